import { expect, test } from 'vitest';
import { isAboutHand } from './about-hand.ts';
import { decisionOf } from './testing.tsx';

const option = (key: string, at?: string, from?: string) => ({
  ...{ key, label: { key } },
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
  ['a leader and cards', [option('a', 'card:sabotage#1', 'leader:han-solo')], 'leader:han-solo', true],
])('%s', (_name, options, piece, expected) => {
  expect(isAboutHand(decisionOf(options), piece)).toBe(expected);
});

test('refused options do not count', () => {
  const refused = { ...option('a', 'place:hoth'), refused: { code: 'x', params: {} } };
  expect(isAboutHand(decisionOf([refused, option('b', 'card:sabotage#1')]), null)).toBe(true);
});
