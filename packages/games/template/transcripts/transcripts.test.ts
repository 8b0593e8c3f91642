import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, parse, RULES_DIFFER, record, replay } from '../../src/engine/testing/index.ts';
import { sensible as bot } from '../bots/sensible.ts';
import { highCard } from '../index.ts';

/** Whole games played by bots. `UPDATE_TRANSCRIPTS=1` records them again, for a change of the saved format. */
const GAMES = {
  'two-players': { seats: ['p1', 'p2'], options: {}, number: 1 },
  'one-gives-up': {
    seats: ['p1', 'p2', 'p3'],
    options: { short: true },
    number: 2,
    leaves: { seat: 'p2', after: 4 },
  },
} as const;

describe.each(Object.entries(GAMES))('transcript %s', (name, table) => {
  const path = new URL(`${name}.txt`, import.meta.url);
  if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, format(record(highCard, { ...table, bot })));
  const file = readFileSync(path, 'utf8');

  test('replays to the same result', () => {
    const { hash, winners, scores, ...game } = parse(file);
    expect(replay(highCard, { hash, winners, scores, ...game }), RULES_DIFFER).toEqual({ hash, winners, scores });
  });

  test('has no unread line', () => {
    expect(format(parse(file))).toBe(file);
  });
});
