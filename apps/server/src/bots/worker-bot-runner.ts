import { Worker } from 'node:worker_threads';
import type { Choice } from '@echo-base/protocol';
import type { BotRunner, Question } from './bot-runner.ts';

/** Queued question with the callbacks of its promise. */
interface Pending {
  readonly question: Question;
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

/**
 * Worker thread for bots: answers one question at a time. A thread that takes longer than `budgetMs` milliseconds is
 * terminated, and its question is rejected; start-up time does not count.
 */
export class WorkerBotRunner implements BotRunner {
  readonly #file: URL;
  readonly #budgetMs: number;
  #worker: Worker | null = null;
  #isOnline = false;
  #current: Pending | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: Pending[] = [];

  constructor(file: URL, budgetMs: number) {
    this.#file = file;
    this.#budgetMs = budgetMs;
  }

  choose(question: Question): Promise<Choice> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#waiting.shift() ?? null;
    if (!this.#current) return;
    this.#worker ??= this.#spawn();
    if (this.#isOnline) this.#startTimer();
    this.#worker.postMessage(this.#current.question);
  }

  #startTimer(): void {
    this.#timer = setTimeout(
      () => this.#terminate(new Error(`the bot took longer than ${this.#budgetMs} ms`)),
      this.#budgetMs,
    );
  }

  #spawn(): Worker {
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
      if (worker === this.#worker) this.#terminate(error);
    });
    worker.once('exit', (code) => {
      if (worker === this.#worker) this.#terminate(new Error(`the bot thread exited with ${code}`));
    });
    return worker;
  }

  #settle(resolveOrReject: (asked: Pending) => void): void {
    clearTimeout(this.#timer);
    const asked = this.#current;
    this.#current = null;
    if (asked) resolveOrReject(asked);
    this.#next();
  }

  #terminate(error: Error): void {
    void this.#worker?.terminate();
    this.#worker = null;
    this.#settle((asked) => asked.reject(error));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#waiting = [];
    this.#worker = null;
    this.#settle((asked) => asked.reject(new Error('the server is shutting down')));
    await worker?.terminate();
  }
}
