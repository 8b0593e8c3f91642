import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, parse, RULES_DIFFER, record, replay } from '../../engine/testing/index.ts';
import { officer as bot } from '../bots/officer/index.ts';
import { battleOfHoth } from '../index.ts';

const TWO = ['rebels', 'empire'];
const FOUR = ['rebels', 'empire', 'rebels-2', 'empire-2'];

/** Whole games played by bots. `UPDATE_TRANSCRIPTS=1` plays and writes them anew, for a change of the saved format. */
const GAMES = {
  'first-battle': { seats: TWO, options: {}, number: 1 },
  'medevac-with-leaders': { seats: TWO, options: { scenario: 'medevac', leaders: true }, number: 2 },
  'enter-echo-base': { seats: TWO, options: { scenario: 'enter-echo-base' }, number: 3 },
  'two-pairs': { seats: FOUR, options: { scenario: 'echo-base-evacuation', leaders: true }, number: 4 },
  'one-gives-up': {
    seats: ['rebels', 'empire', 'rebels-2'],
    options: { scenario: 'hill-alpha-defense' },
    number: 5,
    leaves: { seat: 'rebels', after: 40 },
  },
  'outpost-delta': { seats: TWO, options: { campaign: 'outpost-delta' }, number: 6 },
} as const;

describe.each(Object.entries(GAMES))('transcript %s', (name, table) => {
  const path = new URL(`${name}.txt`, import.meta.url);
  if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, format(record(battleOfHoth, { ...table, bot })));
  const file = readFileSync(path, 'utf8');

  test('replays to the same end', () => {
    const { hash, winners, scores, ...game } = parse(file);
    expect(replay(battleOfHoth, { hash, winners, scores, ...game }), RULES_DIFFER).toEqual({ hash, winners, scores });
  });

  test('has no line that is not read', () => {
    expect(format(parse(file))).toBe(file);
  });
});
