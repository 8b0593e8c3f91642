import type { NewAct, Store } from '../storage/store.ts';

interface Waiting {
  readonly item: NewAct;
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

/** Group commit: writes the acts of all matches in one turn of the event loop in one transaction. */
export interface Recorder {
  /** Resolves once the act is on disk; false if its sequence number was taken and nothing was written. */
  insert(item: NewAct): Promise<boolean>;
  /** Resolves when nothing waits to be written. */
  idle(): Promise<void>;
}

/** Callbacks after acts are on disk. */
export interface RecorderHooks {
  /** Number of acts in a batch, and seconds to write it. */
  written?(acts: number, seconds: number): void;
  /** An act has ended its match. */
  ended?(matchId: string): void;
}

export function createRecorder(store: Pick<Store, 'appendActs'>, hooks: RecorderHooks = {}): Recorder {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function drain(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const began = performance.now();
      await write(store, batch, hooks);
      hooks.written?.(batch.length, (performance.now() - began) / 1_000);
    }
    running = null;
  }

  return {
    insert: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= drain();
      }),
    async idle() {
      await running;
    },
  };
}

async function write(
  store: Pick<Store, 'appendActs'>,
  batch: readonly Waiting[],
  { ended }: RecorderHooks,
): Promise<void> {
  try {
    const results = await store.appendActs(batch.map((one) => one.item));
    for (const [index, { item, resolve }] of batch.entries()) {
      const isWon = results[index] === true;
      resolve(isWon);
      if (isWon && item.outcome) ended?.(item.matchId);
    }
  } catch (error) {
    for (const one of batch) one.reject(error);
  }
}
