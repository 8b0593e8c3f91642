import type { Viewer } from '@echo-base/games/engine';
import type { Delta, Frame } from '@echo-base/protocol';
import type { Clock } from '../model/now.ts';
import { withoutActs } from './feed.ts';
import type { LiveMatch } from './live.ts';

/** Catch-up of viewers: the deltas since the versions they have, or whole frames where those are not known. */
export function catchUp(
  live: LiveMatch | null,
  viewers: readonly Viewer[],
  since: Readonly<Record<string, number>>,
  isFrozen: boolean,
): { frames: readonly Frame[]; deltas: readonly Delta[] } {
  const frames: Frame[] = [];
  const deltas: Delta[] = [];
  for (const viewer of viewers) {
    const feed = live?.feeds.get(viewer);
    if (!feed) continue;
    const version = !isFrozen && Object.hasOwn(since, viewer) ? since[viewer] : undefined;
    const missed = version === undefined ? null : feed.since(version);
    if (missed) deltas.push(...missed);
    else frames.push(isFrozen ? withoutActs(feed.shown) : feed.shown);
  }
  return { frames, deltas };
}

/** Delayed release: sends delayed spectators the changes that are due. */
export class DelayedRelease {
  readonly #live: () => LiveMatch | null;
  readonly #show: (deltas: readonly Delta[]) => void;
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;

  constructor(live: () => LiveMatch | null, clock: Clock, show: (deltas: readonly Delta[]) => void) {
    this.#live = live;
    this.#clock = clock;
    this.#show = show;
  }

  /** Schedules the next release, if any. */
  follow(): void {
    const live = this.#live();
    const due = live?.nextDue ?? null;
    if (!live || due === null || this.#cancel) return;
    this.#cancel = this.#clock.after(Math.max(0, due - this.#clock.now()), () => {
      this.#cancel = undefined;
      this.#show(this.#live()?.release(this.#clock.now()) ?? []);
      this.follow();
    });
  }

  close(): void {
    this.#cancel?.();
  }
}
