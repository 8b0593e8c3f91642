import { expect, test } from 'vitest';
import { turnsAfter } from './turns-after.ts';

const turns = [
  { side: 'rebel', role: 'admiral' },
  { side: 'imperial', role: 'admiral' },
  { side: 'imperial', role: 'general' },
  { side: 'rebel', role: 'general' },
] as const;
const FOUR = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];
const at = (turn: number, passed: readonly number[] = []) => ({ phase: 'command' as const, turns, turn, passed });

test('RB-18.5 with two teams the turns follow by initiative, without those that have passed', () => {
  expect(turnsAfter(at(1), FOUR)).toEqual(['imperial-general', 'rebel-general', 'rebel-admiral']);
  expect(turnsAfter(at(1, [2]), FOUR)).toEqual(['rebel-general', 'rebel-admiral']);
  expect(turnsAfter(at(1, [0, 2, 3]), FOUR)).toEqual([]);
});

test('RB-18.7 a lone player takes both turns of the side, and a mate those of a player who has left', () => {
  expect(turnsAfter(at(1), ['rebel', 'imperial-admiral', 'imperial-general'])).toEqual([
    'imperial-general',
    'rebel',
    'rebel',
  ]);
  expect(turnsAfter(at(0), FOUR.slice(0, 2))).toEqual(['imperial-admiral', 'imperial-admiral', 'rebel-admiral']);
});

test('outside the command phase no turns follow', () => {
  expect(turnsAfter({ ...at(0), phase: 'assignment' }, FOUR)).toEqual([]);
});
