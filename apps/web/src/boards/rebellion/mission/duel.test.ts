import { expect, test } from 'vitest';
import { diceIconsOf, skillIconsOf } from './duel.ts';

test('RB-7.1.20 on cards that count every skill all icons of a leader are dice, but its own skill is required', () => {
  expect(diceIconsOf('lure-of-the-dark-side#1', 'emperor-palpatine')).toBe(5);
  expect(skillIconsOf('lure-of-the-dark-side#1', 'emperor-palpatine')).toBe(3);
  expect(diceIconsOf('rule-by-fear#1', 'emperor-palpatine')).toBe(3);
});
