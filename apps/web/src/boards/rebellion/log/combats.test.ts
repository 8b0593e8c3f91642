import { expect, test } from 'vitest';
import { COMBAT, combatWith, entriesOf, MISSION, movedEntries, type Written } from '../testing/log.ts';
import { moments } from './moments.ts';

// Moments of combats: attacks, tactic cards, retreats, results.

const found = (written: readonly Written[], kind: string, viewer = 'spectator') =>
  moments(movedEntries(written), viewer).findLast((one) => one.kind === kind);

const told = (written: readonly Written[]) =>
  moments(entriesOf(written), 'spectator').map(({ kind, from, seq, at }) => [kind, from, seq, at]);

test('the dice of an attack fall before it is told what was rolled; the combat is told once it is over', () => {
  const attack = found(COMBAT.slice(0, 7), 'attack', 'imperial');
  expect(attack).toMatchObject({ dice: 3, opening: { key: 'log.attack' }, isOwn: true });
  expect(attack?.title).toEqual({ key: 'board.rb.log.rolled', params: { hits: 2, directs: 0, specials: 0 } });
  const kinds = told(COMBAT).map(([kind]) => kind);
  expect(kinds.filter((kind) => kind === 'attack')).toHaveLength(2);
  expect(found(COMBAT, 'combat')).toMatchObject({ from: 0, seq: 10, at: 'place:sullust' });
});

test('RB-9.1.16 a tactic card is told by its name with what it does, not as what the dice of the attack meant', () => {
  const critical: Written[] = [
    ['tacticPlayed', { side: 'side.imperial', card: 'tactic.space-critical-hit' }],
    ['damage', { unit: 'unit.x-wing', n: 1 }],
  ];
  const written = [...COMBAT.slice(0, 6), ...critical];
  expect(found(written, 'told', 'imperial')).toMatchObject({
    title: { key: 'log.tacticPlayed', params: { card: { key: 'tactic.space-critical-hit' } } },
    meaning: { key: 'log.said' },
    isOwn: true,
  });
  expect(found(written, 'attack')?.meaning).toBeUndefined();
  // It stays told once the combat is over.
  expect(found([...written, ...COMBAT.slice(7)], 'told')?.title.key).toBe('log.tacticPlayed');
});

test('A25 a retreat leads from where the units fought to where they stand', () => {
  const retreat: Written = ['retreat', { side: 'side.rebel', leader: 'leader.han-solo', system: 'system.naboo' }];
  expect(found([...COMBAT.slice(0, 4), retreat], 'retreat')).toMatchObject({
    at: 'place:naboo',
    ways: [{ kind: 'retreat', from: 'place:sullust', to: 'place:naboo' }],
  });
});

test.each([
  [['imperial space'], 'log.battleWon.imperial.space'],
  [['rebel space', 'rebel ground'], 'board.rb.news.combatWon.rebel'],
  [['rebel space', 'imperial ground'], 'board.rb.news.combatSplit'],
  [[], 'log.combatUndecided'],
])('the title of a combat with the winners %j says %s', (won, title) => {
  expect(found(combatWith(...won), 'combat')?.title.key).toBe(title);
});

test('RB-9.3.8 a combat that is over says why it was won, each reason once; one of an older record does not', () => {
  const why = { key: 'won.retreat', params: { side: { key: 'side.imperial' } } };
  const fight = movedEntries(combatWith('rebel space', 'rebel ground'));
  const over = fight.map((one) =>
    one.key.startsWith('log.battleWon') ? { ...one, params: { ...one.params, why } } : one,
  );
  const meanings = [over, fight].map((all) => moments(all).findLast(({ kind }) => kind === 'combat')?.meaning);
  expect(meanings).toEqual([why, undefined]);
});

test('a combat that is over and a leader who is captured are results of weight', () => {
  const all = [found(COMBAT, 'combat'), found(MISSION, 'captured'), found(MISSION, 'mission')];
  expect(all.map((one) => one?.isDecisive)).toEqual([true, true, undefined]);
});

test('a combat of an older record, which has no winner in its log, is over', () => {
  expect(found(COMBAT, 'combat')?.title.key).toBe('log.combatOver');
});
