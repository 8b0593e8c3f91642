import { expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { scenario } from '../testing/scenario.ts';

test('RB-14.0.1 one refresh objective may be played before leaders are retrieved, and only one', () => {
  const s = scenario({
    phase: 'refresh',
    time: 6,
    objectives: ['heart-of-the-empire', 'popular-support'],
    leaders: { 'mon-mothma': 'hoth' },
    systems: Object.fromEntries(
      ['felucia', 'kessel', 'toydaria', 'bothawui', 'rodia', 'geonosis', 'ryloth', 'naboo', 'utapau'].map((id) => [
        id,
        { loyalty: 'rebel' as const },
      ]),
    ),
    units: { coruscant: { 'rebel-trooper': 9, 'x-wing': 8 } },
  });
  expect([s.question, s.g.leaders['mon-mothma'].at]).toEqual(['ask.refreshObjective', 'hoth']);
  expect(s.legal).toEqual(['heart-of-the-empire', 'popular-support', 'pass']);
  s.click('popular-support');
  expect(s.g.leaders['mon-mothma'].at).toBe('pool');
  expect([s.g.objectiveDiscards, s.g.reputation]).toEqual([['popular-support'], 13]);
  expect(s.question).not.toBe('ask.refreshObjective');
});

test('RB-14.0.2 nothing is asked while no refresh objective is fulfilled', () => {
  const s = scenario({ phase: 'refresh', time: 6, objectives: ['cut-supply-lines', 'regional-support'] });
  expect([s.g.round, s.g.phase]).toEqual([2, 'assignment']);
  expect(reveal(s.g.objectiveHand)).toHaveLength(3);
});

test('RB-14.0.3 RB-14.0.14 RB-14.0.31 the six steps come in their order', () => {
  const s = scenario({
    phase: 'refresh',
    time: 3,
    leaders: { 'mon-mothma': 'hoth' },
    missions: { rebel: ['daring-rescue', 'hit-and-run', 'stolen-plans', 'seek-yoda', 'demolition'] },
    units: { 'queue-1': { 'x-wing': 1, stormtrooper: 1 } },
  });
  const asked: string[] = [];
  while (s.g.round === 1) {
    const { seat, shape, min = 0 } = s.decision;
    asked.push(`${s.question} ${seat}`);
    const count = s.question === 'ask.deploy' ? 1 : min;
    s.click(shape === 'some' ? s.legal.slice(0, count) : s.legal[0]!);
  }
  expect(asked.filter((one) => !one.startsWith('ask.ring'))).toEqual([
    'ask.discard rebel',
    'ask.recruit rebel',
    'ask.recruit imperial',
    'ask.buildAll rebel',
    'ask.deploy rebel',
    'ask.deploy imperial',
  ]);
  const log = s.log('spectator');
  const order = [
    'log.retrieved',
    'log.drawnMissions',
    'log.drawnProbes',
    'log.drawnObjectives',
    'log.time',
    'log.recruited',
  ];
  const places = [...order, 'log.builtUnits', 'log.deployed'].map((key) => log.indexOf(key));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
