import { type AnyTitle, canonical, numberEntries, type Viewer, visibleEntries } from '@echo-base/games/engine';
import {
  ALL_SEEING,
  diffValues,
  type Operation,
  REPLAY_PAGE,
  type ReplayChapter,
  type ReplayOutline,
  type ReplayViews,
} from '@echo-base/protocol';
import { Slots } from '../model/slots.ts';
import { Refused } from '../refused.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { Diverged, playable } from './game.ts';
import { checkFinished } from './record.ts';
import { ReplayTimeline, type TimelineStep } from './replay-timeline.ts';
import { Budget } from './slices.ts';

/** One replay at a time; a reader has one that runs and one that waits. */
const LIMITS = { atOnce: 1, each: 2, inAll: 100, retryS: 2 };
/** Matches kept ready to be shown. */
const MOST_COURSES = 8;

/** What is wanted of a replay by a reader: a player, or an address; a `signal` that is aborted takes the request back. */
interface Wanted {
  readonly reader: string;
  readonly viewer?: Viewer | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface WantedViews extends Wanted {
  readonly from: number;
  readonly limit?: number | undefined;
}

/**
 * Positions of matches that are over, as their viewers saw them. Records are replayed a few milliseconds at a time, one
 * request after the other, few of each reader; the timelines of the matches requested last are cached (LRU).
 */
export class Replays {
  readonly #store: Store;
  readonly #title: (id: string) => AnyTitle;
  readonly #timelines = new Map<string, ReplayTimeline>();
  readonly #slots = new Slots(LIMITS);
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(store: Store, title: (id: string) => AnyTitle) {
    this.#store = store;
    this.#title = title;
  }

  /** Steps, chapters and log of a match. Throws `not_finished`, `not_started`, `frozen`, `diverged`, `too_costly` or `slow_down`. */
  outline(stored: StoredMatch, { viewer = ALL_SEEING, ...wanted }: Wanted): Promise<ReplayOutline> {
    checkFinished(stored);
    return this.#inTurn(wanted, async () => {
      const timeline = await this.#timeline(stored, viewer);
      return {
        viewer,
        viewers: [...timeline.viewers],
        ...logOf(timeline, viewer),
        chapters: chaptersOf(timeline.steps),
      };
    });
  }

  /** A position and the changes of the steps after it. Throws as `outline`, and `invalid_body` beyond the last step. */
  views(stored: StoredMatch, { viewer = ALL_SEEING, from, limit = REPLAY_PAGE, ...wanted }: WantedViews) {
    checkFinished(stored);
    return this.#inTurn(wanted, async (): Promise<ReplayViews> => {
      const timeline = await this.#timeline(stored, viewer);
      if (from > timeline.steps.length) throw new Refused('invalid_body', { path: 'from', problem: 'too_big' });
      const to = Math.min(timeline.steps.length, from + limit);
      const changes: Operation[][] = [];
      let first: unknown = null;
      let last: unknown = null;
      await timeline.views(viewer, { from, to }, (view) => {
        this.#checkOpen();
        if (last === null) first = view;
        else changes.push(diffValues(last, view));
        last = view;
      });
      return { viewer, from, view: first, changes };
    });
  }

  #inTurn<T>({ reader, signal }: Pick<Wanted, 'reader' | 'signal'>, job: () => Promise<T>): Promise<T> {
    return this.#slots.use(reader, () => {
      this.#checkOpen();
      if (signal?.aborted) throw new Refused('slow_down', { retryAfter: LIMITS.retryS });
      const done = job();
      this.#last = done.catch(() => undefined);
      return done;
    });
  }

  async #timeline(stored: StoredMatch, viewer: Viewer): Promise<ReplayTimeline> {
    const { id, title } = stored.match;
    const timeline = this.#timelines.get(id) ?? (await this.#open(stored, this.#title(title)));
    this.#timelines.delete(id);
    this.#timelines.set(id, timeline);
    for (const oldest of this.#timelines.keys()) {
      if (this.#timelines.size <= MOST_COURSES) break;
      this.#timelines.delete(oldest);
    }
    if (!timeline.viewers.includes(viewer))
      throw new Refused('invalid_body', { path: 'viewer', problem: 'no_such_viewer' });
    return timeline;
  }

  async #open(stored: StoredMatch, title: AnyTitle): Promise<ReplayTimeline> {
    const store = this.#store;
    const acts = await store.acts(stored.match.id);
    try {
      const opened = await playable(store, stored);
      return await ReplayTimeline.open({ title, stored: opened, acts }, () => this.#checkOpen(), new Budget());
    } catch (error) {
      throw error instanceof Diverged ? Object.assign(new Refused('diverged'), { cause: error }) : error;
    }
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new Refused('going_away');
  }

  /** Answers no more requests; resolves when the one that is answered has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
    this.#timelines.clear();
  }
}

/** What a viewer may read, step by step; everything where everything is seen. */
function logOf({ opening, steps }: ReplayTimeline, viewer: Viewer): Pick<ReplayOutline, 'opening' | 'steps'> {
  const reader = viewer === ALL_SEEING ? null : viewer;
  let length = 0;
  const read = (entries: TimelineStep['entries']) => {
    const numbered = numberEntries(visibleEntries(entries, reader), length);
    length += numbered.length;
    return numbered;
  };
  return {
    opening: read(opening),
    steps: steps.map(({ act, entries }) => ({
      seq: act.seq,
      seat: act.seat,
      at: new Date(act.at).toISOString(),
      log: read(entries),
    })),
  };
}

const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b);

/** Chapters and turns: where the title tells none, one chapter, and a turn ends where another seat acts. */
function chaptersOf(steps: readonly TimelineStep[]): ReplayChapter[] {
  const chapters: ReplayChapter[] = [];
  for (const [index, { act, stage }] of steps.entries()) {
    const before = steps[index - 1];
    const step = index + 1;
    const isNew = !before || !isSame(before.stage?.chapter ?? null, stage?.chapter ?? null);
    if (isNew) chapters.push({ name: stage?.chapter ?? { key: 'replay.match' }, step, turns: [] });
    const hasTurned = stage ? before?.stage?.turn !== stage.turn : before?.act.seat !== act.seat;
    if (isNew || hasTurned) chapters.at(-1)?.turns.push({ step, seat: act.seat });
  }
  return chapters;
}
