import {
  newSession,
  newSessionBody,
  ownerBody,
  recoverBody,
  recoveryBody,
  recoveryLink,
  recoveryPlayer,
  type Session,
  sessionBody,
  sessionQuery,
  session as sessionSchema,
} from '@echo-base/protocol';
import type { Context } from 'koa';
import { checkNotBanned } from '../auth/sessions.ts';
import type { Services } from '../services.ts';
import type { Player } from '../storage/store.ts';
import { type Route, requireSession, route } from './route.ts';

/** `/api/session`. */
export function sessionRoutes(services: Services): Route[] {
  return [...coming(services), ...staying(services), ...owning(services), ...recovering(services)];
}

const path = '/api/session';

function coming({ sessions, abuseGuard, cookie, rights, peers }: Services): Route[] {
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
        await abuseGuard.checkPassword(body.password, actors);
        await abuseGuard.newcomer(address);
        const made = await sessions.create(body.name);
        cookie.set(ctx, made.token);
        return made;
      },
    }),
    route({
      method: 'delete',
      path,
      summary: 'Sign out: the token becomes invalid',
      session: true,
      isOpen: true,
      status: 204,
      async handle({ session, ctx }) {
        for (const { tokenHash, player } of await cookie.signOut(ctx, requireSession(session))) {
          peers.tell({ kind: 'ended', tokenHash });
          void rights.signedOut(player.id);
        }
      },
    }),
  ];
}

function staying({ sessions, peers, store }: Services): Route[] {
  return [
    route({
      method: 'get',
      path,
      summary: 'The player of this session; with ?ifAny=true a request without one is answered with 204 instead of 401',
      isOpen: true,
      query: sessionQuery,
      answer: sessionSchema.nullable(),
      async handle({ session, query: { ifAny } }) {
        if (!session && ifAny) return null;
        const { player } = requireSession(session);
        checkNotBanned(session);
        const { badge } = await store.profile(player.id);
        return { ...whoIs(player), ...(badge && { badge }) };
      },
    }),
    route({
      method: 'patch',
      path,
      summary: 'Change the name',
      session: true,
      body: sessionBody,
      answer: sessionSchema,
      async handle({ me, body }) {
        await sessions.rename(me(), body.name);
        peers.tell({ kind: 'renamed', playerId: me().id, name: body.name });
        const { badge } = await store.profile(me().id);
        return { ...whoIs({ ...me(), name: body.name }), ...(badge && { badge }) };
      },
    }),
  ];
}

function whoIs({ id, name, isOwner }: Player): Session {
  return { playerId: id, name, ...(isOwner && { isOwner }) };
}

function owning({ sessions, abuseGuard, log }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: `${path}/owner`,
      summary: 'Become an owner of the server, by the operator’s token',
      session: true,
      body: ownerBody,
      answer: sessionSchema,
      async handle({ me, body, actors }) {
        await abuseGuard.checkOperator(body.token, actors);
        await sessions.makeOwner(me());
        log.warn({ playerId: me().id }, 'a player became an owner of the server');
        return whoIs({ ...me(), isOwner: true });
      },
    }),
  ];
}

function recovering({ sessions, abuseGuard, cookie, config }: Services): Route[] {
  return [
    route({
      method: 'post',
      path: `${path}/recovery`,
      summary: 'Create a recovery link that signs another device in once; replaces the previous link',
      session: true,
      body: recoveryBody,
      answer: recoveryLink,
      async handle({ me, body, ctx }) {
        const { code, expiresAt } = await sessions.createRecovery(me(), body.lasting);
        const url = `${config.publicUrl ?? ownOrigin(ctx)}/recover#${code}`;
        return { url, code, expiresAt: new Date(expiresAt).toISOString() };
      },
    }),
    route({
      method: 'post',
      path: `${path}/recovery/player`,
      summary: 'Name of the player whom a recovery code signs in; the code stays valid',
      isOpen: true,
      body: recoverBody,
      answer: recoveryPlayer,
      status: 200,
      async handle({ body, actors }) {
        const { name } = await abuseGuard.attempt(actors, () => sessions.recoverable(body.code));
        return { name };
      },
    }),
    route({
      method: 'post',
      path: `${path}/recover`,
      summary: 'Sign in by a recovery code; the token is shown once and also set as a cookie',
      isOpen: true,
      body: recoverBody,
      answer: newSession,
      status: 201,
      async handle({ body, ctx, actors }) {
        const made = await abuseGuard.attempt(actors, () => sessions.recover(body.code));
        cookie.set(ctx, made.token);
        return made;
      },
    }),
  ];
}

/** Origin of the request: the page's own, or the address that was called. */
export function ownOrigin(ctx: Context): string {
  const page = ctx.get('origin');
  return page.startsWith('http') ? page : `${ctx.protocol}://${ctx.host}`;
}
