import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, parse, RULES_DIFFER, record, replay } from '../../engine/testing/index.ts';
import { trooper as bot } from '../bots/trooper/index.ts';
import { imperialAssault } from '../index.ts';

const SEATS = ['p1', 'p2'];

/** Whole games played by bots. `UPDATE_TRANSCRIPTS=1` plays and writes them anew, for a change of the saved format. */
const GAMES = {
  'get-to-the-ship': { seats: SEATS, options: { mission: 'mos-eisley-outskirts-a' }, number: 1 },
  'own-armies-raided': {
    seats: SEATS,
    options: { armies: 'own', mission: 'moisture-farm-b', ruleset: 'faq', roundLimit: 3 },
    number: 2,
  },
  'one-gives-up': {
    seats: SEATS,
    options: { mission: 'massassi-ruins-a' },
    number: 3,
    leaves: { seat: 'p1', after: 120 },
  },
} as const;

describe.each(Object.entries(GAMES))('transcript %s', (name, table) => {
  const path = new URL(`${name}.txt`, import.meta.url);
  if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, format(record(imperialAssault, { ...table, bot })));
  const file = readFileSync(path, 'utf8');

  test('replays to the same end', () => {
    const { hash, winners, scores, ...game } = parse(file);
    expect(replay(imperialAssault, { hash, winners, scores, ...game }), RULES_DIFFER).toEqual({
      hash,
      winners,
      scores,
    });
  });

  test('has no line that is not read', () => {
    expect(format(parse(file))).toBe(file);
  });
});
