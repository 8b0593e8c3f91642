interface Waiting<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Group commit: what comes in one turn of the event loop, or while an earlier batch is being written, is written together,
 * so that a slow disk is waited for once.
 */
export class GroupCommit<T, R> {
  readonly #write: (batch: readonly T[]) => Promise<readonly R[]>;
  #waiting: Waiting<T, R>[] = [];
  #running: Promise<void> | null = null;

  /** `write` writes a batch, all or nothing, and returns a result for each item. */
  constructor(write: (batch: readonly T[]) => Promise<readonly R[]>) {
    this.#write = write;
  }

  /** Resolves with the result of the item once it is on disk; rejects if its batch could not be written. */
  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  async #drain(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#write(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    await this.#running;
  }
}
