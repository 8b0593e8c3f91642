import { begin, type Core, type SeatId, see } from '@echo-base/games/engine';
import { playout, resampled, type TestedTitle, testRng, testSeed } from '@echo-base/games/engine/testing';
import { testedTitles } from '@echo-base/games/testing';
import { expect, test } from 'vitest';
import type { LogEntry } from '../kit/net/types.ts';
import type { TitleLog } from '../question/board-set.ts';
import { log as hoth } from './battle-of-hoth/log/index.ts';
import { log as dice } from './galaxy-dice/log/index.ts';
import { log as assault } from './imperial-assault/log/index.ts';
import { log as rebellion } from './rebellion/log/index.ts';

/** Blind test of moments: a viewer for whom all secrets are drawn anew after each act is shown the same ones. */

type FindsMoments = Pick<TitleLog, 'moments'>;

const TABLES: readonly (readonly [string, FindsMoments, readonly SeatId[], object])[] = [
  ['galaxy-dice', dice, ['p1', 'p2', 'p3'], {}],
  ['rebellion', rebellion, ['rebel', 'imperial'], { setup: 'advanced' }],
  ['battle-of-hoth', hoth, ['rebels', 'empire'], { campaign: 'none', scenario: 'successful-landings', leaders: true }],
  ['imperial-assault', assault, ['p1', 'p2'], { mission: 'mos-eisley-outskirts-a' }],
];

const ACTS = 100;

class Enough extends Error {}

/** What a viewer reads of a match, and what it would read if its secrets were others. */
class Viewer<G extends Core, V, O> {
  readonly id: string;
  readonly #title: TestedTitle<G, V, O>;
  readonly #rng = testRng(3);
  readonly own: LogEntry[] = [];
  readonly other: LogEntry[] = [];
  /** Acts after which the secrets were others indeed. */
  differed = 0;

  constructor(title: TestedTitle<G, V, O>, id: string) {
    this.#title = title;
    this.id = id;
  }

  read(g: G): void {
    const other = resampled(this.#title, g, this.id, this.#rng);
    if (JSON.stringify(other) !== JSON.stringify(g)) this.differed += 1;
    for (const [state, entries] of [
      [g, this.own],
      [other, this.other],
    ] as const)
      for (const entry of see(this.#title, state, this.id).log)
        entries.push(Object.freeze({ ...entry, seq: entries.length }));
  }
}

/** Reads so many acts of a random match with the eyes of all viewers. */
function readBy<G extends Core, V, O>(title: TestedTitle<G, V, O>, seats: readonly SeatId[], options: O) {
  const table = { seats, options, seed: testSeed(7) };
  const viewers = [...seats, 'spectator'].map((id) => new Viewer(title, id));
  for (const viewer of viewers) viewer.read(begin(title, table));
  let acts = 0;
  try {
    playout(title, table, testRng(7), {
      each({ after }) {
        acts += 1;
        for (const viewer of viewers) viewer.read(after);
        if (acts >= ACTS) throw new Enough();
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return viewers;
}

test.each(TABLES)('%s: no secret changes a moment of a viewer', (id, log, seats, options) => {
  const title = testedTitles.find((one) => one.id === id);
  if (!title) throw new Error('no title');
  const viewers = readBy(title, seats, options);
  const shown = viewers.map((viewer) => log.moments(viewer.own, viewer.id));
  // Another viewer first, and of a copy: moments are made of nothing but the entries and their viewer.
  const again = viewers.toReversed().map((viewer) => log.moments(structuredClone(viewer.other), viewer.id));
  expect(again.reverse()).toEqual(shown);
  for (const viewer of viewers) expect(viewer.differed).toBeGreaterThan(0);
  for (const moments of shown) expect(moments.length).toBeGreaterThan(5);
});
