import type { Decision } from '../../../kit/net/types.ts';

const BUILDS: ReadonlySet<string> = new Set(['ask.army', 'ask.deck']);

/** Whether a question builds the viewer's army: it has a page of its own in place of the map. */
export function isBuilding(decision: Decision | null): decision is Decision {
  return decision !== null && BUILDS.has(decision.prompt.key);
}
