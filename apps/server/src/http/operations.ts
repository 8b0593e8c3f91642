import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Registry as Matches } from '../matches/registry.ts';
import type { Metrics } from '../observability/metrics.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/store.ts';
import { type Route, route } from './route.ts';

export interface OperationNeeds {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly matches: Matches;
  /** Whether the server is about to stop. */
  readonly isLeaving: () => boolean;
}

const ok = z.object({ ok: z.literal(true) });

/** `/healthz`, `/readyz` and `/metrics`, for whoever runs the server. */
export function operationRoutes({ store, metrics, matches, isLeaving }: OperationNeeds): Route[] {
  return [
    route({ method: 'get', path: '/healthz', summary: 'The process is up', answer: ok, handle: () => ({ ok: true }) }),
    route({
      method: 'get',
      path: '/readyz',
      summary: 'The storage answers',
      answer: ok,
      async handle() {
        if (isLeaving()) throw new Refused('going_away');
        await store.ready();
        return { ok: true };
      },
    }),
    route({
      method: 'get',
      path: '/metrics',
      summary: 'Counts in Prometheus’ text form',
      async handle({ ctx }) {
        const counts = await store.countMatches();
        for (const [status, count] of Object.entries(counts)) metrics.matches.set({ status }, count);
        metrics.matchesLoaded.set([...matches.loaded].length);
        ctx.set('Content-Type', metrics.registry.contentType);
        return Readable.from([await metrics.registry.metrics()]);
      },
    }),
  ];
}
