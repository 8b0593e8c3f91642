import { expect, test } from 'vitest';
import { attacks, fight, tacticHandOf } from '../../testing/fight.ts';
import { scenario } from '../../testing/scenario.ts';
import { addDue } from '../changes.ts';
import { settle } from '../checks.ts';

const inSpace = { yavin: { 'x-wing': 1, 'tie-fighter': 1 } };
const TEAMS = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];

test('RB-9.0.1 a combat starts where a due move has left both sides in one theatre, and only there', () => {
  const due = (units: object) =>
    scenario({ units, leaders: { 'jan-dodonna': 'box' } })
      .change((g) => addDue(g, 'yavin', 'rebel', []))
      .start(settle, { fight: true });
  expect(due({ yavin: { 'x-wing': 1, stormtrooper: 1 } }).log()).not.toContain('log.combat');
  expect(due({ yavin: { 'rebel-trooper': 1, 'tie-fighter': 1 } }).g.combat).toBe(null);
  expect(due(inSpace).g.combat?.system).toBe('yavin');
  expect(due({ yavin: { 'rebel-trooper': 1, stormtrooper: 1 } }).g.combat?.system).toBe('yavin');
});

test('RB-9.0.2 the current player is the side that resolves its turn or whose card caused the combat', () => {
  for (const side of ['rebel', 'imperial'] as const) {
    const s = scenario({ units: inSpace })
      .change((g) => addDue(g, 'yavin', side, []))
      .start(settle, { fight: true });
    expect(s.g.combat?.current).toBe(side);
    expect(s.asked).toEqual([side]);
  }
});

test('RB-9.0.3 the current player has initiated the combat: crippling-blow needs a Rebel one', () => {
  const assault = (current: 'rebel' | 'imperial') =>
    fight({
      units: { yavin: { 'rebel-trooper': 1, 'at-at': 1 } },
      damage: { 'at-at-1': 2 },
      objectives: ['crippling-blow'],
      current,
      dice: current === 'rebel' ? ['direct', 'blank', 'blank', 'blank'] : ['blank', 'blank', 'blank', 'direct'],
    });
  expect(assault('rebel').question).toBe('ask.combatObjective');
  expect(assault('imperial').log()).toContain('log.combatOver');
});

test('RB-9.0.4 the current player decides first whether to add a leader, then the opponent', () => {
  const s = fight({ units: inSpace, leaders: { 'jan-dodonna': 'pool', 'darth-vader': 'pool' }, current: 'imperial' });
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.addLeader']);
  s.click('darth-vader');
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.addLeader']);
  s.click('jan-dodonna');
  expect(s.g.leaders['darth-vader'].at).toBe('yavin');
  expect(s.g.leaders['jan-dodonna'].at).toBe('yavin');
});

test('RB-9.0.5 only a leader with tactic values is added, and only by a side that has none there', () => {
  const s = fight({
    units: inSpace,
    leaders: { 'mon-mothma': 'pool', 'jan-dodonna': 'pool', 'darth-vader': 'yavin', 'grand-moff-tarkin': 'pool' },
  });
  expect(s.legal).toEqual(['jan-dodonna', 'pass']);
  s.click('pass');
  expect(s.question).not.toBe('ask.addLeader');
  expect(s.g.leaders['grand-moff-tarkin'].at).toBe('pool');
});

test('RB-9.0.6 a leader without tactic values in the system does not stop its side from adding one', () => {
  const s = fight({ units: inSpace, leaders: { 'mon-mothma': 'yavin', 'princess-leia': 'pool' } });
  expect(s.legal).toEqual(['princess-leia', 'pass']);
  s.click('princess-leia');
  expect(s.g.leaders['princess-leia'].at).toBe('yavin');
});

test('RB-9.0.6 a captive does not stop its side from adding a leader and draws no cards', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 2 } },
    leaders: { 'princess-leia': { captive: 'yavin' }, 'jan-dodonna': 'pool' },
  });
  expect(s.legal).toEqual(['jan-dodonna', 'pass']);
  s.click('pass');
  expect(tacticHandOf(s, 'rebel')).toEqual([]);
});

test('RB-9.0.10 cards are drawn by the highest value of each theatre, values are not added up', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1, stormtrooper: 1 } },
    leaders: { 'admiral-ackbar': 'yavin', 'general-rieekan': 'yavin' },
  });
  const hand = tacticHandOf(s, 'rebel');
  expect(hand.filter((id) => id.startsWith('space'))).toHaveLength(3);
  expect(hand.filter((id) => id.startsWith('ground'))).toHaveLength(2);
});

