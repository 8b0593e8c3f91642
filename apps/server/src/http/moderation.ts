import {
  closeBody,
  type KnownPlayer,
  knownPlayers,
  liftBody,
  muteBody,
  peopleAtTable,
  personBody,
  playerQuery,
  sanctionBody,
} from '@echo-base/protocol';
import { type ModeratedPlayer, type Moderation, sanctionEnd } from '../lobby/moderation.ts';
import { Refused } from '../refused.ts';
import { type Route, route } from './route.ts';

const ROOT = '/api/moderation';

/** `/api/moderation`: for owners of the server, and for the creator of a match. */
export function moderationRoutes(moderation: Moderation): Route[] {
  return [...atTables(moderation), ...talk(moderation), ...ofPlayers(moderation)];
}

function atTables(moderation: Moderation): Route[] {
  const path = `${ROOT}/matches/:id`;
  return [
    route({
      method: 'get',
      path: `${path}/people`,
      summary: 'People in a match; for owners, its host and its players',
      session: true,
      answer: peopleAtTable,
      handle: async ({ id, me }) => ({ people: await moderation.people(me(), id) }),
    }),
    route({
      method: 'post',
      path: `${path}/kick`,
      summary: 'Kick a person from a match; in play only owners kick players, whose seats a computer player takes over',
      session: true,
      body: personBody,
      handle: ({ id, me, body }) => moderation.kick(me(), id, body.person),
    }),
    route({
      method: 'post',
      path: `${path}/readmit`,
      summary: 'Readmit a kicked person',
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
      summary: 'Mute a person in a match, for minutes or permanently; for owners and the host',
      session: true,
      body: muteBody,
      handle: ({ id, me, body }) => moderation.muteAt(me(), id, body.person, lasting(body.minutes)),
    }),
    route({
      method: 'post',
      path: `${path}/unmute`,
      summary: 'Unmute a person in a match; for owners and the host',
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
      missing: 'no_such_person',
      summary: `Keep a player from ${what}, for minutes or permanently; for owners`,
      session: true,
      body: sanctionBody,
      handle: ({ id, me, body }) => moderation.restrict(me(), id, kind, lasting(body.minutes)),
    }),
    route({
      method: 'post',
      path: `${ROOT}/players/:id/un${kind}`,
      missing: 'no_such_person',
      summary: `Let a person into ${what} again; for owners`,
      session: true,
      body: liftBody,
      handle: ({ id, me }) => moderation.restrict(me(), id, kind, null),
    }),
  ];
  return [
    route({
      method: 'get',
      path: `${ROOT}/players`,
      summary: 'Players with a name (?name=) or with a sanction (?restrained=true); for owners',
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

/** End of a sanction that begins now. */
function lasting(minutes: number | undefined): { until: number | null } {
  return { until: minutes === undefined ? null : Date.now() + minutes * 60_000 };
}

function shown({ id, name, createdAt, isOwner, sanctions }: ModeratedPlayer): KnownPlayer {
  const muted = sanctions.find(({ kind }) => kind === 'mute');
  const banned = sanctions.find(({ kind }) => kind === 'ban');
  return {
    playerId: id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    ...(isOwner && { isOwner }),
    ...(muted && { muted: sanctionEnd(muted) }),
    ...(banned && { banned: sanctionEnd(banned) }),
  };
}
