import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { storyOf } from './story.ts';

const seat = (id: string) => ({ seat: { key: `seat.${id}` } });
const entries = (...all: readonly [string, LogEntry['params']][]): LogEntry[] =>
  all.map(([key, params], seq) => ({ seq, key: `log.${key}`, params }));

test('the story has the points after each round, where they came from, and what decided the match', () => {
  const story = storyOf(
    entries(
      ['round', { n: 1, ...seat('p1') }],
      ['points.mission', { ...seat('p1'), n: 5, total: 5 }],
      ['round', { n: 2, ...seat('p2') }],
      ['groupDefeated', { group: { key: 'card.stormtrooper' } }],
      ['points.defeat', { ...seat('p2'), n: 6, total: 6 }],
      ['points.mission', { ...seat('p2'), n: 15, total: 21 }],
      ['points.card', { ...seat('p1'), n: 4, total: 9 }],
    ),
  );
  expect(story.marks).toEqual([{}, { p1: 5 }, { p1: 9, p2: 21 }]);
  expect(story.sources).toEqual({
    p1: { defeat: 0, mission: 5, card: 4 },
    p2: { defeat: 6, mission: 15, card: 0 },
  });
  expect(story.points.map(({ entry, round }) => [entry.key, round])).toEqual([
    ['log.groupDefeated', 2],
    ['log.points.mission', 2],
  ]);
});
