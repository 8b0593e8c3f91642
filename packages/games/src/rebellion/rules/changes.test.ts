import { expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { missionOf } from '../data/missions.ts';
import { SYSTEM_IDS, SYSTEMS, type SystemId } from '../data/systems.ts';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import type { State } from '../state.ts';
import type { Position } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';
import { belongsTo, isImperial, isNeutral, isPopulous, isRebel, isRemote, supplyOf } from './board.ts';
import { attachRing, bring, gainLoyalty, removeLoyalty, setSabotage } from './changes.ts';
import { check } from './checks.ts';
import { drawProjects } from './hands.ts';
import { removeUnit } from './unit-index.ts';

/** The state of a position after a change and the checks that follow it. */
function after(position: Position, change: (g: State) => void): State {
  return scenario(position).change((g) => {
    change(g);
    check(g);
  }).g;
}

const loyal = (id: SystemId, position: Position, side: 'rebel' | 'imperial', steps = 1) =>
  after(position, (g) => gainLoyalty(g, side, id, steps)).systems[id];

test('RB-1.1 RB-1.5 the supply gives every unit of the box once and no more', () => {
  const { g } = scenario();
  for (const type of UNIT_TYPES) {
    const ids = new Set(Array.from({ length: UNITS[type].count }, () => bring(g, type, 'hoth')));
    expect(ids.size).toBe(UNITS[type].count);
    expect(ids.has(null)).toBe(false);
    expect([bring(g, type, 'queue-1'), supplyOf(g, type)]).toEqual([null, 0]);
  }
  expect(Object.keys(g.units)).toHaveLength(153);
});

test('RB-1.2 RB-1.4 every leader exists once, and a ring has one wearer at a time', () => {
  const { g } = scenario();
  attachRing(g, 'r2-d2', 'mon-mothma');
  attachRing(g, 'r2-d2', 'jan-dodonna');
  expect([g.leaders['mon-mothma'].ring, g.leaders['jan-dodonna'].ring]).toEqual([null, 'r2-d2']);
  attachRing(g, 'c-3po', 'jan-dodonna');
  expect(g.leaders['jan-dodonna'].ring).toBe('c-3po');
  expect(Object.keys(g.leaders)).toHaveLength(25);
});

test('RB-1.6 markers never run out: every system can be loyal, sabotaged and then destroyed', () => {
  const { g } = scenario();
  const populous = SYSTEM_IDS.filter((id) => SYSTEMS[id].populous && id !== 'coruscant');
  for (const id of populous) {
    gainLoyalty(g, 'rebel', id);
    setSabotage(g, id, true);
    bring(g, 'stormtrooper', id);
  }
  check(g);
  expect(populous.filter((id) => g.systems[id].loyalty === 'rebel' && g.systems[id].sabotaged)).toHaveLength(23);
  expect(populous.filter((id) => g.systems[id].subjugated)).toHaveLength(23);
});

test('RB-1.8 RB-18.22 an empty project deck is rebuilt from its discards; projects go to the Imperial mission hand', () => {
  const { g } = scenario();
  g.projectDiscards = reveal(g.projectDeck).splice(1);
  expect(drawProjects(g, 3)).toHaveLength(3);
  expect([reveal(g.projectDeck).length, g.projectDiscards.length]).toEqual([7, 0]);
  expect(reveal(g.missionHands.imperial).filter((card) => missionOf(card).deck === 'project')).toHaveLength(3);
  expect(drawProjects(g, 9)).toHaveLength(7);
});

test('RB-2.1 RB-2.2 RB-12.5 nothing gives a remote system a loyalty marker', () => {
  for (const id of SYSTEM_IDS.filter((one) => !SYSTEMS[one].populous)) {
    expect(loyal(id, {}, 'rebel', 2).loyalty).toBe(null);
    expect(loyal(id, {}, 'imperial', 2).loyalty).toBe(null);
  }
});

test('RB-2.3 RB-12.6 a remote system is never subjugated, a populous one is at once', () => {
  const g = after({ base: 'ilum' }, (g) => {
    bring(g, 'stormtrooper', 'hoth');
    bring(g, 'at-at', 'bespin');
  });
  expect([g.systems.hoth.subjugated, g.systems.bespin.subjugated]).toEqual([false, true]);
  expect(isRemote(g, 'hoth')).toBe(true);
});

test('RB-2.5 RB-2.9 a system without loyalty marker is neutral and Imperial while it is subjugated', () => {
  const { g } = scenario({ units: { bespin: { stormtrooper: 1 } } });
  expect([isNeutral(g, 'bespin'), isImperial(g, 'bespin'), isRebel(g, 'bespin')]).toEqual([true, true, false]);
});

test('RB-2.6 RB-2.8 RB-2.9 RB-12.8 Rebel loyalty stays under a subjugation marker, but it is no Rebel system', () => {
  const { g } = scenario({ systems: { naboo: { loyalty: 'rebel' } }, units: { naboo: { stormtrooper: 1 } } });
  expect(g.systems.naboo).toMatchObject({ loyalty: 'rebel', subjugated: true });
  expect([isNeutral(g, 'naboo'), isRebel(g, 'naboo'), isImperial(g, 'naboo')]).toEqual([false, false, true]);
  expect(belongsTo(g, 'rebel', 'naboo')).toBe(false);
  const free = scenario({ systems: { naboo: { loyalty: 'rebel' } }, units: { naboo: { 'star-destroyer': 1 } } });
  expect(isRebel(free.g, 'naboo')).toBe(true);
});

test('RB-2.7 Imperial loyalty stays while only Rebel units stand there', () => {
  const { g } = scenario({ systems: { naboo: { loyalty: 'imperial' } }, units: { naboo: { 'rebel-trooper': 2 } } });
  check(g);
  expect([g.systems.naboo.loyalty, isImperial(g, 'naboo')]).toEqual(['imperial', true]);
});

test('RB-2.10 RB-2.11 RB-2.12 RB-12.5 a destroyed system is neither populous nor remote, loyal to no one and never subjugated', () => {
  const position: Position = {
    systems: { naboo: { destroyed: true } },
    units: { naboo: { stormtrooper: 2, 'star-destroyer': 1 } },
  };
  const { g } = scenario(position);
  expect([isPopulous(g, 'naboo'), isRemote(g, 'naboo'), g.systems.naboo.subjugated]).toEqual([false, false, false]);
  expect(loyal('naboo', position, 'imperial', 2).loyalty).toBe(null);
  expect(loyal('naboo', position, 'rebel', 2).loyalty).toBe(null);
});

test('RB-2.13 RB-12.5 Coruscant is Imperial from the start and stays so', () => {
  const { g } = scenario();
  expect(g.systems.coruscant.loyalty).toBe('imperial');
  gainLoyalty(g, 'rebel', 'coruscant', 2);
  removeLoyalty(g, 'imperial', 'coruscant');
  expect(g.systems.coruscant.loyalty).toBe('imperial');
});

test('RB-12.1 gaining loyalty in a neutral system puts the own marker there', () => {
  expect(loyal('naboo', {}, 'rebel').loyalty).toBe('rebel');
  expect(loyal('kessel', {}, 'imperial').loyalty).toBe('imperial');
});

test('RB-12.2 gaining loyalty against an enemy marker only removes it', () => {
  expect(loyal('naboo', { systems: { naboo: { loyalty: 'imperial' } } }, 'rebel').loyalty).toBe(null);
  expect(loyal('naboo', { systems: { naboo: { loyalty: 'rebel' } } }, 'imperial').loyalty).toBe(null);
});

test('RB-12.3 gaining loyalty where the own marker lies changes nothing', () => {
  const g = after({ systems: { naboo: { loyalty: 'rebel' } } }, (g) => gainLoyalty(g, 'rebel', 'naboo'));
  expect(g.systems.naboo.loyalty).toBe('rebel');
  expect(g.log.map((entry) => entry.key)).not.toContain('log.loyaltyGained');
});

test('RB-12.4 gaining 2 loyalty turns an enemy system to the own side, and gives a neutral one a single marker', () => {
  expect(loyal('naboo', { systems: { naboo: { loyalty: 'imperial' } } }, 'rebel', 2).loyalty).toBe('rebel');
  expect(loyal('naboo', {}, 'rebel', 2).loyalty).toBe('rebel');
});

test('RB-12.7 Imperial ships without ground units subjugate nothing', () => {
  const { g } = scenario({ units: { naboo: { 'star-destroyer': 2, 'tie-fighter': 3 } } });
  expect(g.systems.naboo.subjugated).toBe(false);
});

test('RB-12.9 without Imperial ground units the marker goes and the loyalty beneath applies again', () => {
  const s = scenario({
    systems: { naboo: { loyalty: 'rebel' } },
    units: { naboo: { stormtrooper: 1, 'star-destroyer': 1 }, bespin: { stormtrooper: 1 } },
  });
  const ids = [s.unit('stormtrooper', 'naboo'), s.unit('stormtrooper', 'bespin')];
  s.change((g) => {
    for (const id of ids) removeUnit(g, id);
    check(g);
  });
  expect([isRebel(s.g, 'naboo'), s.g.systems.naboo.subjugated]).toEqual([true, false]);
  expect([isNeutral(s.g, 'bespin'), s.g.systems.bespin.subjugated]).toEqual([true, false]);
});

test('RB-12.10 Imperial loyalty gained in a neutral subjugated system flips the marker', () => {
  expect(loyal('naboo', { units: { naboo: { stormtrooper: 1 } } }, 'imperial')).toMatchObject({
    loyalty: 'imperial',
    subjugated: false,
  });
});

test('RB-12.11 in a subjugated Rebel system it removes the Rebel marker and leaves it subjugated', () => {
  const position: Position = { systems: { naboo: { loyalty: 'rebel' } }, units: { naboo: { stormtrooper: 1 } } };
  expect(loyal('naboo', position, 'imperial')).toMatchObject({ loyalty: null, subjugated: true });
  expect(loyal('naboo', position, 'imperial', 2)).toMatchObject({ loyalty: 'imperial', subjugated: false });
});

test('RB-12.12 Rebel loyalty gained in a neutral subjugated system is placed beneath', () => {
  expect(loyal('naboo', { units: { naboo: { stormtrooper: 1 } } }, 'rebel')).toMatchObject({
    loyalty: 'rebel',
    subjugated: true,
  });
});

test('RB-12.13 when Imperial loyalty goes with Imperial ground units present the system is subjugated at once', () => {
  const position: Position = { systems: { naboo: { loyalty: 'imperial' } }, units: { naboo: { stormtrooper: 1 } } };
  expect(scenario(position).g.systems.naboo.subjugated).toBe(false);
  expect(loyal('naboo', position, 'rebel')).toMatchObject({ loyalty: null, subjugated: true });
  const g = after(position, (g) => removeLoyalty(g, 'imperial', 'naboo'));
  expect(g.systems.naboo).toMatchObject({ loyalty: null, subjugated: true });
});

test('RB-12.16 RB-12.17 one sabotage marker a system, which stays until it is removed', () => {
  const s = scenario({ phase: 'command', time: 6 }).change((g) => {
    setSabotage(g, 'naboo', true);
    setSabotage(g, 'naboo', true);
  });
  expect(s.log().filter((key) => key === 'log.sabotaged')).toHaveLength(1);
  s.click('pass', 'pass');
  expect(s.g.round).toBe(2);
  expect(s.g.systems.naboo.sabotaged).toBe(true);
  s.change((g) => setSabotage(g, 'naboo', false));
  expect(s.g.systems.naboo.sabotaged).toBe(false);
});
