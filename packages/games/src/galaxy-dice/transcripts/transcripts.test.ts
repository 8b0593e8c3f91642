import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, parse, record, replay } from '../testing/transcript.ts';

/** Whole games played by bots. `UPDATE_TRANSCRIPTS=1` plays and writes them anew, for a change of the saved format. */
const GAMES = {
  'two-players': () => record({ seats: ['p1', 'p2'], options: {}, number: 2 }),
  'three-players': () => record({ seats: ['p1', 'p2', 'p3'], options: { firstPlayer: 'first-seat' }, number: 3 }),
  'four-players': () => record({ seats: ['p1', 'p2', 'p3', 'p4'], options: { rebels: 'dealt' }, number: 4 }),
  'short-game': () => record({ seats: ['p1', 'p3'], options: { short: true, hiddenPoints: true }, number: 5 }),
  'one-gives-up': () => record({ seats: ['p1', 'p2', 'p3', 'p4'], options: {}, number: 6 }, { seat: 'p2', after: 90 }),
} as const;

describe.each(Object.entries(GAMES))('transcript %s', (name, play) => {
  const path = new URL(`${name}.txt`, import.meta.url);
  if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, format(play()));
  const file = readFileSync(path, 'utf8');

  test('replays to the same end', () => {
    const { hash, winners, scores, ...game } = parse(file);
    expect(replay({ hash, winners, scores, ...game })).toEqual({ hash, winners, scores });
  });

  test('has no line that is not read', () => {
    expect(format(parse(file))).toBe(file);
  });
});
