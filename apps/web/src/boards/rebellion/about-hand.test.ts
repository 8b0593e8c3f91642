import { expect, test } from 'vitest';
import { isAboutHand } from './about-hand.ts';
import { COMBAT_NOW } from './testing/log.ts';
import { decisionOf, viewOf } from './testing/part.tsx';

const option = (key: string, at?: string, from?: string) => ({
  key,
  label: { key },
  ...(at && { at }),
  ...(from && { from }),
});

test.each([
  ['cards', [option('a', 'card:sabotage#1')], null, true],
  ['systems', [option('a', 'place:hoth')], null, false],
  ['both', [option('a', 'card:sabotage#1'), option('b', 'place:hoth')], null, null],
  ['neither', [option('a')], null, null],
  ['a tray', [option('a', 'place:hoth', 'type:x-wing')], null, true],
  ['a unit out of it', [option('a', 'place:hoth', 'type:x-wing')], 'type:x-wing', false],
  ['a leader of the pool', [option('a', 'place:hoth', 'leader:han-solo')], null, true],
  ['a leader for a system', [option('a', 'place:hoth', 'leader:han-solo')], 'leader:han-solo', false],
  ['a mission', [option('a', 'leader:darth-vader', 'card:sabotage#1')], null, true],
  ['a mission against a leader', [option('a', 'leader:darth-vader', 'card:sabotage#1')], 'card:sabotage#1', false],
  ['a leader and cards', [option('a', 'card:sabotage#1', 'leader:han-solo')], 'leader:han-solo', true],
])('%s', (_name, options, piece, expected) => {
  expect(isAboutHand(decisionOf(options), piece, viewOf())).toBe(expected);
});

test('a turn begins where its player looks, at the board too when others have just moved there', () => {
  const turn = { ...decisionOf([option('a', 'place:hoth', 'leader:han-solo')]), prompt: { key: 'ask.turn' } };
  expect(isAboutHand(turn, null, viewOf())).toBe(null);
  expect(isAboutHand(turn, 'leader:han-solo', viewOf())).toBe(false);
});

test('refused options do not count', () => {
  const refused = { ...option('a', 'place:hoth'), refused: { code: 'x', params: {} } };
  expect(isAboutHand(decisionOf([refused, option('b', 'card:sabotage#1')]), null, viewOf())).toBe(true);
});

test('a combat is shown while it asks about cards, so that its dice and units stay in view', () => {
  const cards = decisionOf([option('a', 'card:ambush')]);
  expect(isAboutHand(cards, null, viewOf({ more: { combat: COMBAT_NOW } }))).toBe(false);
});

test('cards that are asked for are shown even if none can be used', () => {
  const refused = { ...option('a', 'card:liberation'), refused: { code: 'x', params: {} } };
  expect(isAboutHand(decisionOf([refused, { ...option('pass'), kind: 'primary' }]), null, viewOf())).toBe(true);
});

test('objectives are shown when they are asked for, in a combat too', () => {
  const objective = { ...option('liberation', 'card:liberation'), label: { key: 'objective.liberation' } };
  expect(isAboutHand(decisionOf([objective]), null, viewOf({ more: { combat: COMBAT_NOW } }))).toBe(true);
});
