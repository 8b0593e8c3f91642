import {
  newSession,
  newSessionBody,
  ownerBody,
  recoverBody,
  recoveryBody,
  recoveryLink,
  type Session,
  sessionBody,
  session as sessionSchema,
} from '@echo-base/protocol';
import type { Context } from 'koa';
import type { Gate } from '../auth/gate.ts';
import { cookieOf, type Sessions } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../observability/log.ts';
import type { Player } from '../storage/store.ts';
import { need, type Route, route } from './route.ts';

export interface SessionNeeds {
  readonly sessions: Sessions;
  readonly gate: Gate;
  readonly log: Logger;
  /** Where players reach us, if it was said; by https the cookie is for https only. */
  readonly config: Pick<Config, 'publicUrl'>;
  readonly happenings: {
    /** A player goes by another name from now on. */
    renamed(playerId: string, name: string): void;
    /** A session is over: its sockets must go. */
    ended(tokenHash: string): void;
  };
}

/** `/api/session`: who somebody is. */
export function sessionRoutes(needs: SessionNeeds): Route[] {
  return [...coming(needs), ...staying(needs), ...owning(needs), ...recovering(needs)];
}

const path = '/api/session';

function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

function coming({ sessions, gate, config, happenings }: SessionNeeds): Route[] {
  return [
    route({
      method: 'post',
      path,
      summary: 'Become a guest; the token is shown once and also set as a cookie',
      isOpen: true,
      body: newSessionBody,
      answer: newSession,
      status: 201,
      async handle({ body, ctx, address, actors }) {
        await gate.checkPassword(body.password, actors);
        gate.newcomer(address);
        const made = await sessions.create(body.name);
        ctx.append('Set-Cookie', cookieOf(made.token, isHttps(config.publicUrl)));
        return made;
      },
    }),
    route({
      method: 'delete',
      path,
      summary: 'Sign out: the token is worth nothing any more',
      session: true,
      isOpen: true,
      status: 204,
      async handle({ session, ctx }) {
        const own = need(session);
        await sessions.end(own);
        happenings.ended(own.tokenHash);
        ctx.append('Set-Cookie', cookieOf('', isHttps(config.publicUrl)));
      },
    }),
  ];
}

function staying({ sessions, happenings }: SessionNeeds): Route[] {
  return [
    route({
      method: 'get',
      path,
      summary: 'Who am I',
      session: true,
      answer: sessionSchema,
      handle({ me }) {
        return whoIs(me());
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
        happenings.renamed(me().id, body.name);
        return whoIs({ ...me(), name: body.name });
      },
    }),
  ];
}

function whoIs({ id, name, isOwner }: Player): Session {
  return { playerId: id, name, ...(isOwner && { isOwner }) };
}

function owning({ sessions, gate, log }: SessionNeeds): Route[] {
  return [
    route({
      method: 'post',
      path: `${path}/owner`,
      summary: 'Become an owner of the server, by the operator’s token',
      session: true,
      body: ownerBody,
      answer: sessionSchema,
      async handle({ me, body, actors }) {
        await gate.checkOperator(body.token, actors);
        await sessions.own(me());
        log.warn({ playerId: me().id }, 'somebody owns the server now');
        return whoIs({ ...me(), isOwner: true });
      },
    }),
  ];
}

function recovering({ sessions, gate, config }: SessionNeeds): Route[] {
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
        const url = `${config.publicUrl ?? ownOrigin(ctx)}/recover#${code}`;
        return { url, code, expiresAt: new Date(expiresAt).toISOString() };
      },
    }),
    route({
      method: 'post',
      path: `${path}/recover`,
      summary: 'Become the player whose link this code is from; the token is shown once and also set as a cookie',
      isOpen: true,
      body: recoverBody,
      answer: newSession,
      status: 201,
      async handle({ body, ctx, actors }) {
        const made = await gate.guess(actors, () => sessions.recover(body.code));
        ctx.append('Set-Cookie', cookieOf(made.token, isHttps(config.publicUrl)));
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
