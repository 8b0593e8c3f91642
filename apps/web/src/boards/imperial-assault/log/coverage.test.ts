import { missionIds, type View } from '@echo-base/games/imperial-assault/client';
import { fresh, testRng } from '@echo-base/games/imperial-assault/testing';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { KnownMoments } from '../../../question/log/known-moments.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { idOf } from '../../../question/log/queue.ts';
import { log } from './index.ts';

/** Whole matches at random, as one viewer sees them: nothing changes on the map without a moment. */

const VIEWERS = ['p1', 'spectator'];
/** Newest moments: older ones are settled. */
const NEWEST = 40;

/**
 * What lies on the table for a player. Whose turn it is and the step of an attack are told by the question; effects end
 * with the activation or round of their card.
 */
function seen({ turn: _turn, attack: _attack, activation: _activation, effects: _effects, ...view }: View): string {
  return JSON.stringify(view);
}

interface Step {
  readonly asked: string;
  readonly isChanged: boolean;
  readonly entries: readonly LogEntry[];
  readonly before: readonly Moment[];
  readonly after: readonly Moment[];
}

/** Plays a match at random, and looks at each of its acts with the eyes of each viewer. */
function watch(mission: string, acts: number, look: (step: Step) => void): void {
  const match = fresh({ mission });
  const rng = testRng(11);
  const entriesFor = (viewer: string) =>
    match.entries
      .filter(({ audience }) => !audience || audience.includes(viewer))
      .map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const eyes = VIEWERS.map((viewer) => ({
    viewer,
    known: new KnownMoments(),
    length: 0,
    view: seen(match.view(viewer)),
    moments: [] as readonly Moment[],
  }));
  for (let n = 0; n < acts; n++) {
    const asked = match.question;
    match.clickAny(rng);
    // After the end the whole log is public, which is another log.
    if (match.g.outcome) return;
    for (const eye of eyes) {
      const all = entriesFor(eye.viewer);
      const after = eye.known.of(log, all, eye.viewer);
      const view = seen(match.view(eye.viewer));
      const { length, moments: before } = eye;
      look({ asked, isChanged: view !== eye.view, entries: all.slice(length), before, after });
      Object.assign(eye, { moments: after, view, length: all.length });
    }
  }
}

test.each(missionIds)('%s: what changes on the table is in a moment, and every entry in one', (mission) => {
  const [silent, untold] = [new Set<string>(), new Set<string>()];
  watch(mission, 120, ({ asked, isChanged, entries, before, after }) => {
    const [older, newer] = [before.slice(-NEWEST), after.slice(-NEWEST)];
    if (isChanged && JSON.stringify(older) === JSON.stringify(newer)) silent.add(asked);
    const told = new Set(newer.flatMap((moment) => moment.entries.map(({ seq }) => seq)));
    for (const { seq, key } of entries) if (!told.has(seq)) untold.add(key);
    expect(new Set(newer.map(idOf)).size).toBe(newer.length);
  });
  expect([...silent]).toEqual([]);
  expect([...untold]).toEqual([]);
});
