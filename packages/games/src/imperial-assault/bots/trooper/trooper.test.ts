import { describe, expect, test } from 'vitest';
import { checkChoice } from '../../../engine/check-choice.ts';
import { answer, cacheQuestions, pending } from '../../../engine/flow.ts';
import { begin, see } from '../../../engine/match.ts';
import { testRng, testSeed } from '../../../engine/testing/index.ts';
import type { Bot } from '../../../engine/title.ts';
import type { View } from '../../client.ts';
import { figureCardOf } from '../../data/deployments.ts';
import { imperialAssault as title } from '../../index.ts';
import { skirmish } from '../../testing/scenario.ts';
import { random } from '../random.ts';
import { trooper } from './index.ts';
import { expectedDamage, faceWorth } from './odds.ts';

/** Plays a match between two bots; returns the winner. */
function winner(bots: Readonly<Record<string, Bot<View>>>, options: object, n: number): string | undefined {
  const rng = testRng(n);
  const table = {
    seats: ['p1', 'p2'],
    options: title.options.parse(options),
    seed: testSeed(n),
    source: 'fast',
  } as const;
  const g = begin(title, table);
  for (let acts = 0; !g.outcome && acts < 5_000; acts++) {
    cacheQuestions(title.rules, g);
    const [decision] = pending(title.rules, g);
    if (!decision) throw new Error('no pending decision');
    const choice = bots[decision.seat]?.(see(title, g, decision.seat), decision, rng) ?? '';
    expect([decision.prompt.key, choice, checkChoice(decision, choice)]).toEqual([decision.prompt.key, choice, null]);
    g.log = [];
    answer(title.rules, g, decision, choice);
  }
  return g.outcome?.winners[0];
}

/** The choice in the position of a scenario. */
const choiceIn = (s: ReturnType<typeof skirmish>) => trooper(see(title, s.g, s.decision.seat), s.decision, testRng(1));
const FAR = 'p2 gideon-argus n18';

describe('trooper', () => {
  test('beats random from either side, with armies of its own too', () => {
    expect(winner({ p1: trooper, p2: random }, { mission: 'moisture-farm-b' }, 1)).toBe('p1');
    expect(winner({ p1: random, p2: trooper }, { armies: 'own', mission: 'massassi-ruins-a' }, 2)).toBe('p2');
  });

  test('defeats what it can, and prefers it to a figure that stands', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c8', 'p2 jyn-odan d8 5', FAR] });
    s.activate('p1-stormtrooper-1-1');
    expect(choiceIn(s)).toBe('attack:p2-jyn-odan-1-1:d8');
  });

  test('walks into reach before it attacks, and takes Stunned off first', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c8', FAR] }).activate('p1-darth-vader-1-1');
    expect(choiceIn(s)).toMatch(/^to:[bcd][79]$/);
    const stunned = skirmish({ figures: ['p1 darth-vader c5 stunned', 'p2 chewbacca c6', FAR] });
    expect(choiceIn(stunned.activate('p1-darth-vader-1-1'))).toBe('discard:stunned');
  });

  test('a face under the mean of its die is worth a reroll, and accuracy is part of the odds', () => {
    expect([faceWorth('red', 0) < 0, faceWorth('red', 4) > 0, faceWorth('white', 5) > 0]).toEqual([true, true, true]);
    const [attacker, target] = [figureCardOf('stormtrooper'), figureCardOf('chewbacca')];
    if (!attacker || !target) throw new Error('no such card');
    const at = (distance: number) => expectedDamage({ attacker, target, distance });
    expect(at(2)).toBeGreaterThan(at(6));
  });
});
