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
import { Queue } from '../model/queue.ts';
import { Refused } from '../refused.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { Diverged, playable } from './game.ts';
import { checkFinished } from './record.ts';
import { ReplayTimeline, type TimelineStep } from './replay-timeline.ts';

/** Requests that may wait at once; matches kept ready to be shown. */
const MOST_WAITING = 20;
const MOST_COURSES = 8;
/** Seconds after which a reader who found too many waiting may ask again. */
const RETRY_S = 2;

export interface ReplaysNeeds {
  readonly store: Pick<Store, 'acts' | 'beginning'>;
  title(id: string): AnyTitle;
}

/** What is wanted of a replay; a `signal` that is aborted takes the request back. */
interface Wanted {
  readonly viewer?: Viewer | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface WantedViews extends Wanted {
  readonly from: number;
  readonly limit?: number | undefined;
}

/**
 * Positions of matches that are over, as their viewers saw them. Records are replayed a few milliseconds at a time, one
 * request after the other; the timelines of the matches requested last are cached (LRU).
 */
export class Replays {
  readonly #needs: ReplaysNeeds;
  readonly #timelines = new Map<string, ReplayTimeline>();
  readonly #queue = new Queue();
  #waiting = 0;
  #isClosed = false;

  constructor(needs: ReplaysNeeds) {
    this.#needs = needs;
  }

  /** Steps, chapters and log of a match. Throws `not_finished`, `not_started`, `frozen`, `diverged` or `slow_down`. */
  outline(stored: StoredMatch, { viewer = ALL_SEEING, signal }: Wanted): Promise<ReplayOutline> {
    checkFinished(stored);
    return this.#enqueue(signal, async () => {
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
  views(stored: StoredMatch, { viewer = ALL_SEEING, from, limit = REPLAY_PAGE, signal }: WantedViews) {
    checkFinished(stored);
    return this.#enqueue(signal, async (): Promise<ReplayViews> => {
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

  #enqueue<T>(signal: AbortSignal | undefined, job: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) throw new Refused('slow_down', { retryAfter: RETRY_S });
    this.#waiting += 1;
    const done = this.#queue.enqueue(async () => {
      this.#checkOpen();
      if (signal?.aborted) throw new Refused('slow_down', { retryAfter: RETRY_S });
      return job();
    });
    return done.finally(() => {
      this.#waiting -= 1;
    });
  }

  async #timeline(stored: StoredMatch, viewer: Viewer): Promise<ReplayTimeline> {
    const { id, title } = stored.match;
    const timeline = this.#timelines.get(id) ?? (await this.#open(stored, this.#needs.title(title)));
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
    const { store } = this.#needs;
    const acts = await store.acts(stored.match.id);
    try {
      const opened = await playable(store, stored);
      return await ReplayTimeline.open({ title, stored: opened, acts }, () => this.#checkOpen());
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
    await this.#queue.idle();
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
