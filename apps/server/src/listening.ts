import type { Server } from 'node:http';
import { type Config, StartupError } from './config.ts';
import { hangUp } from './sockets/backlog.ts';
import type { HubServer } from './sockets/hub.ts';

/** Requests that run when the server leaves, and clients that do not read, may take this long. */
const LEAVE_MS = 5_000;

/** Resolves with the port. Throws `StartupError` where nothing can be listened to. */
export function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const where = host === undefined ? `PORT=${port}` : `HOST=${host} PORT=${port}`;
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${error.message}`;
      reject(new StartupError(`${where} ${reason}`));
    });
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Takes no more requests, lets those that run finish, and tells the sockets, so that they come back by themselves. */
export async function leave(server: Server, io: HubServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const hangUpNow = hangUp(io);
  // Closing the sockets waits for everything that is connected, so the patience begins before it.
  const patience = setTimeout(() => {
    server.closeAllConnections();
    hangUpNow();
  }, LEAVE_MS);
  io.local.emit('going_away', {});
  await io.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(patience);
}
