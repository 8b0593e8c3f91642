import type { IncomingMessage, Server } from 'node:http';
import type { Config } from '../config.ts';
import type { Logger } from '../observability/log.ts';

/** Warns once, at the first request with `X-Forwarded-For`, if the addresses of a proxy are not trusted. */
export function warnOfProxy(server: Server, { trustProxy }: Pick<Config, 'trustProxy'>, log: Logger): void {
  let isDone = trustProxy;
  const look = ({ headers }: IncomingMessage) => {
    if (isDone || headers['x-forwarded-for'] === undefined) return;
    isDone = true;
    log.warn(
      'requests have the header X-Forwarded-For, but TRUST_PROXY is false: behind a proxy all players share the limits ' +
        'of its address; set TRUST_PROXY=true if a proxy sets the header',
    );
  };
  server.on('request', look);
  server.on('upgrade', look);
}
