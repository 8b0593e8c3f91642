import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { storyOf } from './story.ts';

const side = (id: string) => ({ side: { key: `side.${id}` } });
const entries = (...all: readonly [string, LogEntry['params']][]): LogEntry[] =>
  all.map(([key, params], seq) => ({ seq, key: `log.${key}`, params }));

test('the story has the medals after each turn, and the losses of both sides by type', () => {
  const fallen = { unit: { key: 'unit.snowtrooper' } };
  const [story, ...others] = storyOf(
    entries(
      ['turn', { ...side('rebels'), n: 1 }],
      ['eliminated', fallen],
      ['medals', { ...side('rebels'), n: 1 }],
      ['turn', { ...side('empire'), n: 1 }],
      ['objective', side('empire')],
      ['medals', { ...side('empire'), n: 2 }],
    ),
  );
  expect(others).toEqual([]);
  expect(story?.medals).toEqual([
    { rebels: 0, empire: 0 },
    { rebels: 1, empire: 0 },
    { rebels: 1, empire: 2 },
  ]);
  expect(story?.losses).toEqual({ rebels: [], empire: [{ type: 'snowtrooper', count: 1 }] });
  expect(story?.points.map(({ side: of, turn }) => [of, turn])).toEqual([['empire', 2]]);
});

test('BH-4.13 of a campaign each battle has its own medals, losses and turning points, the unfinished one too', () => {
  const story = storyOf(
    entries(
      ['turn', { ...side('rebels'), n: 1 }],
      ['eliminated', { unit: { key: 'unit.snowtrooper' } }],
      ['medals', { ...side('rebels'), n: 5 }],
      ['outcome', {}],
      ['turn', { ...side('empire'), n: 1 }],
      ['eliminated', { unit: { key: 'unit.echoTrooper' } }],
      ['objective', side('empire')],
      ['medals', { ...side('empire'), n: 1 }],
      ['outcome', {}],
    ),
  );
  expect(story.map(({ medals }) => medals.at(-1))).toEqual([
    { rebels: 5, empire: 0 },
    { rebels: 0, empire: 1 },
  ]);
  expect(story.map(({ losses }) => [losses.rebels.length, losses.empire.length])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(story.map(({ points }) => points.map(({ entry, turn }) => [entry.key, turn]))).toEqual([
    [['log.outcome', 1]],
    [
      ['log.objective', 1],
      ['log.outcome', 1],
    ],
  ]);
});

test('BH-4.13 a campaign that is ended between two battles has no battle more', () => {
  const story = storyOf(entries(['turn', { ...side('rebels'), n: 1 }], ['outcome', {}], ['outcome', {}]));
  expect(story).toHaveLength(1);
  expect(story[0]?.points).toHaveLength(2);
});
