import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { DIE, SUCCESSES } from './dice.ts';
import { distribution, successChance } from './odds.ts';

/** The chance by counting every possible roll. */
function counted(own: number, enemy: number, bonus: number): number {
  let won = 0;
  const all = DIE.length ** (own + enemy);
  for (let n = 0; n < all; n++) {
    let difference = bonus;
    for (let die = 0, rest = n; die < own + enemy; die++, rest = Math.floor(rest / DIE.length)) {
      const worth = SUCCESSES[DIE[rest % DIE.length]!];
      difference += die < own ? worth : -worth;
    }
    if (difference > 0) won += 1;
  }
  return won / all;
}

test('RB-7.2.1 a mission die gives 0, 1 or 2 successes with 1/3, 1/2 and 1/6', () => {
  const [none, one, two] = distribution(1);
  expect(none).toBeCloseTo(1 / 3, 12);
  expect(one).toBeCloseTo(1 / 2, 12);
  expect(two).toBeCloseTo(1 / 6, 12);
});

test('RB-7.2.2 the chance is that of strictly more successes, as counting all rolls gives it', () => {
  for (const [own, enemy, bonus] of [
    [1, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 0],
    [2, 3, 2],
    [0, 2, 2],
    [0, 0, 0],
  ] as const) {
    expect(successChance(own, enemy, bonus)).toBeCloseTo(counted(own, enemy, bonus), 12);
  }
  expect(successChance(10, 10, 0)).toBeGreaterThan(0.4);
  expect(successChance(0, 0, 2)).toBe(1);
});

test('RB-7.2.2 targets and opposing leaders show the chance for the dice that would be rolled', () => {
  const s = scenario({
    units: { coruscant: { stormtrooper: 1 }, corellia: { stormtrooper: 1 } },
    leaders: { 'colonel-yularen': 'coruscant', 'jan-dodonna': 'coruscant' },
    assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia');
  const shown = (key: string) => s.decision.options.find((option) => option.key === key)?.detail?.params?.percent;
  // Leia and Dodonna roll 4 dice on Coruscant against Yularen's 3; no one stands on Corellia.
  expect(shown('coruscant')).toBe(Math.round(successChance(4, 3, 0) * 100));
  expect(shown('corellia')).toBe(100);
  s.click('coruscant');
  expect(shown('emperor-palpatine')).toBe(Math.round(successChance(4, 5, 0) * 100));
  expect(shown('none')).toBe(Math.round(successChance(4, 3, 0) * 100));
});

test('RB-7.2.2 a mission against a captive counts its dice and the pictured leader’s bonus', () => {
  const s = scenario({
    units: { coruscant: { stormtrooper: 1 }, corellia: { stormtrooper: 1 } },
    leaders: { chewbacca: { captive: 'coruscant' }, 'han-solo': { captive: 'corellia', ring: 'carbonite' } },
    assigned: [{ mission: 'retrieve-the-plans', leaders: ['darth-vader'] }],
  });
  s.click('pass', 'mission:darth-vader');
  const shown = (key: string) => s.decision.options.find((option) => option.key === key)?.detail?.params?.percent;
  expect(shown('chewbacca')).toBe(Math.round(successChance(3, 3, 2) * 100));
  expect(shown('han-solo')).toBe(Math.round(successChance(3, 2, 2) * 100));
});
