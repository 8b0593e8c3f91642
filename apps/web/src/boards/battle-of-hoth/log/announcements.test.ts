import { expect, test } from 'vitest';
import type { LogEntry } from '../../../net/types.ts';
import { battle } from '../testing/match.tsx';
import { announcements } from './announcements.ts';
import { facesIn, targetOf } from './entries.ts';
import { headings, markOf } from './headings.ts';

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
    const attack = announcements(log, viewer).find(({ kind }) => kind === 'attack');
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

test('a side is not told what it has just done itself', () => {
  const kinds = (viewer: string) => announcements(attacked(), viewer).map(({ kind }) => kind);
  expect(kinds('rebels')).toEqual([]);
  expect(kinds('empire')).toEqual(['card', 'attack']);
});

test('acts have the mark of their side, units and hexes light their place on the board', () => {
  const attack = attacked().find(({ key }) => key === 'log.attacks');
  expect(attack && markOf(attack)).toBe('rebel');
  const { unit, target } = attack?.params ?? {};
  expect([unit, target].map((name) => typeof name === 'object' && targetOf(name))).toEqual(['hex:4,4', 'hex:4,3']);
});

test('each turn has a heading with its number and side', () => {
  const turn = { seq: 7, key: 'log.turn', params: { side: { key: 'side.empire' }, n: 3 } };
  const params = { n: 3, side: { key: 'side.empire' } };
  expect(headings([turn]).get(7)).toEqual({ key: 'board.bh.log.turn', params });
});
