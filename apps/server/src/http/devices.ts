import { sessionList } from '@echo-base/protocol';
import type { Services } from '../services.ts';
import { type Route, requireSession, route } from './route.ts';

const path = '/api/sessions';

/** `/api/sessions`: the sessions of a player, one for each device. */
export function deviceRoutes({ sessions, peers, cookie }: Services): Route[] {
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
        for (const tokenHash of await sessions.endOthers(requireSession(session)))
          peers.tell({ kind: 'ended', tokenHash });
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
        const ended = isOwn ? await cookie.signOut(ctx, own) : [{ tokenHash: await sessions.endOne(own, id) }];
        for (const { tokenHash } of ended) if (tokenHash !== null) peers.tell({ kind: 'ended', tokenHash });
      },
    }),
  ];
}
