import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Server } from 'socket.io';
import { StartupError } from '../config.ts';
import type { Logger } from '../observability/log.ts';
import type { Line } from './nodes.ts';

const CONNECT_MS = 5_000;
/** A connection that is lost is tried again at least this often. */
const RETRY_MS = 2_000;
const NOTICE = 'notice';

/** What of a socket.io server carries notices between nodes. */
type SocketServer = Pick<Server, 'adapter' | 'serverSideEmit' | 'on'>;

/** Two connections to Redis, which hands what one node says to all others. */
export interface Redis {
  /** Lets a hub reach the sockets and hubs of the other nodes. */
  attach(io: SocketServer): Line;
  close(): Promise<void>;
}

type Client = ReturnType<typeof createClient>;

/**
 * Connects to Redis. Nodes hear one another that share `group`, so that one Redis may serve several databases. Throws
 * `StartupError` where it does not answer; later it comes back by itself.
 */
export async function connectRedis(url: string, group: string, log: Logger): Promise<Redis> {
  let isStarting = true;
  const reconnectStrategy = (tries: number) => (isStarting ? false : Math.min(RETRY_MS, 50 * (tries + 1)));
  // What cannot be sent is not kept: whoever missed it reads the record.
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
    async close() {
      ends.isLeaving = true;
      // What was said last is still sent where there is a connection.
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

function attach(io: SocketServer, ends: Ends): Line {
  const { pub, sub, group, log } = ends;
  io.adapter(createAdapter(quiet(pub), quiet(sub), { key: `echo-base:${group}` }));
  const isUp = () => pub.isReady && sub.isReady;
  let wasUp = true;
  const look = (up: () => void) => {
    if (isUp() === wasUp || ends.isLeaving) return;
    wasUp = isUp();
    if (!wasUp) return log.warn('Redis is lost; this node goes on by itself and looks into the record');
    log.info('Redis is back');
    up();
  };
  return {
    get isUp() {
      return isUp();
    },
    send: (notice) => io.serverSideEmit(NOTICE, notice),
    listen({ heard, up }) {
      io.on(NOTICE, heard);
      for (const client of [pub, sub])
        for (const event of ['ready', 'reconnecting', 'end']) client.on(event, () => look(up));
    },
  };
}

/** A client as the adapter sees it: what it asks for and nobody waits for must not end the process when it fails. */
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

/** What may be shown of an address. */
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
