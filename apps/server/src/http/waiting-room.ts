import {
  changeMatchBody,
  declineBody,
  forkBody,
  matchAnswer,
  readyBody,
  rematched,
  shuffleBody,
} from '@echo-base/protocol';
import type { Services } from '../services.ts';
import { type Route, route } from './route.ts';

/** `/api/matches/:id`: changes before the start, and matches that continue others. */
export function waitingRoomRoutes(services: Services): Route[] {
  return [...ofHost(services), ...ofPlayers(services)];
}

function ofHost({ lobby, waitingRoom }: Services): Route[] {
  return [
    route({
      method: 'patch',
      path: '/api/matches/:id',
      summary: 'Change settings, computer players and kept seats before the start; for the creator',
      session: true,
      body: changeMatchBody,
      answer: matchAnswer,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await waitingRoom.change(id, me(), body), me()) }),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/shuffle',
      summary: 'Deal the seats before the start in random order; for the creator',
      session: true,
      body: shuffleBody,
      answer: matchAnswer,
      handle: async ({ id, me }) => ({ match: lobby.summary(await waitingRoom.shuffle(id, me()), me()) }),
    }),
  ];
}

function ofPlayers({ lobby, waitingRoom, forks }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/matches/:id/decline',
      summary: 'Decline a free seat that is kept for the session before the start; it is open to all again',
      session: true,
      body: declineBody,
      answer: matchAnswer,
      handle: async ({ id, me, body }) => ({
        match: lobby.summary(await waitingRoom.decline(id, me(), body.seat), me()),
      }),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/ready',
      summary: 'Set whether the session is ready to start; the match starts when all are and every seat is taken',
      session: true,
      body: readyBody,
      answer: matchAnswer,
      handle: async ({ id, me, body }) => ({
        match: lobby.summary(await waitingRoom.ready(id, me(), body.ready), me()),
      }),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/fork',
      summary: 'Create a private match that continues a finished one from a step of its replay',
      session: true,
      body: forkBody,
      answer: rematched,
      handle: async ({ id, me, body }) => ({ matchId: await forks.create(id, me(), body) }),
    }),
  ];
}
