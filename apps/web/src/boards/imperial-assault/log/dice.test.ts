import { FACES } from '@echo-base/games/imperial-assault/client';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { skirmish } from '../testing/match.tsx';
import { facesBefore, lyingDice } from './dice.ts';

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

test('IA-9.47 of faces with the same signs the log tells one: a rerolled die is found by its signs', () => {
  const black = FACES.black.map(({ block = 0, evade = 0 }) => `${block} ${evade}`);
  const twin = black.findIndex((signs, index) => black.indexOf(signs) !== index);
  const first = black.indexOf(black[twin] ?? '');
  const other = black.findIndex((signs) => signs !== black[twin]);
  const dieName = (face: number) => ({
    key: 'die.defence',
    params: { die: { key: 'die.black' }, ...FACES.black[face] },
  });
  const entry = (seq: number, key: string, params: object) => ({ seq, key, params }) as LogEntry;
  const log = [
    entry(1, 'log.attacks', {}),
    entry(2, 'log.rolls', { die: dieName(twin) }),
    entry(3, 'log.rerolls', { die: dieName(other), was: twin }),
    entry(4, 'log.rerolls', { die: dieName(twin), was: other }),
  ];
  expect(twin).toBeGreaterThan(first);
  expect(facesBefore(log, [{ die: 'black', face: twin, rerolled: true }])).toEqual([other]);
  expect(lyingDice(log.slice(0, 3))).toEqual([{ die: 'black', face: other }]);
});
