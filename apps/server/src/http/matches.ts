import {
  concedeBody,
  createdMatch,
  createMatchBody,
  importBody,
  importedMatch,
  inviteCode,
  joinBody,
  joined,
  logPage as logPageSchema,
  logQuery,
  matchAnswer,
  matchList,
  matchQuery,
  matchRecord,
  matchSummary,
  RECORD_BYTES,
  rematchBody,
  rematched,
  replayOutline,
  replayQuery,
  replayViews,
  replayViewsQuery,
  resultList,
  seatBody,
  startBody,
} from '@echo-base/protocol';
import type { Context } from 'koa';
import { z } from 'zod';
import { deviceOf } from '../auth/device.ts';
import { viewersOf } from '../lobby/access.ts';
import { resultsFor } from '../lobby/results.ts';
import { logPage } from '../play/log-page.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { JsonText, type Route, route } from './route.ts';

const inviteQuery = z.object({ invite: inviteCode.exactOptional() });
const ROOT = '/api/matches';

/** Routes under `/api/matches`. */
export function matchRoutes(services: Services): Route[] {
  return [
    ...collection(services),
    ...importing(services),
    ...reading(services),
    ...replaying(services),
    ...seating(services),
    ...playing(services),
  ];
}

function collection({ lobby, store }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: ROOT,
      summary: 'Create a match; the creator has no seat until they join',
      session: true,
      body: createMatchBody,
      answer: createdMatch,
      load: 'watcher',
      status: 201,
      async handle({ me, body }) {
        const stored = await lobby.create(me(), body);
        const { id, inviteCode: code, seedHash } = stored.match;
        return { matchId: id, inviteCode: code, seedHash, match: lobby.summary(stored, me()) };
      },
    }),
    route({
      method: 'get',
      path: ROOT,
      summary: 'Matches, newest first; private ones only for members; few open ones of each creator',
      query: matchQuery,
      answer: matchList,
      handle: ({ session, query }) => lobby.list(session?.player ?? null, query),
    }),
    route({
      method: 'get',
      path: '/api/results',
      summary: 'Wins and losses of this player against each person, by title and seat',
      session: true,
      answer: resultList,
      handle: ({ me }) => resultsFor(store, me()),
    }),
  ];
}

function importing({ lobby, imports }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: `${ROOT}/import`,
      summary: 'Import a finished match from its record; an error names the first act that does not replay',
      session: true,
      body: importBody,
      bodyBytes: RECORD_BYTES,
      answer: importedMatch,
      load: 'watcher',
      status: 201,
      async handle({ me, body }) {
        const stored = await imports.import(me(), body.record);
        return { matchId: stored.match.id, match: lobby.summary(stored, me()) };
      },
    }),
  ];
}

/** Abort signal of a request: aborted when its client disconnects. */
function disconnectOf({ res }: Context): AbortSignal {
  const abort = new AbortController();
  res.once('close', () => abort.abort());
  return abort.signal;
}

function reading({ lobby, invites, records, openings, config }: Services): Route[] {
  return [
    route({
      method: 'get',
      path: `${ROOT}/:id`,
      summary: 'A match; a valid ?invite= shows a private one, and makes no one a member',
      query: inviteQuery,
      answer: matchSummary,
      async handle({ id, session, query, actors, ctx }) {
        await invites.countAttempt(id, query.invite, actors);
        const player = session?.player ?? null;
        const stored = await lobby.read(id, player, query.invite);
        openings.read(stored, player, { code: query.invite, device: deviceOf(ctx.req, config.trustProxy) });
        return lobby.summary(stored, player, query.invite);
      },
    }),
    route({
      method: 'get',
      path: `${ROOT}/:id/log`,
      summary: 'Older log entries, as one of the viewers of this session reads them',
      query: logQuery,
      answer: logPageSchema,
      async handle({ id, session, query: { viewer, before, limit, invite }, actors }) {
        await invites.countAttempt(id, invite, actors);
        const player = session?.player ?? null;
        const host = await lobby.show(id, player, invite);
        const viewers = viewersOf(host.stored, player);
        const wanted = viewer ?? viewers[0];
        if (wanted === undefined) return { entries: [] };
        if (!viewers.includes(wanted)) throw new Refused('not_your_seat');
        return { entries: host.live ? await logPage(host.live, wanted, { before, limit }) : [] };
      },
    }),
    route({
      method: 'get',
      path: `${ROOT}/:id/record`,
      summary: 'The record with its seed, after the end',
      query: inviteQuery,
      answer: matchRecord,
      async handle({ id, session, query, actors, ctx }) {
        await invites.countAttempt(id, query.invite, actors);
        const stored = await lobby.readRecord(id, session?.player ?? null, query.invite);
        return new JsonText(await records.read(stored, disconnectOf(ctx)));
      },
    }),
  ];
}

