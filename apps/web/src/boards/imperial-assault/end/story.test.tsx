// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { Opponents } from '../opponents/opponents.tsx';
import { openPart, seenBy, skirmish } from '../testing/match.tsx';
import { Story } from './end-story.tsx';

const log = [
  { seq: 0, key: 'log.round', params: { n: 1, seat: { key: 'seat.p1' } } },
  { seq: 1, key: 'log.points.mission', params: { seat: { key: 'seat.p1' }, n: 12, total: 12 } },
] as LogEntry[];

const match = () => seenBy(skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c8'] }));

test('the end says who has won and why, and the story where the points came from', async () => {
  const outcome = { winners: ['p1'], scores: { p1: 12, p2: 0 }, reason: { key: 'outcome.points' } };
  const strip = await openPart((props) => <Opponents {...props} outcome={outcome} />, match());
  expect(document.body.textContent).toContain('Ida winsMost victory points');
  await strip.close();
  await openPart((props) => <Story {...props} log={log} />, match());
  expect(document.body.textContent).toContain('12 for the mission');
  expect(document.body.textContent).toContain('Ida: 12 points');
  expect(document.body.textContent).toContain('Round 1Ida scores 12 points for the mission');
});
