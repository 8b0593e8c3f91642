import { describe, expect, test } from 'vitest';
import { begin, pending, see } from '../../../engine/index.ts';
import type { Choice, SeatId } from '../../../engine/state.ts';
import { playout, testRng, testSeed } from '../../../engine/testing/index.ts';
import { rebellion } from '../../index.ts';
import { seatings } from '../../seats.ts';
import type { State } from '../../state.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { tested } from '../../testing/title.ts';
import { captain } from './captain.ts';

/** What the captain answers to the question of a position. */
function answer(s: Scenario, rng = testRng(1)): Choice {
  const [decision] = pending(rebellion.rules, s.g);
  if (!decision) throw new Error('no question is asked');
  return captain(see(rebellion, s.g, decision.seat), decision, rng);
}

/** Lets the captain answer until a question of this key, or the end. */
function playTo(s: Scenario, key: string): Scenario {
  for (let n = 0; n < 60 && !s.g.outcome && s.decision.prompt.key !== key; n++) s.click(answer(s));
  return s;
}

/** A whole match between captains; throws at the first answer that is not legal. */
function match(seats: readonly SeatId[], setup: 'first' | 'advanced', n: number): State {
  const table = { seats, options: rebellion.options.parse({ setup }), seed: testSeed(n), source: 'fast' } as const;
  return playout(tested, table, testRng(n), {
    choose: (g, decision, rng) => captain(see(rebellion, g, decision.seat), decision, rng),
  }).g;
}

const at = (s: Scenario, place: string, type: string) =>
  Object.entries(s.g.units).filter(([id, unit]) => unit?.at === place && id.startsWith(type)).length;

describe('the captain of the Empire', () => {
  test('sends a landing party and leaves a garrison', () => {
    const s = scenario({
      base: 'dantooine',
      systems: { mandalore: { loyalty: 'rebel' } },
      units: { mandalore: { 'star-destroyer': 1, stormtrooper: 3 }, 'rebel-base-space': { 'rebel-trooper': 3 } },
    });
    playTo(s.click('pass'), 'ask.move');
    playTo(s, 'ask.turn');
    expect(at(s, 'mandalore', 'stormtrooper')).toBe(1);
    expect(at(s, 'mandalore', 'star-destroyer')).toBe(0);
  });

  test('assaults the base it has found when it can take it', () => {
    const s = scenario({
      base: 'ilum',
      revealed: true,
      units: {
        ilum: { 'rebel-trooper': 1 },
        mygeeto: { 'star-destroyer': 2, 'at-at': 2, 'at-st': 3, stormtrooper: 4 },
      },
    });
    s.click('pass');
    expect(answer(s)).toMatch(/^activate:/);
    playTo(s, 'never');
    expect(s.g.outcome?.winners).toEqual(['imperial']);
  });

  test('does not throw a small force at a strong base', () => {
    const s = scenario({
      base: 'ilum',
      revealed: true,
      units: {
        ilum: { 'mon-calamari-cruiser': 3, airspeeder: 5, 'rebel-trooper': 8 },
        mygeeto: { 'assault-carrier': 1, stormtrooper: 1 },
      },
    });
    playTo(s.click('pass'), 'ask.move');
    expect(at(s, 'mygeeto', 'assault-carrier')).toBe(1);
  });
});

describe('the captain of the Rebels', () => {
  test('assigns Rapid Mobilization when the base has been found', () => {
    const s = scenario({
      phase: 'assignment',
      base: 'ilum',
      revealed: true,
      units: { ilum: { 'rebel-trooper': 2 }, mygeeto: { 'star-destroyer': 2, 'at-at': 2 } },
    });
    expect(answer(s)).toContainEqual(expect.stringMatching(/^assign:rapid-mobilization:/));
  });

  test('stays away from Rapid Mobilization as long as the base is safe', () => {
    const s = scenario({ phase: 'assignment', base: 'ilum', units: { geonosis: { stormtrooper: 1 } } });
    expect(answer(s)).not.toContainEqual(expect.stringMatching(/^assign:rapid-mobilization:/));
  });

  test('hides the base in any of the systems that suit it, none of them too often', () => {
    const found = new Map<string, number>();
    const table = { seats: ['rebel', 'imperial'], options: rebellion.options.parse({ setup: 'first' }) };
    const g = begin(rebellion, { ...table, seed: testSeed(1), source: 'fast' });
    const decision = pending(rebellion.rules, g).find(({ prompt }) => prompt.key === 'ask.base');
    if (!decision) throw new Error('the base is not asked for');
    const seen = see(rebellion, g, 'rebel');
    for (let n = 1; n <= 200; n++) {
      const key = String(captain(seen, decision, testRng(n)));
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    const counts = [...found.values()];
    expect(counts.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...counts)).toBeLessThan(50);
    expect(Math.min(...counts)).toBeGreaterThan(3);
  });

  test('plays an objective that is fulfilled', () => {
    const s = scenario({ phase: 'refresh', objectives: ['leave-no-one-behind'] });
    expect(s.decision.prompt.key).toBe('ask.refreshObjective');
    expect(answer(s)).toBe('leave-no-one-behind');
  });
});

describe('whole matches of captains', () => {
  test.each(seatings().flatMap((seats) => (['first', 'advanced'] as const).map((setup) => [setup, seats] as const)))(
    'end with a winner: %s set-up, %s',
    (setup, seats) => {
      for (const n of [1, 2]) expect(match(seats, setup, n).outcome?.winners.length).toBeGreaterThan(0);
    },
    60_000,
  );

  test('the same random numbers give the same match', () => {
    const [one, other] = [1, 2].map(() => match(['rebel', 'imperial'], 'advanced', 3));
    expect(one?.log.length).toBe(other?.log.length);
    expect(one?.units).toEqual(other?.units);
  }, 60_000);
});
