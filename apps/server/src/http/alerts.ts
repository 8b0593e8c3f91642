import {
  alertList,
  alertTestBody,
  alertTested,
  alertWay,
  alertWayAdded,
  alertWayBody,
  newAlertWay,
} from '@echo-base/protocol';
import type { AlertWays } from '../alerts/alert-ways.ts';
import { type Route, route } from './route.ts';

const ways = '/api/alerts/ways';
const one = { path: `${ways}/:id`, missing: 'no_such_way', session: true } as const;

/** `/api/alerts`: how players are reached. */
export function alertRoutes({ alertWays }: { readonly alertWays: AlertWays }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/alerts',
      summary: 'Ways in which this player is told that it is their turn, and the kinds that this server offers',
      session: true,
      answer: alertList,
      handle: async ({ me }) => ({ kinds: ['hook'], ways: await alertWays.list(me()) }),
    }),
    route({
      method: 'post',
      path: ways,
      summary: 'Add a way; its address is not sent back, and its secret is shown once',
      session: true,
      body: newAlertWay,
      answer: alertWayAdded,
      status: 201,
      handle: ({ me, body }) => alertWays.add(me(), body),
    }),
    route({
      ...one,
      method: 'patch',
      summary: 'Change a way, or switch it on or off',
      body: alertWayBody,
      answer: alertWay,
      handle: ({ me, id, body }) => alertWays.change(me(), id, body),
    }),
    route({
      ...one,
      method: 'delete',
      summary: 'Remove a way',
      status: 204,
      handle: ({ me, id }) => alertWays.remove(me(), id),
    }),
    route({
      ...one,
      method: 'post',
      path: `${ways}/:id/test`,
      summary: 'Send a message by a way now; tells what the service answered',
      body: alertTestBody,
      answer: alertTested,
      status: 200,
      handle: ({ me, id }) => alertWays.test(me(), id),
    }),
  ];
}
