import { CHAT_MESSAGES, CHAT_SECONDS } from '@echo-base/protocol';
import type { Config } from '../config.ts';
import { AbuseGuard } from './abuse-guard.ts';
import { SlidingWindow } from './sliding-window.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Rate limits. */
export function createLimits(config: Config) {
  const abuseGuard = new AbuseGuard(config);
  const socketBuckets = new TokenBuckets(config.buckets);
  const httpBuckets = new TokenBuckets(config.httpBuckets);
  const chatWindow = new SlidingWindow({ most: CHAT_MESSAGES, seconds: CHAT_SECONDS });
  const sweep = () => {
    for (const book of [abuseGuard, socketBuckets, httpBuckets, chatWindow]) book.sweep();
  };
  return { abuseGuard, socketBuckets, httpBuckets, chatWindow, sweep };
}
