import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { skirmish } from '../testing/match.tsx';
import { diceIn } from './dice.ts';
import { log } from './index.ts';
import { moments } from './moments.ts';
import { targetOf } from './named-place.ts';

/** An attack of Darth Vader on Chewbacca, and its log. */
function attacked(): readonly LogEntry[] {
  const match = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'] });
  match
    .activate('p1-darth-vader-1-1')
    .attack('p2-chewbacca-1-1', 'red 0 3', 'red 0 2', 'yellow 0 1 2', 'black 1', 'white 1');
  return match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
}

test('an attack is announced to the other player and to spectators, with its dice and its result', () => {
  for (const viewer of ['p2', 'spectator']) {
    const attack = moments(attacked(), viewer).find(({ kind }) => kind === 'attack');
    expect(attack?.at).toBe('space:c6');
    expect(attack?.entries.map(({ key }) => key)).toContain('log.damage');
    const dice = diceIn(attack?.entries ?? [], 'log.rolls').map(({ die }) => die);
    expect(dice).toEqual(['red', 'red', 'yellow', 'black', 'white']);
  }
});

test('figures, tokens and spaces in a sentence light their place on the map; cards open instead', () => {
  const { attacker, target } = attacked().find(({ key }) => key === 'log.attacks')?.params ?? {};
  const places = [attacker, target].map((name) => (typeof name === 'object' ? targetOf(name) : null));
  expect(places).toEqual(['figure:p1-darth-vader-1-1', 'figure:p2-chewbacca-1-1']);
  expect(targetOf({ key: 'token.crate', params: { id: 'crate-1' } })).toBe('piece:crate-1');
  expect(targetOf({ key: 'space', params: { space: 'c6' } })).toBe('space:c6');
  expect(targetOf({ key: 'command.rally' })).toBeNull();
});

test('the whole attack is one sentence of the log', () => {
  const told = log.sentencesOf?.(attacked()) ?? [];
  expect(told.filter(({ told: own }) => own?.some(({ key }) => key === 'log.attacks'))).toHaveLength(1);
});

test('an act has the mark of its army, what follows from it has none', () => {
  const match = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'] });
  const mark = (key: string, params: LogEntry['params']) =>
    log.markOf?.({ seq: 1, key, params } as LogEntry, match.view('p1'));
  const vader = { key: 'card.darth-vader', params: { id: 'p1-darth-vader-1-1' } };
  expect(mark('log.activates', { figure: vader })).toBe('empire');
  expect(mark('log.plays', { seat: { key: 'seat.p2' } })).toBe('rebel');
  expect(mark('log.damage', { figure: vader, n: 2 })).toBeNull();
});

test('each round has a heading, and its status phase', () => {
  const entries = [
    { seq: 1, key: 'log.round', params: { n: 2, seat: { key: 'seat.p1' } } },
    { seq: 2, key: 'log.status', params: {} },
  ] as LogEntry[];
  expect([...log.headings(entries)]).toEqual([
    [1, { key: 'board.ia.round', params: { n: 2 } }],
    [2, { key: 'board.ia.log.status' }],
  ]);
});
