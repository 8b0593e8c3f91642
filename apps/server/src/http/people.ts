import { acquaintances, inviteBody, invited, profile, profileBody } from '@echo-base/protocol';
import type { Services } from '../services.ts';
import { type Route, route } from './route.ts';

/** `/api/people` and `/api/profile`: with whom a player plays, and what these see. */
export function peopleRoutes({ acquaintances: known }: Pick<Services, 'acquaintances'>): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/people',
      summary: 'People with whom this player has a common game, the last one first',
      session: true,
      answer: acquaintances,
      handle: async ({ me }) => ({ people: await known.list(me()) }),
    }),
    route({
      method: 'post',
      path: '/api/people/:id/invite',
      missing: 'no_such_person',
      summary: 'Create a match as the last one with this person, with a seat kept for them; or find the open one',
      session: true,
      body: inviteBody,
      answer: invited,
      status: 200,
      handle: ({ me, id }) => known.invite(me(), id),
    }),
    route({
      method: 'get',
      path: '/api/profile',
      summary: 'What others see of this player',
      session: true,
      answer: profile,
      handle: ({ me }) => known.profile(me()),
    }),
    route({
      method: 'patch',
      path: '/api/profile',
      summary: 'Choose a badge, or whether others see when this player is here',
      session: true,
      body: profileBody,
      answer: profile,
      handle: ({ me, body }) => known.change(me(), body),
    }),
  ];
}
