import { type ServerInfo, serverInfo } from '@echo-base/protocol';
import type { Context } from 'koa';
import { isProxied } from '../auth/device.ts';
import type { Config } from '../config.ts';
import { ENGINE } from '../engine-version.ts';
import { isLoopback, networkAddresses } from '../network-addresses.ts';
import type { Services } from '../services.ts';
import { type Route, route } from './route.ts';

/** Whether a page on this very computer asks. A name that others may have pointed here (DNS rebinding) does not count. */
function isFromHere({ req, hostname }: Context): boolean {
  return !isProxied(req) && isLoopback(hostname) && isLoopback(req.socket.remoteAddress ?? '');
}

/** `/api/server`: needs no session. */
export function serverRoutes(
  config: Pick<Config, 'serverPassword' | 'create' | 'publicUrl' | 'host' | 'spectatorDelayS'>,
): Route[] {
  const { serverPassword, create, publicUrl, host, spectatorDelayS } = config;
  const info: ServerInfo = {
    name: 'Echo Base',
    version: ENGINE.split(' ').at(-1) ?? '',
    needsPassword: serverPassword !== undefined,
    create,
    spectatorDelayS,
    ...(publicUrl !== undefined && { publicUrl }),
  };
  return [
    route({
      method: 'get',
      path: '/api/server',
      summary:
        'Public settings: whether a password is needed, who may create matches, the delay of spectators, and the address for players',
      isOpen: true,
      load: 'none',
      answer: serverInfo,
      handle({ ctx }) {
        if (!isFromHere(ctx)) return info;
        return { ...info, networkAddresses: networkAddresses({ port: ctx.req.socket.localPort ?? 0, host }) };
      },
    }),
  ];
}

/** `/api/server/blocked-sockets`: a browser whose WebSockets fail asks why, and the log tells the host. */
export function socketReportRoutes({ abuseGuard, warnings }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/server/blocked-sockets',
      summary:
        'Reports that WebSockets do not reach the server although requests do; refused if it refuses them itself',
      isOpen: true,
      handle: ({ address }) => {
        abuseGuard.checkSockets(address);
        warnings.socketsBlocked();
      },
    }),
  ];
}
