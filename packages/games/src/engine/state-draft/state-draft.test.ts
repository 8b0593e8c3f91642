import { expect, test } from 'vitest';
import { randomChoice } from '../choices.ts';
import { pending } from '../flow.ts';
import { note } from '../log.ts';
import { act, begin } from '../match.ts';
import type { Core } from '../state.ts';
import { stateHash } from '../state-hash.ts';
import { testRng, testSeed } from '../testing/playout.ts';
import { smugglers } from '../testing/smugglers.ts';
import { DraftCache } from './draft-cache.ts';
import { ReusableDraft } from './state-draft.ts';

const table = { seats: ['a', 'b'], options: { rich: true }, seed: testSeed(3) };

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

test('consecutive states share every equal part, and none changes afterwards', () => {
  const rng = testRng(3);
  const drafts = new DraftCache();
  let g = begin(smugglers, table);
  let compared = 0;
  while (!g.outcome) {
    deepFreeze([g, pending(smugglers.rules, g)]);
    const [decision] = pending(smugglers.rules, g);
    if (!decision) throw new Error('no seat has a decision');
    const choice = randomChoice(decision, rng);
    const result = act(smugglers, g, decision.seat, decision.id, choice, { drafts });
    const alone = act(smugglers, structuredClone(g), decision.seat, decision.id, choice);
    if (!result.ok || !alone.ok) throw new Error('an option was refused');
    expect(stateHash(result.g)).toBe(stateHash(alone.g));
    const [old, next] = [g as unknown as Record<string, unknown>, result.g as unknown as Record<string, unknown>];
    for (const key of Object.keys(next)) {
      if (key === 'undo' || key === 'log' || JSON.stringify(old[key]) !== JSON.stringify(next[key])) continue;
      expect(next[key]).toBe(old[key]);
      compared += 1;
    }
    g = result.g;
  }
  expect(compared).toBeGreaterThan(50);
});

test('repeating an act leads to the same state, although the first took the draft', () => {
  const drafts = new DraftCache();
  let g = begin(smugglers, table);
  for (const rng = testRng(5); !g.outcome; ) {
    const [decision] = pending(smugglers.rules, g);
    if (!decision) throw new Error('no seat has a decision');
    const choice = randomChoice(decision, rng);
    const results = [1, 2].map(() => act(smugglers, g, decision.seat, decision.id, choice, { drafts }));
    const [first, second] = results.map((result) => (result.ok ? result.g : null));
    if (!first || !second) throw new Error('an option was refused');
    expect(stateHash(second)).toBe(stateHash(first));
    g = first;
  }
});

test('an act begins with an empty log, and later changes do not reach its entries', () => {
  const g = { ...begin(smugglers, table), word: { key: 'hoth' } } as Core & { word: { key: string } };
  const draft = new ReusableDraft(g);
  const state = draft.open(g);
  note(state, 'log.moved', { to: state.word });
  const next = draft.close(g);
  const later = draft.open(next);
  expect(later.log).toEqual([]);
  later.word.key = 'bespin';
  expect(next.log).toEqual([{ key: 'log.moved', params: { to: { key: 'hoth' } } }]);
  expect(draft.close(next).log).toEqual([]);
});
