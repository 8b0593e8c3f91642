import { expect, test } from 'vitest';
import { boardgameMatch } from '../boardgame.ts';
import { randomChoice } from '../choices.ts';
import { pending } from '../flow.ts';
import { begin } from '../match.ts';
import type { Core } from '../state.ts';
import { testSeed } from '../testing/playout.ts';
import { smugglers } from '../testing/smugglers.ts';
import { DraftCache } from './draft-cache.ts';
import { ReusableDraft } from './state-draft.ts';

const stateOf = (n: number): Core =>
  begin(smugglers, { seats: ['a', 'b'], options: { rich: true }, seed: testSeed(n) });

/** Like an act: takes the draft of `g` and adds it under the next state. */
function follow(drafts: DraftCache, g: Core): Core {
  const draft = drafts.take(g);
  draft.open(g);
  const next = draft.close(g);
  drafts.put(next, draft);
  return next;
}

const isReusable = (drafts: DraftCache, g: Core) => drafts.take(g) instanceof ReusableDraft;

test('the state after an act has a reusable draft, taken once', () => {
  const drafts = new DraftCache();
  const g = stateOf(1);
  expect(isReusable(drafts, g)).toBe(false);
  const next = follow(drafts, g);
  expect(isReusable(drafts, next)).toBe(true);
  expect(isReusable(drafts, next)).toBe(false);
});

test('hosts do not share drafts', () => {
  const [one, other] = [new DraftCache(), new DraftCache()];
  const next = follow(one, stateOf(1));
  expect(isReusable(other, next)).toBe(false);
  expect(isReusable(one, next)).toBe(true);
});

test('a match that is over has no draft', () => {
  const drafts = new DraftCache();
  const over = { ...stateOf(1), outcome: { winners: ['a'], reason: { key: 'outcome.conceded' } } };
  expect(isReusable(drafts, follow(drafts, over))).toBe(false);
});

test('the cache of one match follows a rewind at once', () => {
  const drafts = DraftCache.forOneMatch();
  const left = follow(drafts, stateOf(1));
  const next = follow(drafts, stateOf(2));
  expect(isReusable(drafts, left)).toBe(false);
  expect(isReusable(drafts, next)).toBe(true);
});

test('a full cache evicts its oldest entry only after so many rounds of acts', () => {
  const drafts = new DraftCache({ states: 2, rounds: 2 });
  const kept = [1, 2].map((n) => follow(drafts, stateOf(n)));
  const refused = [3, 4].map((n) => follow(drafts, stateOf(n)));
  const later = follow(drafts, stateOf(5));
  expect(refused.map((g) => isReusable(drafts, g))).toEqual([false, false]);
  expect(isReusable(drafts, kept[0]!)).toBe(false);
  expect(isReusable(drafts, kept[1]!)).toBe(true);
  expect(isReusable(drafts, later)).toBe(true);
});

test('a match with undos needs one entry, not one for each discarded state', () => {
  const drafts = new DraftCache({ states: 2, rounds: 100 });
  const table = { seats: ['a', 'b'], options: { rich: true }, seed: testSeed(1) };
  const match = boardgameMatch(smugglers, table, { drafts });
  const start = match.g;
  const bid = () => {
    const [decision] = pending(smugglers.rules, match.g);
    if (!decision) throw new Error('no seat has a decision');
    match.play({ move: 'act', seat: decision.seat, args: [decision.id, randomChoice(decision, () => 0)] }).commit?.();
    return decision.seat;
  };
  for (let times = 0; times < 5; times++) {
    const seat = bid();
    const undone = match.play({ move: 'undo', seat, args: [] });
    expect(undone.ok).toBe(true);
    undone.commit?.();
    bid();
    match.rewind(start).commit();
  }
  const other = follow(drafts, stateOf(1));
  expect(isReusable(drafts, other)).toBe(true);
});
