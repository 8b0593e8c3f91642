import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { skirmish } from '../testing/match.tsx';
import { facesBefore } from './dice.ts';

test('36 IA-9.47 a rerolled die knows the face that it showed before, and other dice have none', () => {
  const match = skirmish({
    figures: ['p1 gideon-argus d5', `p1 luke-skywalker c5`, 'p2 chewbacca d8', 'p2 chewbacca m18'],
  });
  match.activate('p1-gideon-argus-1-1').aim('p2-chewbacca-1-1');
  const rolled = match.view('p1').attack?.attackDice.map(({ face }) => face);
  match.click(match.legalFor('use:inspiring:')[0] ?? '');
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const dice = match.view('p1').attack?.attackDice ?? [];
  expect(dice.map(({ rerolled: is }) => is)).toEqual([true, false]);
  expect(facesBefore(log, dice)).toEqual([rolled?.[0], null]);
  const older = log.map(({ params: { was: _was, ...params }, ...entry }) => ({ ...entry, params }));
  expect(facesBefore(older, dice)).toEqual([null, null]);
});
