import { type ServerInfo, serverInfo } from '@echo-base/protocol';
import type { Config } from '../config.ts';
import { ENGINE } from '../engine-version.ts';
import { type Route, route } from './route.ts';

/** `/api/server`: what a client has to know before anybody is somebody here. */
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
      summary: 'What anybody may know: whether a password is needed, and who may set up matches',
      isOpen: true,
      answer: serverInfo,
      handle: () => info,
    }),
  ];
}
