import { createClient } from '@redis/client';
import { StartupError } from '../config.ts';
import type { Logger } from '../observability/log.ts';
import type { Transport } from './nodes.ts';

const CONNECT_MS = 5_000;
/** Longest delay before a reconnection attempt, in milliseconds. */
const RETRY_MS = 2_000;

/** Redis pub/sub with two connections: publisher and subscriber. */
export interface Redis {
  /** Transport of notices between the nodes. */
  readonly line: Transport;
  /** Client for counters that the nodes share, and the prefix of their keys. */
  readonly counters: { readonly client: unknown; readonly prefix: string };
  close(): Promise<void>;
}

type Client = ReturnType<typeof createClient>;

/**
 * Connects to Redis. Nodes with the same `group` receive each other's notices, so that one Redis can serve several
 * databases. Throws `StartupError` if Redis does not answer; later it reconnects automatically.
 */
export async function connectRedis(url: string, group: string, log: Logger): Promise<Redis> {
  let isStarting = true;
  const reconnectStrategy = (tries: number) => (isStarting ? false : Math.min(RETRY_MS, 50 * (tries + 1)));
  // Messages are not queued while offline: nodes that missed one read the record.
  const options = { url, disableOfflineQueue: true, socket: { connectTimeout: CONNECT_MS, reconnectStrategy } };
  const clients: [Client, Client] = [createClient(options), createClient(options)];
  let failure: unknown;
  for (const client of clients) client.on('error', (error) => (failure = error));
  try {
    await Promise.all(clients.map((client) => client.connect()));
  } catch (error) {
    for (const client of clients) client.destroy();
    throw new StartupError(`REDIS_URL=${shown(url)} cannot be used: ${reason(failure ?? error)}`);
  }
  isStarting = false;
  const [pub, sub] = clients;
  let isLeaving = false;
  return {
    line: await openChannel({ pub, sub, group, log, isLeaving: () => isLeaving }),
    counters: { client: pub, prefix: `echo-base:${group}` },
    async close() {
      isLeaving = true;
      // The last messages are sent if connected.
      await Promise.all(clients.map((client) => (client.isReady ? client.close() : client.destroy())));
    },
  };
}

interface Ends {
  readonly pub: Client;
  readonly sub: Client;
  readonly group: string;
  readonly log: Logger;
  readonly isLeaving: () => boolean;
}

/** Transport of notices on one channel. It carries nothing else: who can write there may lose or forge notices only. */
async function openChannel({ pub, sub, group, log, isLeaving }: Ends): Promise<Transport> {
  const channel = `echo-base:${group}:notices`;
  let receive: (notice: unknown) => void = () => undefined;
  await sub.subscribe(channel, (text) => receive(parsed(text)));
  const isUp = () => pub.isReady && sub.isReady;
  let wasUp = true;
  const look = (up: () => void) => {
    if (isUp() === wasUp || isLeaving()) return;
    wasUp = isUp();
    if (!wasUp) return log.warn('the connection to Redis is lost; this node continues alone and polls the record');
    log.info('Redis is back');
    up();
  };
  return {
    get isUp() {
      return isUp();
    },
    // A notice that is lost with the connection is made up for when that is back.
    send: (notice) => void pub.publish(channel, JSON.stringify(notice)).catch(() => undefined),
    listen({ received, up }) {
      receive = received;
      for (const client of [pub, sub])
        for (const event of ['ready', 'reconnecting', 'end']) client.on(event, () => look(up));
    },
  };
}

/** Value of a message; the text itself if it is no JSON, which is no notice either. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Address without credentials. */
function shown(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.search = '';
  return url.href;
}

function reason(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message : String(first)).split('\n')[0] ?? '';
}
