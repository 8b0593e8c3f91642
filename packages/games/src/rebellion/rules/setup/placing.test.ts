import { expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { canUndo } from '../../../engine/match.ts';
import { STARTING_FORCES } from '../../data/setup.ts';
import { PROBE_IDS, SYSTEM_IDS, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { UNITS, type UnitType } from '../../data/units.ts';
import { FOUR, match } from '../../testing/begin.ts';
import { refusedWith } from '../../testing/moves.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { hasUnit, isImperial, isNeutral, isRebel, unitsAt } from '../board.ts';
import { moveUnit } from '../unit-index.ts';

/** No place is named: the units of the Empire are spread, those of the Rebels hide in the base space. */
const SPREAD: readonly string[] = [];

const imperial = (s: Scenario): SystemId[] => SYSTEM_IDS.filter((id) => isImperial(s.g, id));
const placed = (s: Scenario, places: readonly SystemId[]) => {
  const counts: Partial<Record<UnitType, number>> = {};
  for (const id of places) {
    for (const [type, n] of Object.entries(s.units(id)) as [UnitType, number][]) counts[type] = (counts[type] ?? 0) + n;
  }
  return counts;
};

test('RB-3.3.1 RB-3.3.2 RB-3.3.3 RB-3.3.4 probe cards decide who is loyal, over many shuffles (bug class 5)', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { g } = match('advanced', seed);
    const shown = g.shownProbes;
    const of = (side: string) => shown.filter((id) => SYSTEMS[id].probe === side);
    const rebels = of('rebel').slice(0, 3);
    const empire = of('imperial').slice(0, 5);
    expect([rebels.length, empire.length]).toEqual([3, 5]);
    // The last card shown is the one that completes the search.
    expect([rebels[2], empire[4]]).toContain(shown.at(-1));
    expect(SYSTEM_IDS.filter((id) => g.systems[id].loyalty === 'rebel').sort()).toEqual([...rebels].sort());
    expect(SYSTEM_IDS.filter((id) => g.systems[id].subjugated).sort()).toEqual(empire.slice(0, 2).sort());
    const loyal = SYSTEM_IDS.filter((id) => g.systems[id].loyalty === 'imperial' && id !== 'coruscant');
    expect(loyal.sort()).toEqual(empire.slice(2).sort());
    expect([...g.removedProbes].sort()).toEqual([...empire].sort());
    expect([...reveal(g.probeDeck)].sort()).toEqual(PROBE_IDS.filter((id) => !empire.includes(id)).sort());
    expect(reveal(g.probeDeck)).toHaveLength(26);
  }
});

test('RB-16.1.4 every viewer sees the probe cards revealed at set-up and the 5 removed', () => {
  const s = match('advanced');
  for (const viewer of ['rebel', 'imperial', 'spectator'] as const) {
    expect(s.view(viewer).probes.shown).toEqual(s.g.shownProbes);
    expect(s.view(viewer).probes.removed).toEqual(s.g.removedProbes);
  }
  expect(s.g.removedProbes).toHaveLength(5);
});

test('RB-3.3.5 the Empire places in Imperial systems only, Coruscant among them', () => {
  const s = match('advanced');
  const open = s.decision.options.filter((one) => !one.refused && one.at).map((one) => one.at);
  expect([...new Set(open)].sort()).toEqual(
    imperial(s)
      .map((id) => `place:${id}`)
      .sort(),
  );
  expect(imperial(s)).toContain('coruscant');
  const elsewhere = SYSTEM_IDS.find((id) => !isImperial(s.g, id)) as SystemId;
  expect(s.refusal(elsewhere)).toBe('not_imperial RB-3.3.5');
  expect(refusedWith(s, ['death-star:coruscant:1', `death-star:${imperial(s)[0]}:1`])).toMatch(
    /^over_budget type:death-star/,
  );
  s.click(['death-star:coruscant:1']);
  expect(s.view('rebel').units['death-star-1']).toEqual({ at: 'coruscant', damage: 0 });
});

