import { type ServerInfo, serverInfo } from '@echo-base/protocol';
import type { Config } from '../config.ts';
import { ENGINE } from '../engine-version.ts';
import { type Route, route } from './route.ts';

/** `/api/server`: needs no session. */
export function serverRoutes({ serverPassword, create }: Pick<Config, 'serverPassword' | 'create'>): Route[] {
  const info: ServerInfo = {
    name: 'Echo Base',
    version: ENGINE.split(' ').at(-1) ?? '',
    needsPassword: serverPassword !== undefined,
    create,
  };
  return [
    route({
      method: 'get',
      path: '/api/server',
      summary: 'Public settings: whether a password is needed, and who may create matches',
      isOpen: true,
      load: 'none',
      answer: serverInfo,
      handle: () => info,
    }),
  ];
}
