import Router from '@koa/router';
import type { Context } from 'koa';
import type { AbuseGuard } from '../auth/abuse-guard.ts';
import { checkNotBanned, type Session } from '../auth/sessions.ts';
import type { Load, LoadClass } from '../model/load.ts';
import { parsed, Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { JsonText, type Route, requireSession } from './route.ts';

/** Request state set by the preceding middlewares. */
export interface AppState {
  session: Session | null;
  /** Client address for limits. */
  address: string;
}

/** Ids that can exist. Others are not looked up: PostgreSQL cannot even compare a text that has the character NUL. */
const ID = /^[\w-]{1,100}$/;

/** Router of these routes: checks session, query, id, body and load before the handler. */
export function mount(routes: readonly Route[], { abuseGuard, load }: Services): Router {
  const router = new Router();
  for (const declared of routes) {
    router.register(declared.path, [declared.method], async (ctx: Context) => {
      if (!declared.isOpen) checkAccess((ctx.state as AppState).session, abuseGuard);
      const { id = '' } = ctx.params as Record<string, string>;
      const answer = await call(declared, { ctx, state: ctx.state as AppState, id, query: ctx.query }, load);
      ctx.status = declared.status ?? (answer === undefined ? 204 : 200);
      if (answer instanceof JsonText) ctx.type = 'json';
      if (answer !== undefined) ctx.body = answer instanceof JsonText ? answer.text : answer;
    });
  }
  return router;
}

/** A request of the API from inside the server: path of the route, query and `:id`. */
interface Inside {
  readonly route: string;
  readonly query: object;
  readonly id: string;
}
export type ReadInside = (ctx: Context, state: AppState, asked: Inside) => Promise<unknown>;

/** Reads from inside the server what a GET request of these routes would answer, with the same checks. */
export function insideReader(routes: readonly Route[], { abuseGuard, load }: Services): ReadInside {
  return async (ctx, state, { route, query, id }) => {
    const declared = routes.find((one) => one.method === 'get' && one.path === route);
    if (!declared) throw new Refused('not_found');
    if (!declared.isOpen) checkAccess(state.session, abuseGuard);
    return call(declared, { ctx, state, id, query }, load);
  };
}

/** Access check: throws `banned`, or `no_session` if the server has a password and the request has no session. */
function checkAccess(session: Session | null, { needsPassword }: AbuseGuard): void {
  checkNotBanned(session);
  if (needsPassword) requireSession(session);
}

/** Class of a request under load; undefined for those that are always answered. */
function classOf({ load, method }: Route, session: Session | null): LoadClass | undefined {
  if (load === 'none') return undefined;
  if (!session) return 'newcomer';
  return load ?? (method === 'get' ? 'watcher' : 'seat');
}

interface Asked {
  readonly ctx: Context;
  readonly state: AppState;
  readonly id: string;
  readonly query: object;
}

async function call(declared: Route, { ctx, state, id, query: given }: Asked, load: Load): Promise<unknown> {
  const { session, address } = state;
  if (declared.session) requireSession(session);
  const query = declared.query && parsed(declared.query, { ...given });
  if (declared.path.includes(':id') && !ID.test(id)) throw new Refused(declared.missing ?? 'no_such_match');
  const body = declared.body && parsed(declared.body, bodyOf(ctx));
  const kind = classOf(declared, session);
  if (kind) await load.admit(kind, (gone) => ctx.res.once('close', gone));
  const me = () => requireSession(session).player;
  const actors = session ? [address, session.player.id] : [address];
  return declared.handle({ id, body, query, session, ctx, address, actors, me });
}

/** JSON body of a request; an empty body counts as an empty object. */
function bodyOf(ctx: Context): unknown {
  const { request } = ctx;
  const isEmpty = !request.headers['transfer-encoding'] && !Number(request.headers['content-length'] ?? 0);
  if (isEmpty) return {};
  if (!request.is('json')) throw new Refused('invalid_body', { path: '', problem: 'not_json' });
  return request.body;
}
