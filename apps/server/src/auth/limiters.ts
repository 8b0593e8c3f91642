import {
  RateLimiterCompatibleAbstract,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { monotonic } from '../model/monotonic.ts';

/** Time after which Redis counts as down for one operation, in milliseconds. */
const REDIS_TIMEOUT_MS = 500;

/** Limit of events per key: `points` within a window of `duration` seconds, which the first of them opens. */
export interface Limit {
  readonly points: number;
  readonly duration: number;
}

/** The part of the library's limiters that is used. `consume` rejects with `RateLimiterRes` above the limit. */
export type Limiter = Pick<RateLimiterCompatibleAbstract, 'consume' | 'get'>;

/** Connection to Redis, and the prefix of this group of servers. */
export interface SharedCounters {
  readonly client: unknown;
  readonly prefix: string;
}

/**
 * Limiter in memory. The library's own one compares wall times: a step of the clock ahead would refill its limits, one
 * back would name wrong delays.
 */
class MemoryLimiter extends RateLimiterCompatibleAbstract {
  override readonly keyPrefix = '';
  override blockDuration = 0;
  override execEvenly = false;
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #windows = new Map<string | number, { count: number; readonly until: number }>();

  constructor(limit: Limit, now: () => number) {
    super();
    this.#limit = limit;
    this.#now = now;
  }

  #resultOf({ count, until }: { count: number; until: number }): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.#limit.points - count), until - this.#now(), count, count === 1);
  }

  #open(key: string | number) {
    const found = this.#windows.get(key);
    return found && found.until > this.#now() ? found : null;
  }

  override async consume(key: string | number): Promise<RateLimiterRes> {
    const window = this.#open(key) ?? { count: 0, until: this.#now() + this.#limit.duration * 1_000 };
    this.#windows.set(key, window);
    window.count += 1;
    const result = this.#resultOf(window);
    if (window.count > this.#limit.points) throw result;
    return result;
  }

  override async get(key: string | number): Promise<RateLimiterRes | null> {
    const window = this.#open(key);
    return window && this.#resultOf(window);
  }

  /** Deletes windows that are over. */
  sweep(): void {
    for (const key of this.#windows.keys()) if (!this.#open(key)) this.#windows.delete(key);
  }
}

/** Limiters that count in Redis for all servers of a group, and in memory without Redis or while it does not answer. */
export class Limiters {
  readonly #shared: SharedCounters | null;
  readonly #now: () => number;
  readonly #inMemory: MemoryLimiter[] = [];

  constructor(shared: SharedCounters | null = null, now: () => number = monotonic) {
    this.#shared = shared;
    this.#now = now;
  }

  of(name: string, limit: Limit): Limiter {
    const memory = new MemoryLimiter(limit, this.#now);
    this.#inMemory.push(memory);
    if (!this.#shared) return memory;
    const { client: storeClient, prefix } = this.#shared;
    const options = { storeClient, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: memory };
    const limiter = new RateLimiterRedis({ ...limit, ...options, keyPrefix: `${prefix}:limit:${name}` });
    return new RLWrapperTimeouts({ limiter, timeoutMs: REDIS_TIMEOUT_MS });
  }

  sweep(): void {
    for (const memory of this.#inMemory) memory.sweep();
  }
}

/** Counts an event. Returns the seconds to wait if the limit is exceeded, otherwise 0. */
export async function spend(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsOf(error);
    throw error;
  }
}

/** Seconds until a window is over, at least 1. */
export function secondsOf({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
