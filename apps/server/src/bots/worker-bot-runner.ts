import { Worker } from 'node:worker_threads';
import type { Choice } from '@echo-base/protocol';
import type { BotRunner, Question } from './bot-runner.ts';

/** Queued question with the callbacks of its promise. */
interface Pending {
  readonly question: Question;
  /** Asked again for every turn of the queue: people come and go while a question waits. */
  readonly hasPeople: () => boolean;
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

/**
 * Worker thread for bots: answers one question at a time, those of matches with people first. Those of other matches
 * share a slow lane, which uses at most half of the thread: after each, a pause as long as it took. A thread that takes longer than `budgetMs` milliseconds is
 * terminated, and its question is rejected; start-up time does not count.
 */
export class WorkerBotRunner implements BotRunner {
  readonly #file: URL;
  readonly #budgetMs: number;
  #worker: Worker | null = null;
  #isOnline = false;
  #current: Pending | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while the slow lane pauses. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  #startedAt = 0;
  #waiting: Pending[] = [];

  constructor(file: URL, budgetMs: number) {
    this.#file = file;
    this.#budgetMs = budgetMs;
  }

  choose(question: Question, hasPeople: () => boolean = () => true): Promise<Choice> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, hasPeople, resolve, reject });
      this.#next();
    });
  }

  /** Takes the question to be answered now: the first with people, or the first of the slow lane if it may run. */
  #take(): Pending | null {
    const withPeople = this.#waiting.findIndex(({ hasPeople }) => hasPeople());
    if (withPeople < 0 && this.#pause) return null;
    return this.#waiting.splice(Math.max(0, withPeople), 1)[0] ?? null;
  }

  #pauseSlowLane(): void {
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#next();
    }, performance.now() - this.#startedAt).unref();
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#take();
    if (!this.#current) return;
    this.#startedAt = performance.now();
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
    if (asked && !asked.hasPeople()) this.#pauseSlowLane();
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
    clearTimeout(this.#pause);
    this.#worker = null;
    this.#settle((asked) => asked.reject(new Error('the server is shutting down')));
    await worker?.terminate();
  }
}
