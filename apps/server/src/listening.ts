import type { Server } from 'node:http';
import { type Config, StartupError } from './config.ts';
import { terminator } from './sockets/backlog.ts';
import type { HubServer } from './sockets/hub.ts';

/** Timeout for running requests and slow clients on shutdown, in milliseconds. */
const LEAVE_MS = 5_000;

/** Resolves with the port. Throws `StartupError` if it cannot listen. */
export function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const where = host === undefined ? `PORT=${port}` : `HOST=${host} PORT=${port}`;
      const reason = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used: ${error.message}`;
      reject(new StartupError(`${where} ${reason}`));
    });
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Graceful shutdown: accepts no more requests, finishes running ones, and notifies the sockets, whose clients
 * reconnect.
 */
export async function leave(server: Server, io: HubServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const terminateAll = terminator(io);
  // Closing the sockets waits for every connection, so the timeout starts before it.
  const timeout = setTimeout(() => {
    server.closeAllConnections();
    terminateAll();
  }, LEAVE_MS);
  io.local.emit('going_away', {});
  await io.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(timeout);
}
