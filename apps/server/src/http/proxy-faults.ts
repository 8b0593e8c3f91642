import type { IncomingMessage, Server } from 'node:http';
import type { SetupWarnings } from '../observability/setup-warnings.ts';

/** Watches requests for signs of a proxy that is not set up for this server. */
export function watchProxy(server: Server, warnings: SetupWarnings): void {
  const look = ({ headers }: IncomingMessage) => {
    if (headers['x-forwarded-for'] !== undefined) warnings.forwarded();
    const prefix = headers['x-forwarded-prefix'];
    if (typeof prefix === 'string' && prefix !== '' && prefix !== '/') warnings.belowPath(prefix);
  };
  server.on('upgrade', look);
  server.on('request', (request: IncomingMessage) => {
    look(request);
    const isSocket = /\/socket\.io\/\?.*\btransport=websocket\b/.test(request.url ?? '');
    if (isSocket && request.headers.upgrade === undefined) warnings.upgradeMissing();
  });
}
