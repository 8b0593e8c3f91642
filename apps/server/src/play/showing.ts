import type { Viewer } from '@echo-base/games/engine';
import type { Delta, Frame } from '@echo-base/protocol';
import type { LiveMatch } from './live.ts';

/** A frame of a match nobody can play on. */
function asPicture(frame: Frame): Frame {
  const { mates: _mates, ...rest } = frame;
  return { ...rest, decisions: [], canUndo: false, waitingFor: [], pending: [] };
}

/** What these viewers have to be sent: exactly what they missed where that is known, otherwise everything. */
export function lackOf(
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
    else frames.push(isFrozen ? asPicture(feed.shown) : feed.shown);
  }
  return { frames, deltas };
}

/** Shows delayed spectators what is held back when it is due. */
export class Showing {
  readonly #live: () => LiveMatch | null;
  readonly #show: (deltas: readonly Delta[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: () => LiveMatch | null, show: (deltas: readonly Delta[]) => void) {
    this.#live = live;
    this.#show = show;
  }

  /** There may be something to show later. */
  follow(): void {
    const live = this.#live();
    const due = live?.nextDue ?? null;
    if (!live || due === null || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        const shown = this.#live();
        this.#show(shown?.release(shown.now()) ?? []);
        this.follow();
      },
      Math.max(0, due - live.now()),
    );
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
