import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Server } from 'socket.io';
import { StartupError } from '../config.ts';
import type { Logger } from '../observability/log.ts';
import type { Transport } from './nodes.ts';

const CONNECT_MS = 5_000;
/** Longest delay before a reconnection attempt, in milliseconds. */
const RETRY_MS = 2_000;
const NOTICE = 'notice';

/** Parts of a socket.io server that carry notices between nodes. */
type SocketServer = Pick<Server, 'adapter' | 'serverSideEmit' | 'on'>;

/** Redis pub/sub with two connections: publisher and subscriber. */
export interface Redis {
  /** Connects a socket server to the sockets of the other nodes; returns the transport for notices. */
  attach(io: SocketServer): Transport;
  /** Client for counters that the nodes share, and the prefix of their keys. */
  readonly counters: { readonly client: unknown; readonly prefix: string };
  close(): Promise<void>;
}

type Client = ReturnType<typeof createClient>;

/**
 * Connects to Redis. Nodes with the same `group` receive each other's messages, so that one Redis can serve several
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
  const ends = { pub, sub, group, log, isLeaving: false };
  return {
    attach: (io) => attach(io, ends),
    counters: { client: pub, prefix: `echo-base:${group}` },
    async close() {
      ends.isLeaving = true;
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
  readonly isLeaving: boolean;
}

function attach(io: SocketServer, ends: Ends): Transport {
  const { pub, sub, group, log } = ends;
  io.adapter(createAdapter(quiet(pub), quiet(sub), { key: `echo-base:${group}` }));
  const isUp = () => pub.isReady && sub.isReady;
  let wasUp = true;
  const look = (up: () => void) => {
    if (isUp() === wasUp || ends.isLeaving) return;
    wasUp = isUp();
    if (!wasUp) return log.warn('the connection to Redis is lost; this node continues alone and polls the record');
    log.info('Redis is back');
    up();
  };
  return {
    get isUp() {
      return isUp();
    },
    send: (notice) => io.serverSideEmit(NOTICE, notice),
    listen({ received, up }) {
      io.on(NOTICE, received);
      for (const client of [pub, sub])
        for (const event of ['ready', 'reconnecting', 'end']) client.on(event, () => look(up));
    },
  };
}

/** Redis client for the adapter: failed commands without a handler must not end the process. */
function quiet(client: Client): Client {
  const silent = ['publish', 'subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe'] as const;
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const call = value as (...args: unknown[]) => unknown;
      if (!silent.some((one) => one === name)) return call.bind(target);
      return (...args: unknown[]) => Promise.resolve(call.apply(target, args)).catch(() => undefined);
    },
  });
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
