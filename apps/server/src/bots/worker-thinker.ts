import { Worker } from 'node:worker_threads';
import type { Choice } from '@echo-base/protocol';
import type { Question, Thinker } from './thinker.ts';

interface Asked {
  readonly question: Question;
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

/**
 * Bots in a worker thread, one question at a time. A thread that takes longer than `budgetMs` is terminated; its
 * start-up time does not count.
 */
export class WorkerThinker implements Thinker {
  readonly #file: URL;
  readonly #budgetMs: number;
  #worker: Worker | null = null;
  #isOnline = false;
  #current: Asked | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: Asked[] = [];

  constructor(file: URL, budgetMs: number) {
    this.#file = file;
    this.#budgetMs = budgetMs;
  }

  think(question: Question): Promise<Choice> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#waiting.shift() ?? null;
    if (!this.#current) return;
    this.#worker ??= this.#hire();
    if (this.#isOnline) this.#startTimer();
    this.#worker.postMessage(this.#current.question);
  }

  #startTimer(): void {
    this.#timer = setTimeout(() => this.#fire(new Error('the bot took too long')), this.#budgetMs);
  }

  #hire(): Worker {
    const worker = new Worker(this.#file);
    worker.unref();
    this.#isOnline = false;
    worker.once('online', () => {
      if (worker !== this.#worker) return;
      this.#isOnline = true;
      if (this.#current) this.#startTimer();
    });
    worker.on('message', (choice: Choice) => {
      if (worker === this.#worker) this.#settle((asked) => asked.resolve(choice));
    });
    worker.on('error', (error: Error) => {
      if (worker === this.#worker) this.#fire(error);
    });
    worker.once('exit', (code) => {
      if (worker === this.#worker) this.#fire(new Error(`the bot thread exited with ${code}`));
    });
    return worker;
  }

  #settle(how: (asked: Asked) => void): void {
    clearTimeout(this.#timer);
    const asked = this.#current;
    this.#current = null;
    if (asked) how(asked);
    this.#next();
  }

  #fire(error: Error): void {
    void this.#worker?.terminate();
    this.#worker = null;
    this.#settle((asked) => asked.reject(error));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#waiting = [];
    this.#worker = null;
    this.#settle((asked) => asked.reject(new Error('closing')));
    await worker?.terminate();
  }
}
