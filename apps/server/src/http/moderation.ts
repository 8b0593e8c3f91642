import {
  closeBody,
  type KnownPlayer,
  knownPlayers,
  muteBody,
  peopleAtTable,
  personBody,
  playerQuery,
  releaseBody,
  restrainBody,
} from '@echo-base/protocol';
import { heldUntil, type Judged, type Moderation } from '../lobby/moderation.ts';
import { Refused } from '../refused.ts';
import { type Route, route } from './route.ts';

const ROOT = '/api/moderation';

/** `/api/moderation`: for owners of the server, and for who set up a match at their own table. */
export function moderationRoutes(moderation: Moderation): Route[] {
  return [...atTables(moderation), ...talk(moderation), ...ofPlayers(moderation)];
}

function atTables(moderation: Moderation): Route[] {
  const path = `${ROOT}/matches/:id`;
  return [
    route({
      method: 'get',
      path: `${path}/people`,
      summary: 'Who is or was at a table; for owners, and for who set it up',
      session: true,
      answer: peopleAtTable,
      handle: async ({ id, me }) => ({ people: await moderation.people(me(), id) }),
    }),
    route({
      method: 'post',
      path: `${path}/kick`,
      summary: 'Remove somebody from a table and keep them out; in play only owners remove players, who give up',
      session: true,
      body: personBody,
      handle: ({ id, me, body }) => moderation.kick(me(), id, body.person),
    }),
    route({
      method: 'post',
      path: `${path}/readmit`,
      summary: 'Let somebody who was kicked come again',
      session: true,
      body: personBody,
      handle: ({ id, me, body }) => moderation.readmit(me(), id, body.person),
    }),
    route({
      method: 'post',
      path: `${path}/close`,
      summary: 'End a match without a winner; for owners',
      session: true,
      body: closeBody,
      handle: ({ id, me }) => moderation.close(me(), id),
    }),
  ];
}

function talk(moderation: Moderation): Route[] {
  const path = `${ROOT}/matches/:id`;
  return [
    route({
      method: 'post',
      path: `${path}/mute`,
      summary: 'Keep somebody from the chat of a match, for minutes or for good; for owners',
      session: true,
      body: muteBody,
      handle: ({ id, me, body }) => moderation.muteAt(me(), id, body.person, lasting(body.minutes)),
    }),
    route({
      method: 'post',
      path: `${path}/unmute`,
      summary: 'Let somebody speak in a match again; for owners',
      session: true,
      body: personBody,
      handle: ({ id, me, body }) => moderation.muteAt(me(), id, body.person, null),
    }),
  ];
}

function ofPlayers(moderation: Moderation): Route[] {
  const judging = (kind: 'mute' | 'ban', what: string) => [
    route({
      method: 'post',
      path: `${ROOT}/players/:id/${kind}`,
      summary: `Keep somebody from ${what}, for minutes or for good; for owners`,
      session: true,
      body: restrainBody,
      handle: ({ id, me, body }) => moderation.judge(me(), id, kind, lasting(body.minutes)),
    }),
    route({
      method: 'post',
      path: `${ROOT}/players/:id/un${kind}`,
      summary: `Let somebody into ${what} again; for owners`,
      session: true,
      body: releaseBody,
      handle: ({ id, me }) => moderation.judge(me(), id, kind, null),
    }),
  ];
  return [
    route({
      method: 'get',
      path: `${ROOT}/players`,
      summary: 'Who goes by a name (?name=), or who is kept from something (?restrained=true); for owners',
      session: true,
      query: playerQuery,
      answer: knownPlayers,
      async handle({ me, query }) {
        if (query.name === undefined && query.restrained === undefined)
          throw new Refused('invalid_body', { path: 'name', problem: 'invalid_type' });
        return { players: (await moderation.players(me(), query.name)).map(shown) };
      },
    }),
    ...judging('mute', 'every chat'),
    ...judging('ban', 'the server'),
  ];
}

/** Until when something holds that begins now. */
function lasting(minutes: number | undefined): { until: number | null } {
  return { until: minutes === undefined ? null : Date.now() + minutes * 60_000 };
}

function shown({ id, name, createdAt, isOwner, restraints }: Judged): KnownPlayer {
  const muted = restraints.find(({ kind }) => kind === 'mute');
  const banned = restraints.find(({ kind }) => kind === 'ban');
  return {
    playerId: id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    ...(isOwner && { isOwner }),
    ...(muted && { muted: heldUntil(muted) }),
    ...(banned && { banned: heldUntil(banned) }),
  };
}
