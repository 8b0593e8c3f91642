/**
 * Batching of messages: what arrives before the next task is handled in one task, in order, so that the page is
 * rendered once for all of it. A burst of messages rendered one by one makes React stop with "Maximum update depth
 * exceeded": it counts updates pending when a render ends, and effects that set state leave one after every message.
 */
export class Inbox {
  readonly #channel = new MessageChannel();
  #waiting: (() => void)[] = [];

  constructor() {
    // A message channel posts behind the tasks queued by now, and hidden tabs do not throttle it.
    this.#channel.port1.onmessage = () => this.#handleAll();
  }

  add(handle: () => void): void {
    this.#waiting.push(handle);
    if (this.#waiting.length === 1) this.#channel.port2.postMessage(null);
  }

  #handleAll(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (const handle of all) {
      try {
        handle();
      } catch (error) {
        // Thrown in its own task: the other messages are handled all the same.
        setTimeout(() => {
          throw error;
        });
      }
    }
  }
}
