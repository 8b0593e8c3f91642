import type { View } from '@echo-base/games/battle-of-hoth/client';
import { battle } from '@echo-base/games/battle-of-hoth/testing';
import { randomChoice, testRng } from '@echo-base/games/engine/testing';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { KnownMoments } from '../../../question/log/known-moments.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { idOf } from '../../../question/log/queue.ts';
import { log } from './index.ts';

/** Whole battles at random, as one viewer sees them: nothing changes on the table without a moment. */

const VIEWERS = ['rebels', 'spectator'];
const ACTS = 120;
/** Newest moments: older ones are settled. */
const NEWEST = 40;

/**
 * What lies on the table. Whose turn it is, the chances, a section to choose units from and a path that is being traced
 * belong to the question.
 */
function seen({ aims: _aims, tracing: _tracing, seat: _seat, active: _active, order, ...view }: View): string {
  return JSON.stringify({ ...view, order: order && { ...order, section: null } });
}

interface Step {
  readonly asked: string;
  readonly isChanged: boolean;
  readonly entries: readonly LogEntry[];
  readonly before: readonly Moment[];
  readonly after: readonly Moment[];
}

/** Plays a battle at random, and looks at each of its acts with the eyes of each viewer. */
function watch(position: Parameters<typeof battle>[0], look: (step: Step) => void): void {
  const match = battle(position);
  const rng = testRng(11);
  const entries: LogEntry[] = [];
  const readLog = () => {
    const fresh = match.entries.slice(entries.length);
    entries.push(...fresh.map((entry, index) => ({ ...entry, seq: entries.length + index }) as unknown as LogEntry));
  };
  readLog();
  const eyes = VIEWERS.map((viewer) => ({
    viewer,
    known: new KnownMoments(),
    view: seen(match.view(viewer)),
    before: [] as readonly Moment[],
  }));
  for (let n = 0; n < ACTS; n++) {
    const [asked, length] = [match.question, match.entries.length];
    match.click(randomChoice(match.decision, rng));
    if (match.g.outcome) return;
    readLog();
    for (const eye of eyes) {
      const after = eye.known.of(log, [...entries], eye.viewer);
      const view = seen(match.view(eye.viewer));
      look({ asked, isChanged: view !== eye.view, entries: entries.slice(length), before: eye.before, after });
      Object.assign(eye, { before: after, view });
    }
  }
}

test.each([
  { scenario: 'imperial-scout-mission' },
  { scenario: 'medevac' },
  { scenario: 'enter-echo-base' },
  { campaign: 'outpost-delta' },
] as const)('%j: what changes on the table is in a moment, and every entry in one', (position) => {
  const [silent, untold] = [new Set<string>(), new Set<string>()];
  watch(position, ({ asked, isChanged, entries, before, after }) => {
    const [older, newer] = [before.slice(-NEWEST), after.slice(-NEWEST)];
    if (isChanged && JSON.stringify(older) === JSON.stringify(newer)) silent.add(asked);
    const told = new Set(newer.flatMap((moment) => moment.entries.map(({ seq }) => seq)));
    for (const { seq, key } of entries) if (!told.has(seq)) untold.add(key);
    expect(new Set(newer.map(idOf)).size).toBe(newer.length);
  });
  expect([...silent]).toEqual([]);
  expect([...untold]).toEqual([]);
});

test('words before the dice hold none of their result', () => {
  watch({ scenario: 'medevac' }, ({ after }) => {
    for (const { dice, opening, entries } of after.slice(-1)) {
      expect(dice === undefined).toBe(entries.every(({ key }) => key !== 'log.rolled'));
      if (dice !== undefined) expect(opening?.key).toMatch(/^log\.(attacks|strike)$/);
    }
  });
});
