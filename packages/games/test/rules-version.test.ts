import { describe, expect, test } from 'vitest';
import { titles } from '../src/titles.ts';
import { currentHashes, problemsOf, recordedHashes } from '../tools/replay-hashes.ts';

test.each(titles.map((title) => [title.id, title] as const))(
  '%s replays its recorded games as under its rules version',
  (_id, title) => {
    expect(problemsOf(title.rulesVersion, recordedHashes(title), currentHashes(title))).toEqual([]);
  },
);

describe('a change of the rules is detected', () => {
  const recorded = { 1: { 'a.txt': 'old' }, 2: { 'a.txt': 'now' } };

  test('a game that replays differently needs a new version', () => {
    expect(problemsOf(2, recorded, { 'a.txt': 'other' })).toEqual([
      'a.txt replays differently than under rulesVersion 2: raise it to 3',
    ]);
    expect(problemsOf(2, recorded, {})).toHaveLength(1);
  });

  test('a new version and a new game must be recorded, and an old version is refused', () => {
    expect(problemsOf(3, recorded, { 'a.txt': 'other' })[0]).toContain('rulesVersion 3 is new');
    expect(problemsOf(2, recorded, { 'a.txt': 'now', 'b.txt': 'x' })[0]).toContain('b.txt is new');
    expect(problemsOf(1, recorded, { 'a.txt': 'old' })[0]).toContain('was used before');
    expect(problemsOf(2, recorded, { 'a.txt': 'now' })).toEqual([]);
  });
});
