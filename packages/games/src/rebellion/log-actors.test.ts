import { expect, test } from 'vitest';
import { numberEntries, visibleEntries } from '../engine/log.ts';
import { LEADER_IDS } from './data/leaders.ts';
import { sentencesOf } from './log-sentences.ts';
import { FOUR } from './testing/begin.ts';
import { fight } from './testing/fight.ts';
import { type Scenario, scenario } from './testing/scenario.ts';

/** Entries as a viewer reads them: key and the seat that acted. */
const read = (s: Scenario, viewer: string) =>
  numberEntries(visibleEntries(s.entries, viewer), 0).map(({ key, by }) => [key, by]);

test('RB-5.3 RB-18.8 with two players on a side the log names the seat that assigned, to all viewers alike', () => {
  const s = scenario({ phase: 'assignment', seats: FOUR });
  s.as('rebel-admiral').click([]).as('rebel-general').click([]);
  for (const viewer of ['rebel-general', 'imperial-admiral', 'spectator']) {
    expect(read(s, viewer).filter(([key]) => key === 'log.assignmentDone')).toEqual([
      ['log.assignmentDone', 'rebel-admiral'],
      ['log.assignmentDone', 'rebel-general'],
    ]);
  }
});

test('with one player on each side it names none: the side says who it was', () => {
  const s = scenario({ phase: 'assignment' });
  s.as('rebel').click([]);
  expect(s.entries.some((entry) => 'by' in entry)).toBe(false);
  const attacked = fight({ units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } } });
  expect(attacked.entries.map(({ key }) => key)).toContain('log.attack');
  expect(attacked.entries.some((entry) => 'by' in entry)).toBe(false);
});

test('leaders that two players of a side assign one after the other are two sentences', () => {
  const assigned = (leader: string, by: string) => ({
    key: 'log.assigned',
    params: { side: { key: 'side.rebel' }, leader: { key: `leader.${leader}` } },
    by,
  });
  const told = sentencesOf([
    assigned('mon-mothma', 'rebel-admiral'),
    assigned('admiral-ackbar', 'rebel-admiral'),
    assigned('princess-leia', 'rebel-general'),
  ]);
  expect(told.map(({ key, by }) => [key, by])).toEqual([
    ['log.assigned.all', 'rebel-admiral'],
    ['log.assigned', 'rebel-general'],
  ]);
});

/** The seats that the entries of this key and side name. */
const named = (s: Scenario, key: string, side: string) =>
  s.entries.flatMap(({ key: one, params, by }) =>
    one === key && JSON.stringify(params.side)?.includes(side) ? [by ?? null] : [],
  );

test('RB-18.10 an attack names who decides there: the Admiral in space, the General on the ground, also after an act of the other', () => {
  const units = { yavin: { 'x-wing': 1, 'rebel-trooper': 1, 'star-destroyer': 1, stormtrooper: 1 } };
  const s = fight({ seats: FOUR, units, current: 'imperial' });
  while (s.g.combat && !s.g.outcome)
    s.as(s.asked[0] ?? '').click(s.legal.includes('pass') ? 'pass' : (s.legal[0] ?? ''));
  expect(named(s, 'log.attack', 'imperial').slice(0, 2)).toEqual(['imperial-admiral', 'imperial-general']);
  expect(named(s, 'log.attack', 'rebel').slice(0, 2)).toEqual(['rebel-admiral', 'rebel-general']);
});

test('RB-18.6 a turn that passes as its seat can do nothing names that seat, not the one that acted before', () => {
  const box = Object.fromEntries(LEADER_IDS.map((id) => [id, 'box'] as const));
  const s = scenario({ phase: 'command', seats: FOUR, leaders: { ...box, 'admiral-ackbar': 'pool' } });
  s.as('rebel-admiral').click('pass');
  const passed = s.entries.filter(({ key }) => key === 'log.rolePassed');
  expect(passed.map(({ by }) => by)).toEqual(['rebel-admiral', 'imperial-admiral', 'imperial-general']);
});

test('units that two players of a side deploy one after the other are two sentences', () => {
  const deployed = (by: string) => ({
    key: 'log.deployed',
    params: { side: { key: 'side.rebel' }, units: { key: 'units.x-wing' }, place: { key: 'system.hoth' } },
    by,
  });
  const told = sentencesOf(['rebel-admiral', 'rebel-admiral', 'rebel-general'].map(deployed));
  expect(told.map(({ key, by }) => [key, by])).toEqual([
    ['log.deployed.all', 'rebel-admiral'],
    ['log.deployed', 'rebel-general'],
  ]);
});
