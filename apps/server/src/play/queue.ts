/** Jobs that are done one after the other, in the order they come. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether nothing is being done or waits to be. */
  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  /** Runs a job when all before it are through; what becomes of it is what becomes of the promise. */
  enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#last.then(job).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all that waits now is through. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
