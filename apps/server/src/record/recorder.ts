import { GroupCommit } from '../model/group-commit.ts';
import type { NewAct, Store } from '../storage/store.ts';

/** Recorder: writes the acts of all matches by group commit. */
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
  const acts = new GroupCommit(async (batch: readonly NewAct[]) => {
    const began = performance.now();
    try {
      return await store.appendActs(batch);
    } finally {
      hooks.written?.(batch.length, (performance.now() - began) / 1_000);
    }
  });
  return {
    async insert(item) {
      const isWon = await acts.add(item);
      if (isWon && item.outcome) hooks.ended?.(item.matchId);
      return isWon;
    },
    idle: () => acts.idle(),
  };
}
