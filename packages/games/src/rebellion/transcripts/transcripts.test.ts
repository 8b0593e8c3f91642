import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, parse, RULES_DIFFER, record, replay } from '../../engine/testing/index.ts';
import { captain as bot } from '../bots/captain/captain.ts';
import { rebellion } from '../index.ts';

const FOUR = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];

/** Whole games played by bots. `UPDATE_TRANSCRIPTS=1` plays and writes them anew, for a change of the saved format. */
const GAMES = {
  'first-game': { seats: ['rebel', 'imperial'], options: { setup: 'first' }, number: 1 },
  'full-game': { seats: ['rebel', 'imperial'], options: {}, number: 2 },
  'three-players': { seats: ['rebel', 'imperial-admiral', 'imperial-general'], options: {}, number: 3 },
  'two-teams': { seats: FOUR, options: {}, number: 4 },
  'one-gives-up': { seats: FOUR, options: {}, number: 5, leaves: { seat: 'imperial-admiral', after: 150 } },
} as const;

describe.each(Object.entries(GAMES))('transcript %s', (name, table) => {
  const path = new URL(`${name}.txt`, import.meta.url);
  if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, format(record(rebellion, { ...table, bot })));
  const file = readFileSync(path, 'utf8');

  test('replays to the same end', () => {
    const { hash, winners, scores, ...game } = parse(file);
    expect(replay(rebellion, { hash, winners, scores, ...game }), RULES_DIFFER).toEqual({ hash, winners, scores });
  });

  test('has no line that is not read', () => {
    expect(format(parse(file))).toBe(file);
  });
});
