/** Response check for tests of a server in this process: an answer that does not match its schema fails the request. */
import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import type { Route } from '../../src/http/route.ts';

/** Throws if the answer, as sent, lacks what its schema promises or has more. */
function check({ method, path, answer }: Route, given: unknown): void {
  const sent = given === undefined ? undefined : JSON.parse(JSON.stringify(given));
  const parsed = answer?.safeParse(sent);
  const isPromised = parsed ? parsed.success && isDeepStrictEqual(parsed.data, sent) : sent === undefined;
  if (isPromised) return;
  const why = parsed?.error?.message ?? `it tells more than is declared: ${JSON.stringify(sent).slice(0, 500)}`;
  process.stderr.write(`the answer of ${method} ${path} does not match its schema: ${why}\n`);
  throw new Error(`the answer of ${method} ${path} does not match its schema`);
}

/** Not JSON of our own schemas: metrics in Prometheus' format, and the API description. */
const FREE: ReadonlySet<string> = new Set(['/metrics', '/api/openapi.json']);

function strict(declared: Route): Route {
  if (FREE.has(declared.path)) return declared;
  return {
    ...declared,
    async handle(call) {
      const answer = await declared.handle(call);
      check(declared, answer);
      return answer;
    },
  };
}

vi.mock(import('../../src/http/mount.ts'), async (original) => {
  const { mount, insideReader } = await original();
  return {
    mount: (routes, needs) => mount(routes.map(strict), needs),
    insideReader: (routes, needs) => insideReader(routes.map(strict), needs),
  };
});
