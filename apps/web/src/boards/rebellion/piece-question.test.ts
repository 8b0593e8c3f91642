import { expect, test } from 'vitest';
import type { Decision, Option, Text } from '../../kit/net/types.ts';
import { pieceQuestion } from './piece-question.ts';

const option = (at: string): Option => ({ key: at, label: { key: at }, from: 'piece', at });
const asked = (prompt: string, label: Text, at: string): Decision => ({
  id: 'q',
  seat: 'rebel',
  shape: 'one',
  prompt: { key: prompt },
  canUndo: false,
  pieces: [{ id: 'piece', label }],
  options: [option(at)],
});
const keyOf = (prompt: string, at: string, label: Text = { key: 'tactic.dig-in' }) =>
  pieceQuestion(asked(prompt, label, at), label)?.key;

test('a chosen piece asks for its target, its mission, or the card that it costs; by default where it goes', () => {
  expect(keyOf('ask.block', 'unit:y-wing-1')).toBe('board.rb.choose.target');
  expect(keyOf('ask.block', 'card:brace')).toBe('board.rb.choose.cost');
  expect(keyOf('ask.assign', 'card:sabotage#1')).toBe('board.rb.choose.mission');
  expect(keyOf('ask.turn', 'place:hoth')).toBeUndefined();
});

test('RB-14.0.28 a unit to build asks for the place whose icon builds it, without the number in the supply', () => {
  const unit = { key: 'unit.x-wing' };
  const label = { key: 'piece.units', params: { unit, n: 6 } };
  const question = pieceQuestion(asked('ask.buildAll', label, 'place:naboo'), label);
  expect(question).toEqual({ key: 'board.rb.choose.builder', params: { piece: unit } });
});

test('a mission with several systems asks where, and places nothing', () => {
  const label = { key: 'mission.sabotage' };
  const decision: Decision = {
    id: 'q',
    seat: 'rebel',
    shape: 'one',
    prompt: { key: 'ask.turn' },
    canUndo: false,
    pieces: [{ id: 'card:sabotage#1', label }],
    options: ['hoth', 'endor'].map((id) => ({ key: id, label, from: 'card:sabotage#1', at: `place:${id}` })),
  };
  expect(pieceQuestion(decision, label)).toEqual({ key: 'board.rb.choose.place', params: { piece: label } });
  const leader = { key: 'leader.luke-skywalker' };
  const moved: Decision = { ...decision, pieces: [{ id: 'leader:luke-skywalker', label: leader }], options: [] };
  expect(pieceQuestion(moved, leader)).toBeNull();
});
