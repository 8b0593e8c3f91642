import {
  newSession,
  recoverBody,
  recoveryBody,
  recoveryLink,
  sessionBody,
  session as sessionSchema,
} from '@echo-base/protocol';
import type { Context } from 'koa';
import { cookieOf, type Sessions } from '../auth/sessions.ts';
import { need, type Route, route } from './route.ts';

export interface SessionNeeds {
  readonly sessions: Sessions;
  /** Where players reach us, if it was said; by https the cookie is for https only. */
  readonly publicUrl: string | undefined;
  /** A player goes by another name from now on. */
  readonly renamed: (playerId: string, name: string) => void;
  /** A session is over: its sockets must go. */
  readonly ended: (tokenHash: string) => void;
}

/** `/api/session`: who somebody is. */
export function sessionRoutes(needs: SessionNeeds): Route[] {
  return [...coming(needs), ...staying(needs), ...recovering(needs)];
}

const path = '/api/session';

function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

function coming({ sessions, publicUrl, ended }: SessionNeeds): Route[] {
  return [
    route({
      method: 'post',
      path,
      summary: 'Become a guest; the token is shown once and also set as a cookie',
      body: sessionBody,
      answer: newSession,
      status: 201,
      async handle({ body, ctx }) {
        const made = await sessions.create(body.name);
        ctx.append('Set-Cookie', cookieOf(made.token, isHttps(publicUrl)));
        return made;
      },
    }),
    route({
      method: 'delete',
      path,
      summary: 'Sign out: the token is worth nothing any more',
      session: true,
      status: 204,
      async handle({ session, ctx }) {
        const own = need(session);
        await sessions.end(own);
        ended(own.tokenHash);
        ctx.append('Set-Cookie', cookieOf('', isHttps(publicUrl)));
      },
    }),
  ];
}

function staying({ sessions, renamed }: SessionNeeds): Route[] {
  return [
    route({
      method: 'get',
      path,
      summary: 'Who am I',
      session: true,
      answer: sessionSchema,
      handle({ me }) {
        const { id, name } = me();
        return { playerId: id, name };
      },
    }),
    route({
      method: 'patch',
      path,
      summary: 'Go by another name',
      session: true,
      body: sessionBody,
      answer: sessionSchema,
      async handle({ me, body }) {
        await sessions.rename(me(), body.name);
        renamed(me().id, body.name);
        return { playerId: me().id, name: body.name };
      },
    }),
  ];
}

function recovering({ sessions, publicUrl }: SessionNeeds): Route[] {
  return [
    route({
      method: 'post',
      path: `${path}/recovery`,
      summary: 'A private link that makes another device the same player, once; it replaces the link before',
      session: true,
      body: recoveryBody,
      answer: recoveryLink,
      async handle({ me, ctx }) {
        const { code, expiresAt } = await sessions.recovery(me());
        const url = `${publicUrl ?? ownOrigin(ctx)}/recover#${code}`;
        return { url, code, expiresAt: new Date(expiresAt).toISOString() };
      },
    }),
    route({
      method: 'post',
      path: `${path}/recover`,
      summary: 'Become the player whose link this code is from; the token is shown once and also set as a cookie',
      body: recoverBody,
      answer: newSession,
      status: 201,
      async handle({ body, ctx }) {
        const made = await sessions.recover(body.code);
        ctx.append('Set-Cookie', cookieOf(made.token, isHttps(publicUrl)));
        return made;
      },
    }),
  ];
}

/** Where the asker reached us: the page's own origin, or the address that was called. */
function ownOrigin(ctx: Context): string {
  const page = ctx.get('origin');
  return page.startsWith('http') ? page : `${ctx.protocol}://${ctx.host}`;
}
