import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, parse, RULES_DIFFER, record, replay } from '../../engine/testing/index.ts';
import { sensible as bot } from '../bots/sensible.ts';
import { galaxyDice } from '../index.ts';

/** Whole games played by bots. `UPDATE_TRANSCRIPTS=1` records them again, for a change of the saved format. */
const GAMES = {
  'two-players': { seats: ['p1', 'p2'], options: {}, number: 2 },
  'three-players': { seats: ['p1', 'p2', 'p3'], options: { firstPlayer: 'first-seat' }, number: 3 },
  'four-players': { seats: ['p1', 'p2', 'p3', 'p4'], options: { rebels: 'dealt' }, number: 4 },
  'short-game': { seats: ['p1', 'p3'], options: { short: true, hiddenPoints: true }, number: 5 },
  'one-gives-up': { seats: ['p1', 'p2', 'p3', 'p4'], options: {}, number: 6, leaves: { seat: 'p2', after: 90 } },
} as const;

describe.each(Object.entries(GAMES))('transcript %s', (name, table) => {
  const path = new URL(`${name}.txt`, import.meta.url);
  if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, format(record(galaxyDice, { ...table, bot })));
  const file = readFileSync(path, 'utf8');

  test('replays to the same result', () => {
    const { hash, winners, scores, ...game } = parse(file);
    expect(replay(galaxyDice, { hash, winners, scores, ...game }), RULES_DIFFER).toEqual({ hash, winners, scores });
  });

  test('has no unread line', () => {
    expect(format(parse(file))).toBe(file);
  });
});
