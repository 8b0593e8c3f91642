import { CHAT_HISTORY } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { TestClock } from '../../test/kit/test-clock.ts';
import { row } from '../../test/support/rows.ts';
import type { ChatRow } from '../storage/store.ts';
import { Chat, lastLines } from './chat.ts';

const DELAY_MS = 3_600_000;
const DELAY = { spectatorDelayMs: DELAY_MS, ...new TestClock() };
const BEGAN = Date.now() - 1_000_000;
const match = row({ spectators: 'delayed', status: 'playing', createdAt: BEGAN, startedAt: BEGAN });
const part = { match, teams: ['rebel', 'imperial'] };

const said = (seq: number, at: number, seat: string | null = null): ChatRow => ({
  seq,
  playerId: seat ?? 'eve',
  name: 'X',
  seat,
  number: seq,
  text: `${seq}`,
  at: BEGAN + at,
});

/** Store with these lines. */
const storeOf = (lines: readonly ChatRow[]) => ({
  lastChatMessages: async (_id: string, limit: number, { after = -1, team }: { after?: number; team?: string } = {}) =>
    lines.filter((line) => line.seq > after && line.team === team).slice(-limit),
});

async function load(lines: readonly ChatRow[]): Promise<Chat> {
  return new Chat(part, await lastLines(storeOf(lines), part, DELAY), DELAY);
}

const numbers = (chat: Chat, viewer: string) => chat.read([viewer], new Set()).map((line) => line.seq);

test('a line in a match with delayed spectators has the same number on every server and after every start', async () => {
  // One is a minute ahead, two in one millisecond, then many before the time of the first.
  const lines = [
    said(0, 60_000),
    said(1, 5),
    said(2, 5),
    ...Array.from({ length: 110 }, (_one, at) => said(3 + at, 10 + at)),
  ];
  const all = new Chat(part, [], DELAY);
  for (const line of lines) all.add(line);
  const here = numbers(all, 'spectator');
  expect(new Set(here).size).toBe(CHAT_HISTORY);
  expect(numbers(await load(lines), 'spectator')).toEqual(here);
});

test('a server that missed many lines shows delayed spectators the same as one that has just started', async () => {
  const behind = await load([said(0, 1)]);
  const lines = [
    said(0, 1),
    said(1, 2),
    ...Array.from({ length: 3 * CHAT_HISTORY }, (_one, at) => said(2 + at, 3 + at, 'p1')),
  ];
  for (const line of await behind.missed(storeOf(lines))) behind.add(line);
  const fresh = await load(lines);
  expect(numbers(behind, 'spectator')).toHaveLength(2);
  for (const viewer of ['spectator', 'p1']) expect(numbers(behind, viewer)).toEqual(numbers(fresh, viewer));
});

test('messages to a team leave the history of all others as it was, in memory and after a start', async () => {
  const toTeam = (seq: number) => ({ ...said(seq, seq, 'rebel-admiral'), team: 'rebel', number: seq - 120 });
  const lines = [
    ...Array.from({ length: 120 }, (_one, seq) => said(seq, seq)),
    ...Array.from({ length: 130 }, (_one, at) => toTeam(120 + at)),
  ];
  const played = new Chat(part, [], DELAY);
  for (const line of lines) played.add(line);
  for (const chat of [played, await load(lines)]) {
    const texts = (...sides: string[]) => chat.read(['x'], new Set(sides)).map(({ text }) => text);
    const toAll = lines.slice(20, 120).map(({ text }) => text);
    expect(texts()).toEqual(toAll);
    expect(texts('imperial')).toEqual(toAll);
    expect(texts('rebel')).toEqual([...toAll, ...lines.slice(150).map(({ text }) => text)]);
  }
});
