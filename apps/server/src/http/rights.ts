import { hostBody, matchAnswer, renewBody, renewed, swapBody } from '@echo-base/protocol';
import type { Services } from '../services.ts';
import { type Route, route } from './route.ts';

/** `/api/matches/:id`: what the host may do besides settings. */
export function rightRoutes({ lobby, rights }: Services): Route[] {
  return [
    route({
      method: 'delete',
      path: '/api/matches/:id',
      summary: 'Cancel a match before the start, or close a frozen one; for the host',
      session: true,
      status: 204,
      handle: ({ id, me }) => rights.cancel(id, me()),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/invite',
      summary: 'A new invite code, after which the old one is not valid any more; for the host',
      session: true,
      body: renewBody,
      answer: renewed,
      handle: async ({ id, me }) => ({ inviteCode: await rights.renewInvite(id, me()) }),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/host',
      summary: 'Pass the rights of the host on to a person with a seat; for the host',
      session: true,
      body: hostBody,
      answer: matchAnswer,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await rights.pass(id, me(), body.person), me()) }),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/swap',
      summary: 'Swap the sides before the start; for the host',
      session: true,
      body: swapBody,
      answer: matchAnswer,
      handle: async ({ id, me }) => ({ match: lobby.summary(await rights.swapSides(id, me()), me()) }),
    }),
  ];
}
