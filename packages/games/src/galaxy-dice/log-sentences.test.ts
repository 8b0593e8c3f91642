import { expect, test } from 'vitest';
import type { VisibleEntry } from '../engine/log.ts';
import { type Text, text } from '../engine/text.ts';
import { placedText, sentencesOf } from './log-sentences.ts';

const seat = (id: string): Text => text(`seat.${id}`);
const placed = (id: string, face: string, row: number): VisibleEntry => ({
  key: 'log.placed',
  params: { seat: seat(id), face: text(`symbol.${face}`), where: text('space', { row, space: 1 }) },
});

const pair = (first: Text, last: Text) => ({ first, last });

test('GD-5.12 the dice of a turn are one sentence, by row and symbol', () => {
  const entries = [
    placed('p1', 'walker', 4),
    placed('p1', 'tie', 2),
    placed('p1', 'walker', 4),
    placed('p2', 'tie', 1),
  ];
  const [first, second, ...more] = sentencesOf(entries);
  expect(first).toMatchObject({ key: 'log.placed.all', params: { seat: seat('p1') }, told: entries.slice(0, 3) });
  expect(first?.params.parts).toEqual(
    text('dice.rows.two', {
      first: text('dice.inRow', { dice: text('dice.tie', { n: 1 }), row: 2 }),
      last: text('dice.inRow', { dice: text('dice.walker', { n: 2 }), row: 4 }),
    }),
  );
  expect([second?.params.seat, more]).toEqual([seat('p2'), []]);
});

test('GD-5.3 the dice of a roll are counted by symbol', () => {
  const dice = text('list.3', { item1: text('symbol.vp'), item2: text('symbol.tie'), item3: text('symbol.vp') });
  const [rolled] = sentencesOf([{ key: 'log.rolledAgain', params: { seat: seat('p1'), dice } }]);
  expect(rolled?.key).toBe('log.rolledAgain.all');
  expect(rolled?.params.dice).toEqual(
    text('dice.two', { first: text('dice.tie', { n: 1 }), last: text('dice.vp', { n: 2 }) }),
  );
});

test('GD-5.28 help is told by its row', () => {
  const where = text('space', { row: 3, space: 2 });
  const params = { seat: seat('p1'), helper: text('rebel.luke'), where };
  expect(sentencesOf([{ key: 'log.rebelHelps', params }])).toMatchObject([
    { key: 'log.rebelHelps.row', params: { row: 3 } },
  ]);
});

test('GD-5.36 points from dice and the rows of a turn are one sentence', () => {
  const dice = { key: 'log.vpDice', params: { seat: seat('p1'), vp: 2 } };
  const row = (n: number, id = 'p1') => ({
    key: 'log.row',
    params: { seat: seat(id), row: n, reward: text('ally.yoda') },
  });
  const entries = [dice, row(2), row(4), row(1, 'p2')];
  const [first, second] = sentencesOf(entries);
  const rows = pair(text('gains.row', row(2).params), text('gains.row', row(4).params));
  const acts = pair(text('gains.dice', dice.params), text('gains.rows', { rows: text('dice.two', rows) }));
  expect(first).toMatchObject({ key: 'log.gains', told: entries.slice(0, 3) });
  expect(first?.params).toEqual({ seat: seat('p1'), acts: text('dice.two', acts) });
  expect([second, sentencesOf([dice])]).toEqual([row(1, 'p2'), [dice]]);
});

test('entries of versions without these parameters stay as they are', () => {
  const bare = [
    { key: 'log.placed', params: {} },
    { key: 'log.allyHelps', params: {} },
    { key: 'log.rolled', params: {} },
  ];
  expect(sentencesOf(bare)).toEqual(bare);
  expect(placedText(bare)).toBeNull();
});
