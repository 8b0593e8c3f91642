import { Readable } from 'node:stream';
import { z } from 'zod';
import { isSame } from '../auth/secrets.ts';
import { bearerOf } from '../auth/session-cookie.ts';
import { monotonic } from '../model/monotonic.ts';
import { Refused, Unavailable } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Store } from '../storage/store.ts';
import { type Call, type Route, route } from './route.ts';

/**
 * Throws `wrong_token` without the token of the metrics, by default the operator's, or `slow_down` after too many attempts.
 * An address is no proof: a proxy and a page whose name resolves to this machine (DNS rebinding) ask from it too.
 */
async function checkReader({ ctx, actors }: Pick<Call<unknown, unknown>, 'ctx' | 'actors'>, services: Services) {
  const right = services.config.metricsToken ?? services.config.operatorToken;
  const given = bearerOf(ctx.get('authorization'));
  if (given === null) throw new Refused('wrong_token');
  const check = () => {
    if (right === undefined || !isSame(given, right)) throw new Refused('wrong_token');
  };
  await services.abuseGuard.attempt(actors, check, 'metrics');
}

/** Time for which an answer of the storage is good, in milliseconds: a write for every request would be too many. */
const READY_MS = 1_000;

/** Readiness check: writes to the storage, at most once a second. Throws `Unavailable`. */
function readiness(store: Pick<Store, 'ready'>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let goodUntil = Number.NEGATIVE_INFINITY;
  const check = async () => {
    try {
      await store.ready();
      goodUntil = monotonic() + READY_MS;
    } catch (error) {
      throw error instanceof Unavailable ? error : new Unavailable('the storage cannot write', { cause: error });
    } finally {
      running = null;
    }
  };
  return async () => {
    if (monotonic() < goodUntil) return;
    running ??= check();
    await running;
  };
}

const ok = z.object({ ok: z.literal(true) });
const ready = ok.extend({ redis: z.enum(['ok', 'lost']).exactOptional() });

/** `/healthz`, `/readyz` and `/metrics`, for operators. */
export function operationRoutes(services: Services): Route[] {
  const { store, metrics, registry, leaving, line } = services;
  const checkReady = readiness(store);
  return [
    route({
      method: 'get',
      path: '/healthz',
      summary: 'Liveness: the process is up',
      isOpen: true,
      load: 'none',
      answer: ok,
      handle: () => ({ ok: true }),
    }),
    route({
      method: 'get',
      path: '/readyz',
      summary: 'The storage can write; 503 if not',
      isOpen: true,
      load: 'none',
      answer: ready,
      async handle() {
        if (leaving.aborted) throw new Refused('going_away');
        await checkReady();
        // A server works without Redis: a load balancer must not remove all nodes at once.
        return { ok: true, ...(line && { redis: line.isUp ? 'ok' : 'lost' }) };
      },
    }),
    route({
      method: 'get',
      path: '/metrics',
      summary: 'Metrics in Prometheus’ text format; with the metrics token',
      isOpen: true,
      load: 'none',
      async handle({ ctx, actors }) {
        await checkReader({ ctx, actors }, services);
        const counts = await store.countMatches();
        for (const [status, count] of Object.entries(counts)) metrics.matches.set({ status }, count);
        metrics.matchesFrozen.set(await store.countFrozen());
        metrics.alertsWaiting.set(await store.countAlerts());
        metrics.matchesLoaded.set([...registry.loaded].length);
        ctx.set('Content-Type', metrics.registry.contentType);
        return Readable.from([await metrics.registry.metrics()]);
      },
    }),
  ];
}
