import { afterEach, describe, expect, test, vi } from 'vitest';
import { blocksOf, keyOf, readBefore, readMark, unreadOf, withLines, writeMark, writeMarks } from './chat-lines.ts';
import type { Said } from './types.ts';

const said = (seq: number, more: Partial<Said> = {}): Said => ({
  matchId: 'm',
  seq,
  from: 'Ida',
  role: 'player',
  seat: 'p1',
  text: `message ${seq}`,
  at: new Date(Date.UTC(2026, 10, 21, 10, 0, seq)).toISOString(),
  ...more,
});
const seqs = (lines: readonly Said[]) => lines.map(({ seq }) => seq);

describe('chat lines', () => {
  test('a duplicate message is shown once, a late one in its place', () => {
    const known = [said(1), said(3)];
    expect(withLines(known, [said(3)])).toBe(known);
    expect(seqs(withLines(known, [said(2), said(4), said(1)]))).toEqual([1, 2, 3, 4]);
  });

  test('unread are messages of others that were not read here', () => {
    const lines = [said(1), said(2), said(3, { seat: 'p2' }), said(4, { seat: 'p2' })];
    expect(unreadOf(lines, new Set(['1', '3']), ['p1'])).toBe(1);
    const { seat: _none, ...stranger } = said(5, { role: 'spectator' });
    expect(unreadOf([...lines, stranger], new Set(['1', '3']), ['p1'])).toBe(2);
  });

  test('messages to a team have numbers of their own, and stand between the others by time', () => {
    const toTeam = (seq: number, second: number) => said(seq, { team: 'rebel', at: said(second).at });
    const lines = withLines([said(1), said(3), said(5)], [toTeam(1, 4), toTeam(0, 2)]);
    expect(lines.map(keyOf)).toEqual(['1', 'rebel 0', '3', 'rebel 1', '5']);
    expect(withLines(lines, [toTeam(1, 4)])).toBe(lines);
    expect(blocksOf(lines).map((block) => block.lines.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('messages keep the order of their numbers where clocks of servers differ', () => {
    const late = said(1, { at: said(50).at });
    expect(withLines([], [said(2), late, said(0)]).map(keyOf)).toEqual(['0', '1', '2']);
  });

  test('consecutive messages of a person are under one name, until a pause or another person', () => {
    const later = new Date(Date.UTC(2026, 10, 21, 10, 10)).toISOString();
    const lines = [said(1), said(2), said(3, { seat: 'p2', from: 'Marta' }), said(4), said(5, { at: later })];
    expect(blocksOf(lines).map((block) => seqs(block.lines))).toEqual([[1, 2], [3], [4], [5]]);
  });
});

describe('read marks', () => {
  const stored = new Map<string, string>();
  afterEach(() => {
    stored.clear();
  });
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };

  test('are stored by match, for the last fifty', () => {
    vi.stubGlobal('localStorage', storage);
    for (let match = 0; match < 60; match++) writeMark(`m${match}`, match);
    writeMark('m20', 7);
    expect([readMark('m0'), readMark('m20'), readMark('m59')]).toEqual([undefined, 7, 59]);
  });

  test('messages to the team are new until they were read, even if all others were', () => {
    vi.stubGlobal('localStorage', storage);
    const lines = [said(1), said(2), said(0, { team: 'rebel' })];
    expect([...readBefore('m', lines)]).toEqual(['1', '2', 'rebel 0']);
    writeMarks('m', [said(1)]);
    expect([...readBefore('m', lines)]).toEqual(['1']);
    writeMarks('m', lines);
    expect([...readBefore('m', lines)]).toEqual(['1', '2', 'rebel 0']);
  });

  const full = () => {
    throw new Error('full');
  };

  test('a browser without storage, or with damaged entries, is no error', () => {
    vi.stubGlobal('localStorage', { getItem: () => '{"a":1}', setItem: full });
    expect(readMark('m')).toBeUndefined();
    expect(() => writeMark('m', 1)).not.toThrow();
    vi.stubGlobal('localStorage', undefined);
    expect(() => writeMark('m', 1)).not.toThrow();
  });
});