/** Who waits for a replay: the player, or the address of a visitor without a session. */
function readerOf(actors: readonly string[]): { reader: string } {
  return { reader: actors.at(-1) ?? '' };
}

function replaying({ lobby, invites, replays }: Services): Route[] {
  return [
    route({
      method: 'get',
      path: `${ROOT}/:id/replay`,
      summary: 'Timeline of a finished match: its steps, with the log entries a viewer may read',
      query: replayQuery,
      answer: replayOutline,
      async handle({ id, session, query: { viewer, invite }, actors, ctx }) {
        await invites.countAttempt(id, invite, actors);
        const stored = await lobby.readRecord(id, session?.player ?? null, invite);
        return replays.outline(stored, { ...readerOf(actors), viewer, signal: disconnectOf(ctx) });
      },
    }),
    route({
      method: 'get',
      path: `${ROOT}/:id/replay/views`,
      summary: 'Positions of a finished match, as a viewer saw them: the first in full, the others as deltas',
      query: replayViewsQuery,
      answer: replayViews,
      async handle({ id, session, query: { viewer, from, limit, invite }, actors, ctx }) {
        await invites.countAttempt(id, invite, actors);
        const stored = await lobby.readRecord(id, session?.player ?? null, invite);
        return replays.views(stored, { ...readerOf(actors), viewer, from, limit, signal: disconnectOf(ctx) });
      },
    }),
  ];
}

function seating({ lobby, invites }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: `${ROOT}/:id/join`,
      summary: 'Join; a player may take several seats',
      session: true,
      body: joinBody,
      answer: joined,
      async handle({ id, me, body, actors }) {
        await invites.countAttempt(id, body.inviteCode, actors);
        return { seat: await lobby.join(id, me(), body.seat, body.inviteCode) };
      },
    }),
    route({
      method: 'post',
      path: `${ROOT}/:id/leave`,
      summary: 'Leave before the start',
      session: true,
      body: seatBody,
      answer: matchAnswer,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await lobby.leave(id, me(), body.seat), me()) }),
    }),
  ];
}

function playing({ lobby }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: `${ROOT}/:id/start`,
      summary: 'Start with the taken seats; only the host may',
      session: true,
      body: startBody,
      answer: matchAnswer,
      handle: async ({ id, me }) => ({ match: lobby.summary(await lobby.start(id, me()), me()) }),
    }),
    route({
      method: 'post',
      path: `${ROOT}/:id/concede`,
      summary: 'Concede the match or a part of it, for one seat or for all seats of the session',
      session: true,
      body: concedeBody,
      answer: matchAnswer,
      handle: async ({ id, me, body }) => ({ match: lobby.summary(await lobby.concede(id, me(), body), me()) }),
    }),
    route({
      method: 'post',
      path: `${ROOT}/:id/rematch`,
      summary: 'Create a rematch after the end, with swapped sides if wanted; later requests get the same match',
      session: true,
      body: rematchBody,
      answer: rematched,
      handle: async ({ id, me, body }) => ({ matchId: await lobby.rematch(id, me(), body) }),
    }),
  ];
}
