import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { FOUR } from '../testing/begin.ts';
import type { Position } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';
import { unitsAt } from './board.ts';
import { addDue, destroyUnits, gainLoyalty, gainReputation } from './changes.ts';
import { check, loseSurplus, settle, surplusIn } from './checks.ts';
import { gainUnits } from './refresh/build.ts';
import { moveUnit, placeUnit } from './unit-index.ts';

const CAPTIVE: Position = {
  base: 'naboo',
  units: { naboo: { 'star-destroyer': 1 } },
  leaders: { 'princess-leia': { captive: 'naboo' } },
};
const keys = (g: State, from: number) => g.log.slice(from).map((entry) => entry.key);

test('RB-20.1 units leave before subjugation markers are updated', () => {
  const s = scenario({ systems: { naboo: { loyalty: 'rebel' } }, units: { naboo: { stormtrooper: 1 } } });
  s.change((g) => {
    const from = g.log.length;
    destroyUnits(g, unitsAt(g, 'naboo'));
    check(g);
    expect(keys(g, from)).toEqual(['log.destroyed', 'log.freed']);
  });
});

test('RB-20.2 captives go free after subjugation is updated and before the base is revealed', () => {
  const s = scenario({
    ...CAPTIVE,
    units: { naboo: { stormtrooper: 1 }, kessel: { stormtrooper: 1 } },
    base: 'bespin',
  });
  s.change((g) => {
    const from = g.log.length;
    destroyUnits(g, unitsAt(g, 'naboo'));
    const [guard] = unitsAt(g, 'kessel');
    if (guard) moveUnit(g, guard, 'bespin');
    check(g);
    const order = keys(g, from).filter((key) => key !== 'log.destroyed');
    expect(order.indexOf('log.rescued')).toBeGreaterThan(order.lastIndexOf('log.freed'));
    expect(order.indexOf('log.baseRevealed')).toBeGreaterThan(order.indexOf('log.rescued'));
  });
  // Freed before the reveal, she was in the base space and moved with it.
  expect(s.g.leaders['princess-leia'].at).toBe('bespin');
});

test('RB-20.3 the base is revealed before victory is checked: its defenders keep the Empire from winning', () => {
  const position: Position = { base: 'naboo', units: { 'rebel-base-space': { 'rebel-trooper': 1 } } };
  const s = scenario(position).change((g) => {
    gainLoyalty(g, 'imperial', 'naboo');
    placeUnit(g, 'star-destroyer-1', 'naboo');
    check(g);
  });
  expect([s.g.base.revealed, s.g.outcome]).toEqual([true, null]);
  expect(s.units('naboo')).toEqual({ 'rebel-trooper': 1, 'star-destroyer': 1 });
  const empty = scenario({ base: 'naboo' }).change((g) => {
    gainLoyalty(g, 'imperial', 'naboo');
    placeUnit(g, 'star-destroyer-1', 'naboo');
    check(g);
  });
  expect(empty.g.outcome).toMatchObject({ winners: ['imperial'] });
});

test('RB-20.4 the Imperial victory comes before the meeting of the markers', () => {
  const { g } = scenario({ base: 'naboo', revealed: true, time: 5, reputation: 6 });
  g.time = 6;
  placeUnit(g, 'star-destroyer-1', 'naboo');
  check(g);
  expect(g.outcome).toMatchObject({ winners: ['imperial'], reason: { key: 'outcome.conquest' } });
});

test('RB-20.5 RB-14.2.4 the queued Death Star goes with the one under construction, after the victory checks', () => {
  const position: Position = {
    units: {
      dagobah: { 'death-star-under-construction': 1 },
      'queue-2': { 'death-star': 1 },
      hoth: { 'death-star': 1 },
    },
  };
  const s = scenario(position).change((g) => {
    const from = g.log.length;
    destroyUnits(g, unitsAt(g, 'dagobah'));
    check(g);
    expect(keys(g, from)).toEqual(['log.destroyed', 'log.queuedDeathStarLost']);
  });
  expect([s.units('queue-2'), s.units('hoth')]).toEqual([{}, { 'death-star': 1 }]);
  const won = scenario({ ...position, time: 5, reputation: 6 }).g;
  destroyUnits(won, unitsAt(won, 'dagobah'));
  won.time = 6;
  check(won);
  expect(won.outcome).toMatchObject({ winners: ['rebel'] });
});

test('RB-14.2.4 losing another ship leaves the queue alone', () => {
  const s = scenario({
    units: { dagobah: { 'death-star-under-construction': 1, 'tie-fighter': 1 }, 'queue-2': { 'death-star': 1 } },
  }).change((g) => {
    destroyUnits(g, unitsAt(g, 'dagobah', { type: 'tie-fighter' }));
    check(g);
  });
  expect(s.units('queue-2')).toEqual({ 'death-star': 1 });
});

