import type { LogEntry, Viewer } from '@echo-base/games/engine';
import { numberEntries, visibleEntries } from '@echo-base/games/engine';
import { testRng } from '@echo-base/games/engine/testing';
import { applyLogChange, LOG_ENTRIES } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import type { LoggedAct } from '../model/rows.ts';
import { EffectiveHistory } from './effective-history.ts';
import { MatchLog } from './match-log.ts';
import { effectiveBackwards, reachBack } from './older-log.ts';
import { WholeLog } from './whole-log.ts';

const VIEWERS: Viewer[] = ['a', 'b', 'spectator'];
const opening: LogEntry[] = [{ key: 'log.begin', params: {} }];

/** Entries of an act: mostly for all, some for one seat only. */
function entriesOf(seq: number, rng: () => number): LogEntry[] {
  return Array.from({ length: Math.floor(rng() * 4) }, (_one, n) => ({
    key: `log.${n}`,
    params: { seq },
    ...(rng() < 0.3 && { audience: [rng() < 0.5 ? 'a' : 'b'] }),
  }));
}

/** Record of `length` acts with undos: of the last act, or of all from an act on. */
function recordOf(length: number, rng: () => number): LoggedAct[] {
  const acts: LoggedAct[] = [];
  let standing: number[] = [];
  for (let seq = 0; seq < length; seq++) {
    const way = rng();
    const back = standing[Math.floor(standing.length * (rng() < 0.3 ? rng() : 0.98))];
    if (way < 0.015 && back !== undefined) {
      acts.push({ kind: 'rewind', seat: 'a', to: back, seq, entries: [] });
      standing = standing.filter((one) => one < back);
    } else if (way < 0.2 && standing.length > 0) {
      acts.push({ kind: 'undo', seat: 'a', seq, entries: [] });
      standing.pop();
    } else {
      acts.push({ kind: 'act', seq, seat: 'a', decision: 'd', choice: 'go', entries: entriesOf(seq, rng) });
      standing.push(seq);
    }
  }
  return acts;
}

/** Log that a viewer may read, computed from all entries. */
const readable = (whole: WholeLog, viewer: Viewer | null) => numberEntries(visibleEntries(whole.entries, viewer), 0);

/** Reads of older pages, over all seeds. */
let reads = 0;

test.each([1, 2, 3, 4, 5, 6])(
  'a log with only the newest entries in memory shows every viewer the same as the whole log, seed %i',
  async (seed) => {
    const rng = testRng(seed);
    const acts = recordOf(600, rng);
    let read = 0;
    const past = {
      read: async ({ from, before }: { from: number; before: number }) => {
        read += 1;
        return acts.slice(from, before);
      },
      opening: () => opening,
    };
    const log = new MatchLog(VIEWERS, opening).bound();
    const whole = new WholeLog(opening);
    const history = new EffectiveHistory();
    const frames = new Map(VIEWERS.map((viewer) => [viewer, log.newestFor(viewer)]));
    for (const act of acts) {
      await reachBack(log, history.firstUndoneBy(act), past);
      const takenBack = history.add(act);
      const isOver = act.seq === acts.length - 1 && act.kind === 'act';
      const { entries } = act;
      log.follow({ seq: act.seq, entries }, takenBack, isOver);
      whole.follow({ seq: act.seq, entries }, takenBack);
      for (const viewer of VIEWERS) {
        const change = log.changeFor(viewer);
        const before = frames.get(viewer) ?? [];
        const frame = change ? applyLogChange(before, change) : before;
        frames.set(viewer, frame as typeof before);
        const due = readable(whole, isOver ? null : viewer);
        const [is, should] = [
          [due.length, frame],
          [log.lengthOf(viewer), due.slice(-LOG_ENTRIES)],
        ].map((one) => JSON.stringify(one));
        if (is !== should) expect(frame, `act ${act.seq} for ${viewer}`).toEqual(due.slice(-LOG_ENTRIES));
        expect(log.lengthOf(viewer)).toBe(due.length);
      }
    }
    reads += read;
  },
);

test('some of these logs needed older entries', () => {
  expect(reads).toBeGreaterThan(0);
});

test('a long rewind reads only the entries that the frames need', async () => {
  const acts = Array.from({ length: 2_000 }, (_one, seq) => ({
    kind: 'act' as const,
    seq,
    seat: 'a',
    decision: 'd',
    choice: 'go',
    entries: [{ key: 'log.done', params: { seq } }],
  }));
  let read = 0;
  const past = {
    read: async ({ from, before }: { from: number; before: number }) => {
      read += before - from;
      return acts.slice(from, before);
    },
    opening: () => opening,
  };
  const log = new MatchLog(VIEWERS, opening).bound();
  for (const act of acts) log.follow(act, null, false);
  await reachBack(log, 1_999, past);
  expect(read).toBe(0);
  await reachBack(log, 1_000, past);
  log.follow({ seq: 2_000, entries: [] }, 1_000, false);
  expect(log.lengthOf('b')).toBe(1_001);
  expect(log.changeFor('b')?.from).toBe(901);
  expect(log.newestFor('b').map(({ params }) => params.seq)).toEqual(acts.slice(900, 1_000).map(({ seq }) => seq));
  expect(read).toBeLessThan(1_100);
});

test('a seat that leaves reads the log of a spectator: a whole frame of it, however little of the newest is public', async () => {
  const acts = Array.from({ length: 400 }, (_one, seq) => ({
    ...{ kind: 'act' as const, seq, seat: 'a', decision: 'd', choice: 'go' },
    entries: [{ key: 'log.done', params: { seq }, ...(seq % 2 === 0 && { audience: ['a'] }) }],
  }));
  const past = {
    read: async ({ from, before }: { from: number; before: number }) => acts.slice(from, before),
    opening: () => opening,
  };
  const log = new MatchLog(VIEWERS, opening).bound();
  for (const act of acts) log.follow(act, null, false);
  await reachBack(log, acts.length, past);
  log.follow({ seq: 400, entries: [{ key: 'log.conceded', params: {} }], left: 'a' }, null, false);
  const due = [opening, ...acts.map(({ entries }) => entries)].flat().filter(({ audience }) => !audience);
  expect(log.changeFor('a')?.entries.map(({ seq }) => seq)).toEqual(
    Array.from({ length: LOG_ENTRIES }, (_one, index) => due.length + 1 - LOG_ENTRIES + index),
  );
});

test.each([7, 8, 9])('read backwards, a record gives its effective acts, seed %i', async (seed) => {
  const acts = recordOf(400, testRng(seed));
  for (const before of [400, 399, 250, 128, 1, 0]) {
    const whole = new WholeLog([]);
    const history = new EffectiveHistory();
    for (const act of acts.slice(0, before)) whole.follow({ seq: act.seq, entries: act.entries }, history.add(act));
    const found: LogEntry[] = [];
    const read = async (part: { from: number; before: number }) => acts.slice(part.from, part.before);
    for await (const { entries } of effectiveBackwards(read, before)) found.unshift(...entries);
    expect(found).toEqual(whole.entries);
  }
});
