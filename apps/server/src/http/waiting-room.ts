import { changeMatchBody, matchAnswer, readyBody } from '@echo-base/protocol';
import type { Lobby } from '../lobby/lobby.ts';
import type { WaitingRoom } from '../lobby/waiting-room.ts';
import { type Route, route } from './route.ts';

export interface WaitingRoomRouteNeeds {
  readonly lobby: Lobby;
  readonly waitingRoom: WaitingRoom;
}

/** `/api/matches/:id`: changes before the start. */
export function waitingRoomRoutes({ lobby, waitingRoom }: WaitingRoomRouteNeeds): Route[] {
  return [
    route({
      method: 'patch',
      path: '/api/matches/:id',
      summary: 'Change settings and computer players before the start; for the creator',
      session: true,
      body: changeMatchBody,
      answer: matchAnswer,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await waitingRoom.change(id, me(), body), me()) }),
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
  ];
}
