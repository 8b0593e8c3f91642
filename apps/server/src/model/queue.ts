/** Job queue: runs jobs one at a time, in order. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether no job runs or waits. */
  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  /** Runs a job after all before it; settles as the job does. */
  enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#last.then(job).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all jobs queued so far are done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
