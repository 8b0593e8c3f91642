import { expect, test } from 'vitest';
import type { LogEntry } from '../../../net/types.ts';
import { storyOf } from './story.ts';

const side = (id: string) => ({ side: { key: `side.${id}` } });
const entries = (...all: readonly [string, LogEntry['params']][]): LogEntry[] =>
  all.map(([key, params], seq) => ({ seq, key: `log.${key}`, params }));

test('the story has the medals after each turn, and the losses of both sides by type', () => {
  const fallen = { unit: { key: 'unit.snowtrooper' } };
  const story = storyOf(
    entries(
      ['turn', { ...side('rebels'), n: 1 }],
      ['eliminated', fallen],
      ['medals', { ...side('rebels'), n: 1 }],
      ['turn', { ...side('empire'), n: 1 }],
      ['objective', side('empire')],
      ['medals', { ...side('empire'), n: 2 }],
    ),
  );
  expect(story.medals).toEqual([
    { rebels: 0, empire: 0 },
    { rebels: 1, empire: 0 },
    { rebels: 1, empire: 2 },
  ]);
  expect(story.losses).toEqual({ rebels: [], empire: [{ type: 'snowtrooper', count: 1 }] });
  expect(story.points.map(({ side: of, turn }) => [of, turn])).toEqual([['empire', 2]]);
});

test('of a campaign, the medals are those of the last battle', () => {
  const story = storyOf(
    entries(
      ['turn', { ...side('rebels'), n: 1 }],
      ['medals', { ...side('rebels'), n: 5 }],
      ['outcome', {}],
      ['turn', { ...side('empire'), n: 1 }],
      ['medals', { ...side('empire'), n: 1 }],
      ['outcome', {}],
    ),
  );
  expect(story.medals.at(-1)).toEqual({ rebels: 0, empire: 1 });
});
