import { expect, test } from 'vitest';
import { type ArmyLook, looksOf } from './looks.ts';

type Players = Parameters<typeof looksOf>[0]['players'];

function looks(first: readonly string[] | null, second: readonly string[] | null): readonly (ArmyLook | undefined)[] {
  const players = [
    { seat: 'p1', cards: first },
    { seat: 'p2', cards: second },
  ] as unknown as Players;
  const found = looksOf({ players });
  return [found.get('p1'), found.get('p2')];
}

test('Rebel and Imperial armies have the look of their side, in either seat', () => {
  expect(looks(['luke-skywalker'], ['darth-vader'])).toEqual(['rebel', 'empire']);
  expect(looks(['darth-vader'], ['luke-skywalker'])).toEqual(['empire', 'rebel']);
  expect(looks(['ig-88'], ['luke-skywalker'])).toEqual(['empire', 'rebel']);
  expect(looks(['darth-vader'], ['ig-88'])).toEqual(['empire', 'rebel']);
});

test('two armies of one side look different, and so do armies that are still secret', () => {
  expect(looks(['darth-vader'], ['darth-vader'])).toEqual(['rebel', 'empire']);
  expect(looks(['luke-skywalker'], ['luke-skywalker'])).toEqual(['rebel', 'empire']);
  expect(looks(null, null)).toEqual(['rebel', 'empire']);
});
