import { expect, test } from 'vitest';
import { pending } from '../../../engine/flow.ts';
import { act, begin, see } from '../../../engine/match.ts';
import { DraftCache } from '../../../engine/state-draft/draft-cache.ts';
import { testRng, testSeed } from '../../../engine/testing/index.ts';
import type { Bot } from '../../../engine/title.ts';
import type { View } from '../../client.ts';
import type { Side } from '../../data/units.ts';
import { battleOfHoth } from '../../index.ts';
import { sideOf } from '../../seats.ts';
import { battle } from '../../testing/scenario.ts';
import { random } from '../random.ts';
import { officer } from './index.ts';

/** The side that wins a battle between these bots. */
function winnerOf(scenario: string, bots: Readonly<Record<Side, Bot<View>>>, n: number): string | undefined {
  const rng = testRng(n);
  const drafts = DraftCache.forOneMatch();
  const options = battleOfHoth.options.parse({ scenario, leaders: true });
  let g = begin(battleOfHoth, { seats: ['rebels', 'empire'], options, seed: testSeed(n), source: 'fast' });
  while (!g.outcome) {
    const [decision] = pending(battleOfHoth.rules, g);
    if (!decision) throw new Error('no pending decision');
    const choice = bots[sideOf(decision.seat)](see(battleOfHoth, g, decision.seat), decision, rng);
    const result = act(battleOfHoth, g, decision.seat, decision.id, choice, { drafts });
    if (!result.ok) throw new Error(`${result.refusal.code} for ${JSON.stringify(decision.prompt)}`);
    g = result.g;
  }
  return g.outcome.winners[0];
}

// `npm run tool -- balance` plays many games of every scenario; these are some with rules of their own.
test.each(['hill-alpha-defense', 'medevac', 'rebel-breakout', 'enter-echo-base'])(
  'the officer beats random play in %s from both sides',
  (scenario) => {
    expect([
      winnerOf(scenario, { rebels: officer, empire: random }, 1),
      winnerOf(scenario, { rebels: random, empire: officer }, 2),
    ]).toEqual(['rebels', 'empire']);
  },
);

test('BH-11.4 the officer answers a retreat and a move after an attack, which name their unit only in the question', () => {
  const rng = testRng(1);
  const retreat = battle({
    units: ['rebelArtillery 4,5', 'snowtrooper 4,3', 'atat 9,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  retreat.play('rebels-direct-from-hq').order('rebelArtillery-1');
  retreat.attack('rebelArtillery-1', 'snowtrooper-1', 'retreat', 'retreat', 'miss');
  const moveOn = battle({
    units: ['snowspeeder 4,5', 'snowtrooper 4,4', 'atat 9,0'],
    hands: { rebels: ['rebels-speeder-assault'] },
  });
  moveOn.play('rebels-speeder-assault').order('snowspeeder-1');
  moveOn.attack('snowspeeder-1', 'snowtrooper-1', 'miss', 'miss', 'miss', 'miss');
  for (const s of [retreat, moveOn]) {
    const { decision } = s;
    expect(s.legal).toContain(officer(see(battleOfHoth, s.g, decision.seat), decision, rng));
  }
});
