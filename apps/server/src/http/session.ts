import { newSession, sessionBody, session as sessionSchema } from '@echo-base/protocol';
import { cookieOf, type Sessions } from '../auth/sessions.ts';
import { need, type Route, route } from './route.ts';

export interface SessionNeeds {
  readonly sessions: Sessions;
  /** Whether players come by https, so that the cookie may be for https only. */
  readonly isHttps: boolean;
  /** A player goes by another name from now on. */
  readonly renamed: (playerId: string, name: string) => void;
  /** A session is over: its sockets must go. */
  readonly ended: (tokenHash: string) => void;
}

/** `/api/session`: who somebody is. */
export function sessionRoutes(needs: SessionNeeds): Route[] {
  return [...coming(needs), ...staying(needs)];
}

const path = '/api/session';

function coming({ sessions, isHttps, ended }: SessionNeeds): Route[] {
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
        ctx.append('Set-Cookie', cookieOf(made.token, isHttps));
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
        ctx.append('Set-Cookie', cookieOf('', isHttps));
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