test('RB-15.4 RB-14.0.14 the Rebels win when the time marker reaches reputation, before any icon is used', () => {
  const s = scenario({ phase: 'command', time: 5, reputation: 6, units: { 'queue-1': { 'x-wing': 1 } } });
  s.click('pass', 'pass');
  expect(s.g.outcome).toMatchObject({ winners: ['rebel'], reason: { key: 'outcome.reputation' } });
  expect([s.g.time, s.units('queue-1')]).toEqual([6, { 'x-wing': 1 }]);
  expect(s.log()).not.toContain('log.builtUnits');
});

test('RB-15.4 they win as well when reputation comes down to the time marker, and both of a team win', () => {
  const { g } = scenario({ seats: FOUR, time: 5, reputation: 7 });
  gainReputation(g, 1);
  expect(g.outcome).toBe(null);
  gainReputation(g, 1);
  expect(g.outcome).toMatchObject({ winners: ['rebel-admiral', 'rebel-general'] });
});

test('RB-14.0.14 the marker moves one box a refresh', () => {
  const s = scenario({ phase: 'command', time: 6 }).click('pass', 'pass');
  expect(s.g.time).toBe(7);
});

test('RB-4.1 rounds of assignment, command and refresh repeat until a side wins', () => {
  const s = scenario({ phase: 'assignment', time: 7, reputation: 12 });
  const phases: string[] = [];
  for (let n = 0; n < 500 && !s.g.outcome; n++) {
    if (phases.at(-1) !== `${s.g.round} ${s.g.phase}`) phases.push(`${s.g.round} ${s.g.phase}`);
    const key = ['done', 'pass', 'x-wing', 'none'].find((one) => s.legal.includes(one));
    const { shape, min = 0 } = s.decision;
    s.click(shape === 'some' ? s.legal.slice(0, min) : (key ?? s.legal[0]!));
  }
  expect(s.g.outcome).toMatchObject({ winners: ['rebel'] });
  const first = phases.map((one) => Number(one.split(' ')[0]));
  expect(first).toEqual([...first].sort((a, b) => a - b));
  for (const round of [2, 3, 4, 5]) {
    const own = phases.filter((one) => one.startsWith(`${round} `)).map((one) => one.split(' ')[1]);
    expect(own.filter((phase) => phase !== 'refresh')).toEqual(['assignment', 'command']);
  }
  expect(s.g.time).toBe(12);
});

test('RB-4.2 RB-15.1 victory is checked within a build step: nothing else is asked once the last defender is given up', () => {
  const s = scenario({
    base: 'hoth',
    revealed: true,
    units: { hoth: { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 }, naboo: { 'mon-calamari-cruiser': 2 } },
  });
  s.start(gainUnits, { side: 'rebel', place: 'bespin', units: ['mon-calamari-cruiser', 'mon-calamari-cruiser'] });
  s.click(s.unit('mon-calamari-cruiser', 'hoth'));
  expect(s.g.outcome).toMatchObject({ winners: ['imperial'], reason: { key: 'outcome.conquest' } });
  expect(s.units('bespin')).toEqual({});
});

test('RB-8.16 the owner chooses which units beyond the capacity are lost in a destroyed system', () => {
  const s = scenario({
    seats: FOUR,
    systems: { naboo: { destroyed: true } },
    units: { naboo: { 'assault-carrier': 1, stormtrooper: 3, 'tie-fighter': 3, 'at-at': 1 } },
  });
  expect([surplusIn(s.g, 'naboo', 'imperial'), surplusIn(s.g, 'naboo', 'rebel')]).toEqual([3, 0]);
  s.start(settle, { fight: false });
  expect([s.asked, s.question]).toEqual([['imperial-general'], 'ask.surplus']);
  for (const type of ['tie-fighter', 'stormtrooper', 'tie-fighter'] as const) s.click(s.unit(type, 'naboo'));
  expect(s.units('naboo')).toEqual({ 'assault-carrier': 1, stormtrooper: 2, 'tie-fighter': 1, 'at-at': 1 });
  expect(s.question).not.toBe('ask.surplus');
});

test('RB-8.16 nothing is asked where all are lost or all are alike', () => {
  const destroyed: Position = { systems: { naboo: { destroyed: true } } };
  const all = scenario({ ...destroyed, units: { naboo: { stormtrooper: 2, 'at-at': 1 } } });
  all.start(loseSurplus, { system: 'naboo', side: 'imperial' });
  expect(all.units('naboo')).toEqual({});
  const alike = scenario({ ...destroyed, units: { naboo: { 'assault-carrier': 1, stormtrooper: 6 } } });
  alike.start(loseSurplus, { system: 'naboo', side: 'imperial' });
  expect(alike.units('naboo')).toEqual({ 'assault-carrier': 1, stormtrooper: 4 });
});

test('a combat that is due is fought only where both sides share a theatre', () => {
  const s = scenario({ units: { naboo: { 'x-wing': 1, stormtrooper: 1 } } });
  s.change((g) => addDue(g, 'naboo', 'rebel', [])).start(settle, { fight: true });
  expect([s.g.due, s.g.combat, s.question]).toEqual([[], null, 'ask.turn']);
});
