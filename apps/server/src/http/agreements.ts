import {
  answerBody,
  matchAnswer,
  proposeBody,
  resumeBody,
  seatLink,
  seatLinkBody,
  takeSeatBody,
} from '@echo-base/protocol';
import type { Services } from '../services.ts';
import { type Route, route } from './route.ts';
import { ownOrigin } from './session.ts';

const POST = { method: 'post', session: true, answer: matchAnswer } as const;

/** `/api/matches/:id`: what players agree on in play, and links to seats. */
export function agreementRoutes({ lobby, agreements, ...services }: Services): Route[] {
  return [
    route({
      ...POST,
      path: '/api/matches/:id/propose',
      summary: 'Propose a pause, an absence rule, or to give the seat of an absent player on',
      body: proposeBody,
      handle: async ({ id, me, body }) => ({
        match: lobby.summary(await agreements.propose(id, me(), body.proposal), me()),
      }),
    }),
    route({
      ...POST,
      path: '/api/matches/:id/answer',
      summary: 'Agree to the open proposal, decline or withdraw it',
      body: answerBody,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await agreements.answer(id, me(), body), me()) }),
    }),
    route({
      ...POST,
      path: '/api/matches/:id/resume',
      summary: 'Let paused clocks run again',
      body: resumeBody,
      handle: async ({ id, me }) => ({ match: lobby.summary(await agreements.resume(id, me()), me()) }),
    }),
    ...linkRoutes({ lobby, agreements, ...services }),
  ];
}

function linkRoutes({ lobby, agreements, given, abuseGuard, config }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/matches/:id/seat-link',
      summary:
        'A link that gives the seat of an absent player to the person who opens it, once; for the host and owners',
      session: true,
      body: seatLinkBody,
      answer: seatLink,
      async handle({ id, me, body, ctx }) {
        const { code, expiresAt } = await agreements.makeLink(id, me(), body.seat);
        const url = `${config.publicUrl ?? ownOrigin(ctx)}/seat/${id}#${code}`;
        return { url, expiresAt: new Date(expiresAt).toISOString() };
      },
    }),
    route({
      ...POST,
      path: '/api/matches/:id/seat',
      summary: 'Take a seat by the code of its link',
      body: takeSeatBody,
      async handle({ id, me, body, actors }) {
        const stored = await abuseGuard.attempt(actors, () => given.takeByLink(id, me(), body.code));
        return { match: lobby.summary(stored, me()) };
      },
    }),
  ];
}
