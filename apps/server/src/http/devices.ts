import { sessionList } from '@echo-base/protocol';
import { type Route, requireSession, route } from './route.ts';
import type { SessionNeeds } from './session.ts';

const path = '/api/sessions';

/** `/api/sessions`: the sessions of a player, one for each device. */
export function deviceRoutes({ sessions, sessionEvents, cookie }: SessionNeeds): Route[] {
  return [
    route({
      method: 'get',
      path,
      summary:
        'Sessions of this player, last used first, and unused recovery links; a session ends after 400 days without use',
      session: true,
      answer: sessionList,
      async handle({ session }) {
        const own = requireSession(session);
        const [found, links] = await Promise.all([sessions.list(own), sessions.links(own.player)]);
        return {
          sessions: found.map(({ id, createdAt, usedAt, isCurrent }) => ({
            id,
            createdAt: new Date(createdAt).toISOString(),
            usedAt: new Date(usedAt).toISOString(),
            ...(isCurrent && { isCurrent }),
          })),
          links: links.map(({ id, expiresAt }) => ({ id, expiresAt: new Date(expiresAt).toISOString() })),
        };
      },
    }),
    route({
      method: 'delete',
      path,
      summary: 'End all other sessions of this player, and recovery links that have not been used',
      session: true,
      status: 204,
      async handle({ session }) {
        for (const ended of await sessions.endOthers(requireSession(session))) sessionEvents.ended(ended);
      },
    }),
    route({
      method: 'delete',
      path: `${path}/:id`,
      summary: 'End a session of this player, or a recovery link',
      missing: 'no_such_session',
      session: true,
      status: 204,
      async handle({ session, id, ctx }) {
        const own = requireSession(session);
        const isOwn = (await sessions.list(own)).some((one) => one.isCurrent && one.id === id);
        const signedOut = isOwn ? await cookie.signOut(ctx, own) : [];
        const ended = isOwn ? signedOut.map(({ tokenHash }) => tokenHash) : [await sessions.endOne(own, id)];
        for (const one of ended) if (one !== null) sessionEvents.ended(one);
      },
    }),
  ];
}
