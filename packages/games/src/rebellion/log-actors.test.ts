import { expect, test } from 'vitest';
import { numberEntries, visibleEntries } from '../engine/log.ts';
import { sentencesOf } from './log-sentences.ts';
import { FOUR } from './testing/begin.ts';
import { type Scenario, scenario } from './testing/scenario.ts';

/** Entries as a viewer reads them: key and the seat that acted. */
const read = (s: Scenario, viewer: string) =>
  numberEntries(visibleEntries(s.entries, viewer), 0).map(({ key, by }) => [key, by]);

test('RB-5.3 RB-18.8 with two players on a side the log names the seat that assigned, to all viewers alike', () => {
  const s = scenario({ phase: 'assignment', seats: FOUR });
  s.as('rebel-admiral').click([]).as('rebel-general').click([]);
  for (const viewer of ['rebel-general', 'imperial-admiral', 'spectator']) {
    expect(read(s, viewer).filter(([key]) => key === 'log.assignmentDone')).toEqual([
      ['log.assignmentDone', 'rebel-admiral'],
      ['log.assignmentDone', 'rebel-general'],
    ]);
  }
});

test('with one player on each side it names none: the side says who it was', () => {
  const s = scenario({ phase: 'assignment' });
  s.as('rebel').click([]);
  expect(s.entries.some((entry) => 'by' in entry)).toBe(false);
});

test('leaders that two players of a side assign one after the other are two sentences', () => {
  const assigned = (leader: string, by: string) => ({
    key: 'log.assigned',
    params: { side: { key: 'side.rebel' }, leader: { key: `leader.${leader}` } },
    by,
  });
  const told = sentencesOf([
    assigned('mon-mothma', 'rebel-admiral'),
    assigned('admiral-ackbar', 'rebel-admiral'),
    assigned('princess-leia', 'rebel-general'),
  ]);
  expect(told.map(({ key, by }) => [key, by])).toEqual([
    ['log.assigned.all', 'rebel-admiral'],
    ['log.assigned', 'rebel-general'],
  ]);
});
