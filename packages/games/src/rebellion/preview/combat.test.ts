import { expect, test } from 'vitest';
import { testRandom, testRandomInt } from '../../../../../scripts/test-seed.ts';
import { randomChoice } from '../../engine/choices.ts';
import type { Decision } from '../../engine/decision.ts';
import { pending } from '../../engine/flow.ts';
import { playout, testRng, testSeed } from '../../engine/testing/playout.ts';
import { tacticCardsOf } from '../data/attack.ts';
import { SYSTEM_IDS, type SystemId } from '../data/systems.ts';
import type { UnitId } from '../data/units.ts';
import { rebellion } from '../index.ts';
import { leadersAt, sharesTheatre, theatresShared } from '../rules/board.ts';
import { newCombat } from '../rules/combat/begin.ts';
import { sufferDamage, unassign } from '../rules/combat/damage.ts';
import { attackDice, forceOf } from '../rules/combat/force.ts';
import { rebellionOptions, type State } from '../state.ts';
import { consequence } from '../testing/consequence.ts';
import { fight } from '../testing/fight.ts';
import { scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';
import { blockOf, combatForecast } from './combat.ts';

const SIDES = ['rebel', 'imperial'] as const;

/** The combat that the rules would start in a system: leaders, tactic cards, and the dice and number of each force. */
function combatIn(g: State, system: SystemId) {
  if (!sharesTheatre(g, system)) return null;
  g.combat = newCombat(g, { system, current: 'rebel', from: [] });
  const shared = theatresShared(g, system);
  const forces = (side: (typeof SIDES)[number]) => {
    const leaders = leadersAt(g, side, system);
    const force = (theatre: 'space' | 'ground') =>
      shared.includes(theatre)
        ? {
            ...attackDice(g, side, theatre),
            units: forceOf(g, side, theatre).length,
            cards: tacticCardsOf(leaders, theatre),
          }
        : null;
    return { leaders: [...leaders].sort(), space: force('space'), ground: force('ground') };
  };
  return { rebel: forces('rebel'), imperial: forces('imperial') };
}

/** The forecast of an order, in the same form. */
function forecast(g: State, { seat }: Decision, system: SystemId, moved: readonly UnitId[]) {
  const sides = combatForecast(rebellion.view(g, seat), system, moved);
  if (!sides) return null;
  const forces = (side: (typeof SIDES)[number]) => {
    const { leaders, cards, ...of } = sides[side];
    const force = (theatre: 'space' | 'ground') => {
      const it = of[theatre];
      const units = it?.units.reduce((sum, { count }) => sum + count, 0);
      return it && { red: it.red, black: it.black, units, cards: cards[theatre] };
    };
    return { leaders: [...leaders].sort(), space: force('space'), ground: force('ground') };
  };
  return { rebel: forces('rebel'), imperial: forces('imperial') };
}

/** Expects the forecast of an order of movement to be the combat that it leads to. */
function expectTruth(g: State, decision: Decision, keys: readonly string[]): boolean {
  const to = SYSTEM_IDS.find((id) => decision.options[0]?.at === `place:${id}`);
  if (!to) return false;
  const moved = keys.filter((key): key is UnitId => !key.startsWith('captive:'));
  const next = consequence(g, decision, keys);
  // Units of a base that the order finds are not known before (RB-8.13).
  if (next.base.revealed && !g.base.revealed) return false;
  expect(forecast(g, decision, to, moved), JSON.stringify({ keys, to })).toEqual(combatIn(next, to));
  return true;
}

test('RB-9.1.1 RB-9.0.11 the forecast of any order is the combat that it starts, in matches at random', () => {
  let told = 0;
  const [seats = []] = rebellion.seatings();
  // A match at random can end before the first case.
  for (let matches = 0; matches < 3 || told === 0; matches++) {
    const seed = testRandomInt(1e9);
    const table = { seats, options: rebellionOptions.parse({}), seed: testSeed(seed), source: 'fast' as const };
    playout(tested, table, testRng(seed), {
      each({ before }) {
        for (const decision of pending(rebellion.rules, before)) {
          if (decision.prompt.key !== 'ask.move') continue;
          for (let times = 0; times < 5; times++)
            if (expectTruth(before, decision, randomChoice(decision, testRandom) as string[])) told += 1;
        }
      },
    });
  }
});

test('RB-8.17 in a destroyed system only space is fought over', () => {
  const s = scenario({
    systems: { sullust: { destroyed: true } },
    units: {
      sullust: { 'rebel-transport': 1, 'rebel-trooper': 1 },
      mustafar: { 'star-destroyer': 1, stormtrooper: 1 },
    },
    leaders: { 'darth-vader': 'pool' },
  });
  expect(forecastAfter(s.g, 'sullust', ['star-destroyer-1', 'stormtrooper-1'])).toMatchObject({
    imperial: { space: { units: 1 }, ground: null },
  });
});

const forecastAfter = (g: State, system: SystemId, moved: readonly UnitId[]) =>
  forecast(g, { seat: 'imperial' } as Decision, system, moved);

test('RB-9.1.22 blocking saves, eases or is wasted as the damage that is left tells', () => {
  const s = fight({ units: { yavin: { airspeeder: 1, stormtrooper: 1 } }, dice: ['special', 'blank'] });
  for (let damage = 1; damage <= 6; damage++)
    for (let blocked = 1; blocked <= Math.min(2, damage); blocked++) {
      const doomed = (off: number): boolean => {
        const g = structuredClone(s.g);
        if (!g.combat) throw new Error('no combat');
        g.combat.attack = { side: 'imperial', theatre: 'ground', dice: [], hits: { 'airspeeder-1': damage } };
        for (let n = 0; n < off; n++) unassign(g, 'airspeeder-1');
        sufferDamage(g);
        return g.combat.doomed.length > 0;
      };
      const told = doomed(blocked) ? 'wasted' : doomed(0) ? 'saves' : 'eases';
      expect(blockOf({ damage, health: 2 }, blocked)).toBe(told);
    }
});
