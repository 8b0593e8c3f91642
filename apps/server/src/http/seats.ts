import { claimBody, matchAnswer, reclaimBody, standInBody } from '@echo-base/protocol';
import type { Services } from '../services.ts';
import { type Route, route } from './route.ts';

const POST = { method: 'post', session: true, answer: matchAnswer } as const;

/** `/api/matches/:id`: seats whose players run out of time or are absent. */
export function seatRoutes({ lobby, keeper }: Services): Route[] {
  return [
    route({
      ...POST,
      path: '/api/matches/:id/claim',
      summary: 'An opponent ends the game of a seat whose time is up',
      body: claimBody,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await keeper.claim(id, me(), body), me()) }),
    }),
    route({
      ...POST,
      path: '/api/matches/:id/standin',
      summary: 'A computer player plays a seat until its owner takes it back',
      body: standInBody,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await keeper.standIn(id, me(), body), me()) }),
    }),
    route({
      ...POST,
      path: '/api/matches/:id/reclaim',
      summary: 'The owner plays a seat again',
      body: reclaimBody,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await keeper.reclaim(id, me(), body.seat), me()) }),
    }),
  ];
}
