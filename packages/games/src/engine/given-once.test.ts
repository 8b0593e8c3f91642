import { expect, test } from 'vitest';
import { givenOnce } from './given-once.ts';

test('what a title gives its rules is used by them, and is given neither late nor twice', () => {
  const cards = givenOnce<{ readonly n: number }>('the cards of a title');
  expect(() => cards.get()).toThrow('the cards of a title are not given yet');
  cards.give({ n: 1 });
  expect(cards.get()).toEqual({ n: 1 });
  expect(() => cards.give({ n: 2 })).toThrow('the cards of a title are given twice');
  expect(cards.get()).toEqual({ n: 1 });
});
