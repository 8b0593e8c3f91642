import { CHAT_ADDRESS_MESSAGES, CHAT_MESSAGES, CHAT_SECONDS, PLAN_SECONDS, PLANS } from '@echo-base/protocol';
import type { Config } from '../config.ts';
import { Load } from '../model/load.ts';
import type { Metrics } from '../observability/metrics.ts';
import { AbuseGuard } from './abuse-guard.ts';
import { Limiters, type SharedCounters } from './limiters.ts';
import { SlidingWindow } from './sliding-window.ts';
import { PERSISTENT, TokenBuckets } from './token-buckets.ts';

/** Size of the bucket that all sockets of an address without a session share, in buckets of one socket. */
const NOBODIES = 50;

export type Limits = ReturnType<typeof createLimits>;

/** Tests and new ways to be reached, of a player. */
const ALERT_TESTS = { most: 20, seconds: 600 };
/** Links by mail that an address asks for: there is a number that the server sends in a day. */
const MAIL_LINKS = { most: 20, seconds: 86_400 };
/** Lists of the people a player has played with, which a page reads three times a minute, and invites to them. */
const PEOPLE_LISTS = { most: 60, seconds: 60 };
const INVITES = { most: 20, seconds: 3_600 };

/** Rate limits, and load shedding. `shared`: counters of all servers; those of messages and requests are each server's own. */
export function createLimits(
  config: Config,
  metrics: Pick<Metrics, 'shed'>,
  shared: SharedCounters | null,
  load: Load = new Load((kind) => metrics.shed.inc({ class: kind })),
) {
  const abuseGuard = new AbuseGuard(config, new Limiters(shared));
  const { credits: capacity, creditsPerSecond: perSecond } = config;
  const socketBuckets = new TokenBuckets({ capacity, perSecond });
  const addressBuckets = new TokenBuckets({ capacity: capacity * NOBODIES, perSecond: perSecond * NOBODIES });
  // More than the messages of a connection until it is disconnected for too many of them.
  const frameBuckets = new TokenBuckets({ capacity: capacity + 2 * PERSISTENT, perSecond: 2 * perSecond });
  const httpBuckets = new TokenBuckets({ capacity: config.httpCredits, perSecond: config.httpCreditsPerSecond });
  const chatWindow = new SlidingWindow({ most: CHAT_MESSAGES, seconds: CHAT_SECONDS });
  const crowdWindow = new SlidingWindow({ most: CHAT_ADDRESS_MESSAGES, seconds: CHAT_SECONDS });
  const planWindow = new SlidingWindow({ most: PLANS, seconds: PLAN_SECONDS });
  const alertWindow = new SlidingWindow(ALERT_TESTS);
  const mailWindow = new SlidingWindow(MAIL_LINKS);
  const peopleWindow = new SlidingWindow(PEOPLE_LISTS);
  const inviteWindow = new SlidingWindow(INVITES);
  const buckets = { socketBuckets, addressBuckets, frameBuckets, httpBuckets };
  const windows = { chatWindow, crowdWindow, planWindow, alertWindow, mailWindow, peopleWindow, inviteWindow };
  const sweep = () => {
    for (const book of [abuseGuard, ...Object.values(buckets), ...Object.values(windows)]) book.sweep();
  };
  return { abuseGuard, ...buckets, ...windows, load, sweep };
}