test('RB-3.3.5 RB-3.3.6 all 37 units stand where the Empire names a place, or are spread; every system has a guard', () => {
  const s = match('advanced');
  const [first] = imperial(s) as [SystemId];
  s.click([`at-st:${first}:guard`, `death-star:${first}:1`, `tie-fighter:${first}:1`, `tie-fighter:${first}:2`]);
  expect(placed(s, imperial(s))).toEqual(STARTING_FORCES.imperial);
  expect(s.units(first)).toMatchObject({ 'death-star': 1, 'tie-fighter': expect.any(Number) });
  for (const id of imperial(s)) expect(hasUnit(s.g, id, { side: 'imperial', theatre: 'ground' })).toBe(true);
  expect(s.asked).toEqual(['rebel']);
});

test('RB-3.3.6 the last ground units can only go where the Empire has none', () => {
  const s = match('advanced');
  const [first, ...bare] = imperial(s) as [SystemId, ...SystemId[]];
  const ground = Object.entries(STARTING_FORCES.imperial).flatMap(([type, count]) =>
    UNITS[type as UnitType].theatre === 'ground' ? Array.from({ length: count }, () => type as UnitType) : [],
  );
  const [guard, ...others] = ground as [UnitType, ...UnitType[]];
  expect(bare).toHaveLength(5);
  const further = others.slice(0, -5).map((type, n, all) => {
    return `${type}:${first}:${all.slice(0, n + 1).filter((one) => one === type).length}`;
  });
  const most = [`${guard}:${first}:guard`, ...further];
  expect(refusedWith(s, most)).toBeUndefined();
  const last = others.at(-1) as UnitType;
  const one = s.legalFor(`${last}:${first}:`).find((key) => !most.includes(key) && !key.endsWith('guard')) as string;
  expect(refusedWith(s, [...most, one])).toBe('over_budget further RB-3.3.6');
  s.click(most);
  for (const id of bare) expect(hasUnit(s.g, id, { side: 'imperial', theatre: 'ground' })).toBe(true);
});

test('RB-3.3.6 a system has one guard, further ground units are counted together', () => {
  const s = match('advanced');
  const two = ['stormtrooper:coruscant:guard', 'at-st:coruscant:guard'];
  expect(refusedWith(s, two)).toBe('over_budget guard:coruscant RB-3.3.6');
});

test('RB-3.3.5 RB-3.3.6 every viewer sees what is left to place, and where a ground unit is missing', () => {
  const s = match('advanced');
  for (const viewer of ['rebel', 'imperial', 'spectator'] as const) {
    expect(s.view(viewer).placing).toEqual({
      side: 'imperial',
      left: STARTING_FORCES.imperial,
      all: STARTING_FORCES.imperial,
      bare: imperial(s),
    });
  }
  s.click(SPREAD);
  expect(s.view('imperial').placing).toMatchObject({ side: 'rebel', left: STARTING_FORCES.rebel, bare: [] });
  s.click(SPREAD);
  expect(s.view('imperial').placing).toBeNull();
});

test('RB-3.3.8 transport is not checked: TIE Fighters and ground units stand without ships', () => {
  const s = match('advanced');
  s.click(s.legalFor('tie-fighter:coruscant:'));
  expect(s.units('coruscant')).toMatchObject({ 'tie-fighter': 12 });
});

test('RB-3.3.5 the rest is spread so that every system is guarded and can be moved from', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const s = match('advanced', seed).click(SPREAD);
    for (const id of imperial(s)) {
      expect(hasUnit(s.g, id, { side: 'imperial', theatre: 'ground' })).toBe(true);
      const units = unitsAt(s.g, id).map((one) => UNITS[one.replace(/-\d+$/, '') as UnitType]);
      expect(units.some((one) => one.capacity > 0)).toBe(true);
    }
  }
});

