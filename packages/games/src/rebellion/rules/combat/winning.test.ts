import { expect, test } from 'vitest';
import { declineUntil, type Fight, fight } from '../../testing/fight.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { removeUnit } from '../unit-index.ts';
import { hasWon } from './winning.ts';

/** What the log tells about who won the combat. */
const winnersOf = (s: Scenario) => s.log().filter((key) => /battleWon|combatUndecided/.test(key));

/** Why, for each battle that was won, or for the combat that nobody won. */
const whyOf = (s: Scenario) =>
  s.entries.flatMap(({ key, params: { why } }) => {
    if (!/battleWon|combatUndecided/.test(key)) return [];
    return typeof why === 'object'
      ? `${why.key} ${typeof why.params?.side === 'object' ? why.params.side.key : ''}`.trim()
      : '';
  });

const plains = (units: object, more: Partial<Fight> = {}) => fight({ units: { yavin: units }, ...more });

/** A combat in a subjugated system; the Rebels hold Liberation, offered when they win the ground battle. */
const liberate = (units: object, more: Partial<Fight> = {}) =>
  fight({ units: { naboo: units }, system: 'naboo', objectives: ['liberation'], ...more });

test('RB-9.3.8 a side wins a battle when the other had units there at the start and has none left, while it has', () => {
  const s = liberate({ 'rebel-trooper': 1, stormtrooper: 1 }, { dice: ['hit', 'blank'] });
  expect(s.question).toBe('ask.combatObjective');
  expect(s.legal).toContain('liberation');
});

test('RB-9.3.8 a theatre the enemy had no units in from the start is not won', () => {
  const s = plains({ 'rebel-trooper': 1, 'x-wing': 1, 'tie-fighter': 1 }, { hands: { rebel: ['space-critical-hit'] } });
  s.rig('blank', 'blank').click('play:space-critical-hit').whileAsked('ask.combatAction', 'done');
  expect(s.g.combat).toBe(null);
  const t = plains(
    { 'rebel-trooper': 1, 'x-wing': 1, 'tie-fighter': 2 },
    { hands: { rebel: ['space-critical-hit', 'space-critical-hit'] } },
  );
  expect(hasWon(t.g, 'rebel', 'ground')).toBe(false);
  t.change((g) => removeUnit(g, 'tie-fighter-1')).change((g) => removeUnit(g, 'tie-fighter-2'));
  expect([hasWon(t.g, 'rebel', 'space'), hasWon(t.g, 'rebel', 'ground')]).toEqual([true, false]);
});

test('RB-9.3.9 units that retreated count as gone', () => {
  const s = liberate(
    { airspeeder: 3, 'at-st': 1, 'assault-carrier': 1 },
    { leaders: { 'darth-vader': 'naboo' }, hands: {}, dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] },
  );
  declineUntil(s, () => s.question === 'ask.retreat');
  s.click(s.legal[0] as string);
  if (s.question === 'ask.retreatUnits') s.click(s.legal.slice(0, 1));
  expect(s.question).toBe('ask.combatObjective');
  expect(s.legal).toContain('liberation');
  declineUntil(s, () => s.g.combat === null);
  expect(whyOf(s)).toContain('won.retreat side.imperial');
});

test('RB-9.3.10 if both sides are wiped out in a theatre no one wins that battle', () => {
  const s = liberate({ 'rebel-trooper': 1, stormtrooper: 1 }, { dice: ['hit', 'hit'] });
  expect(s.units('naboo')).toEqual({});
  expect(s.log()).toContain('log.combatOver');
  expect(winnersOf(s)).toEqual(['log.combatUndecided']);
  expect(whyOf(s)).toEqual(['won.nobody']);
  expect(s.question).not.toBe('ask.combatObjective');
});

test('RB-9.3.8 the log tells who won each battle of a combat that is over', () => {
  const units = { 'x-wing': 1, 'rebel-trooper': 1, 'tie-fighter': 1, stormtrooper: 1 };
  const s = declineUntil(plains(units, { dice: ['hit', 'blank', 'blank', 'hit'] }));
  expect(winnersOf(s)).toEqual(['log.battleWon.rebel.space', 'log.battleWon.imperial.ground']);
  expect(whyOf(s)).toEqual(['won.destroyed side.imperial', 'won.destroyed side.rebel']);
  const [space] = s.entries.filter(({ key }) => key === 'log.battleWon.rebel.space');
  expect(space).toMatchObject({
    params: { side: { key: 'side.rebel' }, theatre: { key: 'theatre.space' }, system: { key: 'system.yavin' } },
    at: 'place:yavin',
  });
});