test('RB-9.0.11 RB-9.0.13 no cards for a theatre without a battle, none for a side without a leader', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1, stormtrooper: 1 } },
    leaders: { 'han-solo': 'yavin' },
  });
  const hand = tacticHandOf(s, 'rebel');
  expect(hand).toHaveLength(2);
  expect(hand.every((id) => id.startsWith('space'))).toBe(true);
  expect(tacticHandOf(s, 'imperial')).toEqual([]);
});

test('RB-9.0.12 the current player draws tactic cards first', () => {
  for (const current of ['rebel', 'imperial'] as const) {
    const s = fight({ units: inSpace, leaders: { 'han-solo': 'yavin', 'darth-vader': 'yavin' }, current });
    const drawn = s.entries.filter((entry) => entry.key === 'log.drawnTactics').map((entry) => entry.params.side);
    expect(drawn[0]).toEqual({ key: `side.${current}` });
  }
});

test('RB-9.0.12 drawn tactic cards are named to their own side only', () => {
  const s = fight({ units: inSpace, leaders: { 'han-solo': 'yavin' } });
  expect(s.log('rebel').filter((key) => key === 'log.drew')).toHaveLength(2);
  expect(s.log('imperial')).not.toContain('log.drew');
});

test('RB-18.17 RB-18.20 each team adds one leader, the whole current team deciding before the other', () => {
  const teams = () =>
    fight({
      seats: TEAMS,
      units: inSpace,
      current: 'imperial',
      leaders: {
        'admiral-piett': 'pool',
        'general-veers': 'pool',
        'jan-dodonna': 'pool',
        'general-rieekan': 'pool',
      },
    });
  const s = teams();
  expect([s.asked, s.legal]).toEqual([['imperial-admiral'], ['admiral-piett', 'pass']]);
  s.click('pass');
  expect([s.asked, s.legal]).toEqual([['imperial-general'], ['general-veers', 'pass']]);
  s.click('pass');
  expect([s.asked, s.legal]).toEqual([['rebel-admiral'], ['jan-dodonna', 'pass']]);
  s.click('jan-dodonna');
  expect(s.question).not.toBe('ask.addLeader');
  const t = teams().click('admiral-piett');
  expect(t.asked).toEqual(['rebel-admiral']);
  expect(t.g.leaders['general-veers'].at).toBe('pool');
});

test('RB-18.17 a team-mate adds any leader of the side once the other has conceded', () => {
  const s = fight({ seats: TEAMS, units: inSpace, leaders: { 'jan-dodonna': 'pool', 'general-rieekan': 'pool' } });
  s.concede('rebel-admiral');
  expect([s.asked, s.legal]).toEqual([['rebel-general'], ['jan-dodonna', 'general-rieekan', 'pass']]);
  s.click('pass');
  expect(s.question).not.toBe('ask.addLeader');
});

test('RB-18.18 the best tactic values among all leaders of the team count', () => {
  const s = fight({
    seats: TEAMS,
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1, stormtrooper: 1 } },
    leaders: { 'admiral-piett': 'yavin', 'colonel-yularen': 'yavin' },
  });
  const hand = tacticHandOf(s, 'imperial');
  expect(hand.filter((id) => id.startsWith('space'))).toHaveLength(3);
  expect(hand.filter((id) => id.startsWith('ground'))).toHaveLength(2);
});

test('RB-18.10 space battles are decided by the Admiral, ground battles by the General', () => {
  const s = fight({
    seats: TEAMS,
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1, stormtrooper: 1 } },
    hands: {
      rebel: ['space-critical-hit', 'ground-critical-hit'],
      imperial: ['space-defensive-formation', 'ground-defensive-formation'],
    },
    dice: ['hit'],
  });
  expect([s.asked, s.question]).toEqual([['rebel-admiral'], 'ask.combatAction']);
  s.click('done');
  expect([s.asked, s.question]).toEqual([['imperial-admiral'], 'ask.block']);
  s.rig('blank', 'hit').click('done', 'done');
  expect([s.asked, s.question]).toEqual([['rebel-general'], 'ask.combatAction']);
  s.click('done');
  expect([s.asked, s.question]).toEqual([['imperial-general'], 'ask.block']);
  expect(attacks(s)).toEqual(['rebel space 1', 'imperial space 1', 'rebel ground 1']);
});