test('RB-3.3.5 the Empire may undo its placing until the Rebels have placed', () => {
  const s = match('advanced').click(SPREAD);
  expect(canUndo(s.g, 'imperial')).toBe(true);
  expect(canUndo(s.click(SPREAD).g, 'imperial')).toBe(false);
});

const afterEmpire = (seed = 1) => match('advanced', seed).click(SPREAD);

test('RB-3.3.7 the Rebels place in the base space and one single system; a second one is refused', () => {
  const s = afterEmpire();
  const [home, other] = SYSTEM_IDS.filter((id) => isRebel(s.g, id)) as [SystemId, SystemId];
  expect(refusedWith(s, [home, other])).toBe('over_budget system RB-3.3.7');
  expect(refusedWith(s, ['y-wing:1'])).toBe('over_budget units RB-3.3.7');
  s.click([home, 'y-wing:1', 'rebel-trooper:1']);
  expect(s.units(home)).toEqual({ 'y-wing': 1, 'rebel-trooper': 1 });
  expect(placed(s, ['rebel-base-space' as SystemId, home])).toEqual(STARTING_FORCES.rebel);
  expect(s.question).not.toBe('ask.place.rebel');
});

test('RB-3.3.7 all units of the Rebels may stand in one system, or none', () => {
  const s = afterEmpire();
  s.click(['hoth', ...s.legal.filter((key) => key.includes(':'))]);
  expect([s.units('hoth'), s.units('rebel-base-space')]).toEqual([STARTING_FORCES.rebel, {}]);
  expect(afterEmpire().click(SPREAD).units('rebel-base-space')).toEqual(STARTING_FORCES.rebel);
});

test('RB-3.3.7 the single system is any Rebel or neutral one, remote ones included, without Imperial units', () => {
  const s = afterEmpire();
  const open = SYSTEM_IDS.filter((id) => s.legal.includes(id));
  expect(open).toEqual(SYSTEM_IDS.filter((id) => isRebel(s.g, id) || (isNeutral(s.g, id) && !isImperial(s.g, id))));
  expect(open).toContain('hoth');
  expect(s.refusal('coruscant')).toBe('holds_empire RB-3.3.7');
});

test('RB-18.9 admirals place the starting units', () => {
  const s = match('advanced', 1, FOUR);
  expect(s.asked).toEqual(['imperial-admiral']);
  s.click(SPREAD);
  expect(s.asked).toEqual(['rebel-admiral']);
  expect(s.concede('rebel-admiral').asked).toEqual(['rebel-general']);
});

test('RB-3.3.11 RB-3.3.12 the steps come in order, and the base may lie beside Imperial units', () => {
  const order: string[] = [];
  const s = match('advanced', 2);
  for (const step of [SPREAD, SPREAD]) {
    order.push(s.question);
    s.click(step);
  }
  while (s.question !== 'ask.base') {
    order.push(s.question);
    s.click(s.legal[0]!);
  }
  expect(order.slice(0, 2)).toEqual(['ask.place.imperial', 'ask.place.rebel']);
  for (const question of order.slice(2)) expect(['ask.immediate', 'ask.ring']).toContain(question);
  expect(s.legal.sort()).toEqual(PROBE_IDS.filter((id) => !s.g.removedProbes.includes(id)).sort());
  expect(s.legal.some((id) => SYSTEMS[id as SystemId].adjacent.some((one) => isImperial(s.g, one)))).toBe(true);
  expect(s.hand('imperial')).toHaveLength(4);
  s.click(s.legal[0]!);
  expect([s.hand('imperial').length, s.hand('rebel').length, s.g.round]).toEqual([6, 6, 1]);
});

test('RB-3.3.11 a system with Imperial units cannot be the base', () => {
  const s = match('advanced', 2).click(SPREAD, SPREAD);
  while (s.question !== 'ask.base') s.click(s.legal[0]!);
  s.change((g) => {
    const [id] = unitsAt(g, 'coruscant', { side: 'imperial' });
    moveUnit(g, id!, 'hoth');
  });
  expect(s.refusal('hoth')).toBe('base_holds_empire RB-3.3.11');
});
