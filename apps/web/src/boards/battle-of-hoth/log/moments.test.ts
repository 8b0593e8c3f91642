import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { battle } from '../testing/match.tsx';
import { facesIn, targetOf } from './entries.ts';
import { actorOf, headings, markOf } from './headings.ts';
import { moments } from './moments.ts';

/** An attack of the Rebels on a lone snowtrooper, and its log. */
function attacked(): readonly LogEntry[] {
  const match = battle({
    units: ['echoTrooper 4,4', 'snowtrooper 4,3 1', 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  match.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
  return match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
}

test('an attack is announced with its dice and what followed, to the other side and to spectators', () => {
  const log = attacked();
  for (const viewer of ['empire', 'spectator']) {
    const attack = moments(log, viewer).find(({ kind }) => kind === 'attack');
    expect(attack?.at).toBe('hex:4,3');
    expect(attack?.entries.map(({ key }) => key)).toEqual([
      'log.attacks',
      'log.rolled',
      'log.eliminated',
      'log.medals',
    ]);
    const roll = attack?.entries.find(({ key }) => key === 'log.rolled');
    expect(roll && facesIn(roll)).toEqual(['infantry', 'miss', 'miss']);
  }
});

test('BH-16.5 in a pair the acts of the partner are news, and the log names who acted', () => {
  const log = attacked().map((entry) => ({ ...entry, by: 'rebels-2' }));
  const isOwn = (viewer: string) => moments(log, viewer).find(({ kind }) => kind === 'attack')?.isOwn === true;
  expect(['rebels', 'rebels-2', 'empire'].map(isOwn)).toEqual([false, true, false]);
  const named = log.flatMap((entry) => (actorOf(entry) ? [entry.key] : []));
  expect(named).toContain('log.card');
  expect(named).not.toContain('log.medals');
});

test('BH-16.4 a turn that begins with the leader picked by a partner names the player of its card', () => {
  const by = (entry: LogEntry) => ({ ...entry, by: entry.key === 'log.turn' ? 'rebels' : 'rebels-2' });
  const log = attacked().map(by);
  const turn = log.find(({ key }) => key === 'log.turn');
  const card = log.find(({ key }) => key === 'log.card');
  expect([turn, card].map((entry) => entry && actorOf(entry))).toEqual([null, { key: 'seat.rebels-2' }]);
  const leader = { seq: 0, key: 'log.leader', params: { side: { key: 'side.rebels' } }, by: 'rebels' };
  expect([markOf(leader), actorOf(leader)]).toEqual(['rebel', null]);
});

test('an act is the own one of its side, a turn is an event of the match', () => {
  const own = (viewer: string) => moments(attacked(), viewer).map(({ kind, isOwn }) => [kind, isOwn === true]);
  const [turn, next] = [
    ['turn', false],
    ['turn', false],
  ];
  expect(moments(attacked(), 'empire').map(({ isRoutine = false }) => isRoutine)).toEqual([true, false, false, true]);
  expect(own('rebels')).toEqual([turn, ['card', true], ['attack', true], next]);
  expect(own('empire')).toEqual([turn, ['card', false], ['attack', false], next]);
});

test('before its dice an attack says who attacks whom, then what they show and what it meant', () => {
  const attack = moments(attacked(), 'rebels').find(({ kind }) => kind === 'attack');
  expect(attack).toMatchObject({ dice: 3, opening: { key: 'log.attacks' }, title: { key: 'board.bh.moment.hits' } });
  expect(attack?.ways).toEqual([{ kind: 'attack', from: 'hex:4,4', to: 'hex:4,3' }]);
  expect(attack?.cue).toBe('hit');
});

test('an attack waits for the owner of its target to retreat, for all but that owner, and then has its way', () => {
  const match = battle({
    units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  match.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'infantry', 'miss');
  const attackFor = (viewer: string) => {
    const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
    return moments(log, viewer).find(({ kind }) => kind === 'attack');
  };
  expect(match.question).toBe('ask.retreat');
  const waits = { key: 'board.bh.moment.choosesRetreat' };
  expect(['rebels', 'spectator', 'empire'].map((viewer) => attackFor(viewer)?.waits)).toEqual([
    waits,
    waits,
    undefined,
  ]);
  const [way] = match.legal;
  if (way) match.click(way);
  const attack = attackFor('rebels');
  expect([attack?.waits, attack?.ways?.map(({ kind }) => kind)]).toEqual([undefined, ['attack', 'retreat']]);
});

test('a medal has its sound after the hit that won it', () => {
  const attack = moments(attacked(), 'rebels').find(({ kind }) => kind === 'attack');
  expect([attack?.cue, attack?.prizeCue]).toEqual(['hit', 'medal']);
});

test('a move has its way through every hex, also in a record that knows its two ends only', () => {
  const match = battle({ units: ['snowspeeder 4,4', 'snowtrooper 0,0'], hands: { rebels: ['rebels-direct-from-hq'] } });
  match.play('rebels-direct-from-hq').order('snowspeeder-1').move('snowspeeder-1', '7,4');
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const wayOf = (entries: readonly LogEntry[]) => moments(entries, 'empire').find(({ kind }) => kind === 'moved')?.ways;
  const through = ['hex:5,4', 'hex:6,4'];
  expect(wayOf(log)).toEqual([{ kind: 'move', from: 'hex:4,4', to: 'hex:7,4', through }]);
  const older = log.map(({ params: { way: _way, ...params }, ...entry }) => ({ ...entry, params }));
  expect(wayOf(older)).toEqual([{ kind: 'move', from: 'hex:4,4', to: 'hex:7,4' }]);
});

test('acts have the mark of their side, units and hexes light their place on the board', () => {
  const attack = attacked().find(({ key }) => key === 'log.attacks');
  expect(attack && markOf(attack)).toBe('rebel');
  const { unit, target } = attack?.params ?? {};
  expect([unit, target].map((name) => typeof name === 'object' && targetOf(name))).toEqual(['hex:4,4', 'hex:4,3']);
});

test('37 BH-5.9 a turn begins after the other side has drawn, which an undo would take back', () => {
  const draws = moments(attacked(), 'empire').map(({ kind, lastDraw }) => [kind, lastDraw !== undefined]);
  expect(draws).toEqual([
    ['turn', false],
    ['card', false],
    ['attack', false],
    ['turn', true],
  ]);
});

test('each turn has a heading with its number and side', () => {
  const turn = { seq: 7, key: 'log.turn', params: { side: { key: 'side.empire' }, n: 3 } };
  const params = { n: 3, side: { key: 'side.empire' } };
  expect(headings([turn]).get(7)).toEqual({ key: 'board.bh.log.turn', params });
});

test('35 the second roll against an AT-AT falls after the first', () => {
  const match = battle({
    units: ['echoTrooper 4,4', 'atat 4,3', 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  match.attack('echoTrooper-1', 'atat-1', 'vehicle', 'explosion', 'retreat', 'miss', 'explosion');
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const attack = moments(log, 'empire').find(({ kind }) => kind === 'attack');
  expect([attack?.dice, attack?.secondDice]).toEqual([3, 2]);
});

test('BH-6.1 the units that a card orders are marked with its moment, for both sides; older records do not name them', () => {
  const units = ['echoTrooper 4,4', 'snowspeeder 7,4', 'snowtrooper 0,0'];
  const match = battle({ units, hands: { rebels: ['rebels-direct-from-hq'] } });
  match.play('rebels-direct-from-hq').order('echoTrooper-1', 'snowspeeder-1');
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const aboutOf = (entries: readonly LogEntry[], viewer: string) =>
    moments(entries, viewer).find(({ kind }) => kind === 'card')?.about;
  for (const viewer of ['rebels', 'empire', 'spectator']) expect(aboutOf(log, viewer)).toEqual(['hex:4,4', 'hex:7,4']);
  const older = log.map(({ params: { units: _units, ...params }, ...entry }) => ({ ...entry, params }));
  expect(aboutOf(older, 'empire')).toBeUndefined();
});

test('BH-6.7 ordered units that neither move nor attack are told at the end of their turn, each marked where it stands', () => {
  const units = ['echoTrooper 4,4', 'snowspeeder 7,4', 'snowtrooper 0,0'];
  const match = battle({ units, hands: { rebels: ['rebels-direct-from-hq'] } });
  match
    .play('rebels-direct-from-hq')
    .order('echoTrooper-1', 'snowspeeder-1')
    .move('snowspeeder-1', '8,4')
    .click('done');
  if (match.question === 'ask.attack') match.click('done');
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const idle = moments(log, 'empire').filter(({ kind }) => kind === 'idle');
  expect(idle).toMatchObject([{ at: 'hex:4,4', about: ['hex:4,4'] }]);
  expect([idle[0]?.isOwn, moments(log, 'rebels').find(({ kind }) => kind === 'idle')?.isOwn]).toEqual([
    undefined,
    true,
  ]);
  expect(log.findIndex(({ key }) => key === 'log.idle')).toBeLessThan(
    log.findLastIndex(({ key }) => key === 'log.turn'),
  );
});

test('a unit that is destroyed and a medal that is won are results of weight; an attack that costs figures is none', () => {
  const found = moments(attacked(), 'empire');
  expect(found.filter(({ isDecisive }) => isDecisive).map(({ kind }) => kind)).toEqual(['attack']);
  const survived = attacked().filter(({ key }) => key !== 'log.eliminated' && key !== 'log.medals');
  expect(moments(survived, 'empire').some(({ isDecisive }) => isDecisive)).toBe(false);
  const left = { seq: 0, key: 'log.left', params: { unit: { key: 'unit.snowspeeder' } }, at: 'hex:0,0' };
  expect(moments([left], 'empire')[0]?.isDecisive).toBe(true);
});
