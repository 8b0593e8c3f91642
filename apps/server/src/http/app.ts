import { MESSAGE_BYTES } from '@echo-base/protocol';
import { bodyParser } from '@koa/bodyparser';
import Koa, { type Context, type Middleware, type Next } from 'koa';
import { addressOf } from '../auth/address.ts';
import { isOriginAllowed } from '../auth/origins.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { agreementRoutes } from './agreements.ts';
import { alertRoutes } from './alerts.ts';
import { deviceRoutes } from './devices.ts';
import { drained } from './drain.ts';
import { answerOf, asRefused, unreadable } from './errors.ts';
import { dataHeaders, pageHeaders } from './headers.ts';
import { mailPages } from './mail-pages.ts';
import { matchRoutes } from './matches.ts';
import { moderationRoutes } from './moderation.ts';
import { type AppState, mount } from './mount.ts';
import { openapiRoutes } from './openapi.ts';
import { operationRoutes } from './operations.ts';
import { ownerRoutes } from './owner.ts';
import { createPages } from './pages.ts';
import { peopleRoutes } from './people.ts';
import { pictures } from './pictures.ts';
import { rightRoutes } from './rights.ts';
import { type Route, requireSession } from './route.ts';
import { seatRoutes } from './seats.ts';
import { serverRoutes, socketReportRoutes } from './server-info.ts';
import { sessionRoutes } from './session.ts';
import { titleRoutes } from './titles.ts';
import { waitingRoomRoutes } from './waiting-room.ts';

/** HTTP routes. */
function routesOf(services: Services): Route[] {
  return [
    ...serverRoutes(services.config),
    ...socketReportRoutes(services),
    ...sessionRoutes(services),
    ...deviceRoutes(services),
    ...titleRoutes(services.titles),
    ...matchRoutes(services),
    ...seatRoutes(services),
    ...agreementRoutes(services),
    ...rightRoutes(services),
    ...alertRoutes(services),
    ...peopleRoutes(services),
    ...waitingRoomRoutes(services),
    ...moderationRoutes(services.moderation),
    ...ownerRoutes(services),
    ...operationRoutes(services),
  ];
}

/** HTTP application. All middlewares are added before `callback()`, as Koa copies their list there. */
export function createApp(services: Services): Koa {
  const routes = routesOf(services);
  const web = createPages(services, routes);
  const app = new Koa({ proxy: services.config.trustProxy });
  const router = mount([...routes, ...openapiRoutes(routes, services.cookie.name)], services);
  app.use(calledHost);
  app.use(answering(services));
  app.use(limiting(services));
  app.use(identifying(services));
  app.use(mailPages(services));
  app.use(pictures(services));
  app.use(parsing(routes));
  app.use(router.routes());
  app.use(
    router.allowedMethods({
      throw: true,
      methodNotAllowed: () => new Refused('method_not_allowed'),
      notImplemented: () => new Refused('method_not_allowed'),
    }),
  );
  if (web) app.use((ctx, next) => (isApi(ctx.path) ? undefined : web(ctx, next)));
  app.silent = true;
  return app;
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/**
 * Middleware: the host of a request is its `Host`, which the proxy passes on. Koa would believe `X-Forwarded-Host` too, and a
 * proxy that does not set it passes on what a client wrote: links would lead there.
 */
function calledHost(ctx: Context, next: Next): Promise<void> {
  delete ctx.req.headers['x-forwarded-host'];
  return next();
}

/** Middleware: headers of every answer; errors as answers, with log and metrics. */
function answering({ config, log, metrics }: Services) {
  const forPages = pageHeaders(config);
  const forData = dataHeaders(config);
  return async (ctx: Context, next: Next): Promise<void> => {
    const started = performance.now();
    ctx.set(isApi(ctx.path) ? forData : forPages);
    try {
      await next();
      if (ctx.respond !== false && ctx.status === 404) throw new Refused('not_found');
    } catch (error) {
      await drained(ctx.req);
      const refused = asRefused(error);
      const { status, body } = answerOf(refused);
      if (refused.code === 'internal') log.error({ err: error, path: ctx.path }, 'a request failed');
      else if (refused.cause)
        log.warn({ path: ctx.path, code: refused.code, problem: String(refused.cause) }, 'a request was refused');
      metrics.refusals.inc({ code: refused.code });
      const retryAfter = refused.params?.retryAfter;
      if (typeof retryAfter === 'number') ctx.set('Retry-After', String(retryAfter));
      ctx.status = status;
      ctx.body = body;
    }
    metrics.requests.inc({ method: ctx.method, status: ctx.status });
    const ms = Math.round(performance.now() - started);
    log.debug({ method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'request');
  };
}

/** Middleware: rate limit per address, by token bucket. */
function limiting({ config, httpBuckets }: Services) {
  return (ctx: Context, next: Next): Promise<void> => {
    const result = httpBuckets.take(addressOf(ctx.req, config.trustProxy));
    if (!result.ok) throw new Refused('slow_down', { retryAfter: result.retryAfterS });
    return next();
  };
}

/** Middleware: session of the request; rejects unsafe methods from other origins. */
function identifying({ config, cookie, warnings, seen }: Services) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD' || ctx.method === 'OPTIONS';
    if (!isReading && !isOriginAllowed(config, ctx.headers)) {
      warnings.originRefused(ctx.headers);
      throw new Refused('bad_origin');
    }
    const found = isApi(ctx.path) ? await cookie.find(ctx.headers) : null;
    const state: AppState = { address: addressOf(ctx.req, config.trustProxy), session: found?.session ?? null };
    Object.assign(ctx.state, state);
    if (state.session && !state.session.ban) seen.note(state.session.player.id);
    if (found?.isRenewed) cookie.set(ctx, found.token);
    return next();
  };
}

/** Middleware: parses JSON bodies up to `MESSAGE_BYTES`, or up to `bodyBytes` of the route. */
function parsing(routes: readonly Route[]): Middleware {
  const upTo = (bytes: number) =>
    bodyParser({ enableTypes: ['json'], jsonLimit: bytes, encoding: 'utf-8', onError: unreadable });
  const small = upTo(MESSAGE_BYTES);
  const large = new Map(routes.flatMap(({ path, bodyBytes }) => (bodyBytes ? [[path, upTo(bodyBytes)] as const] : [])));
  return (ctx, next) => {
    const largeParser = ctx.method === 'POST' ? large.get(ctx.path) : undefined;
    // Large bodies are read only with a session.
    if (largeParser) requireSession((ctx.state as AppState).session);
    return (largeParser ?? small)(ctx, next);
  };
}
