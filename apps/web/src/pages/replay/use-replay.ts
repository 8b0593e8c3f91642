import { useEffect, useRef, useState } from 'react';
import { pageOf, type ReplayOf, type ReplayOutline, showPositions, showReplay } from '../../kit/net/replay.ts';

const nameOf = ({ matchId, viewer }: ReplayOf) => `${matchId} ${viewer}`;

/** Result of a request, or its error; `of` is what it belongs to. */
interface Asked<T> {
  readonly of: string;
  readonly found: T | null;
  readonly error: unknown;
}

/** Steps, chapters and log of a replay for one viewer. */
export function useOutline({ matchId, viewer, invite }: ReplayOf) {
  const of = nameOf({ matchId, viewer, invite });
  const [asked, setAsked] = useState<Asked<ReplayOutline>>({ of, found: null, error: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` triggers another request.
  useEffect(() => {
    let current = true;
    showReplay({ matchId, viewer, invite })
      .then((found) => current && setAsked({ of, found, error: null }))
      .catch((error: unknown) => current && setAsked({ of, found: null, error }));
    return () => {
      current = false;
    };
  }, [of, matchId, viewer, invite, round]);
  const isOurs = asked.of === of;
  return {
    outline: isOurs ? asked.found : null,
    error: isOurs ? asked.error : null,
    retry: () => setRound((now) => now + 1),
  };
}

/** Positions before the end of a page at which the next one is fetched. */
const AHEAD = 24;

/** What is drawn of a replay: the wanted position, or the last one loaded while it is fetched. */
export interface Drawn {
  readonly view: unknown;
  readonly position: number;
  /** Its viewer. */
  readonly viewer: string;
}

interface Pages {
  readonly of: string;
  readonly positions: ReadonlyMap<number, unknown>;
  readonly error: unknown;
}

/** Positions of a replay, fetched page by page, the wanted one first. */
export function usePositions({ matchId, viewer, invite }: ReplayOf, position: number, last: number | null) {
  const of = nameOf({ matchId, viewer, invite });
  const [held, setPages] = useState<Pages>({ of, positions: new Map(), error: null });
  const asked = useRef(new Set<string>());
  const drawn = useRef<Drawn | null>(null);
  useEffect(() => {
    if (last === null) return;
    for (const page of new Set([pageOf(position), pageOf(Math.min(last, position + AHEAD))])) {
      const name = `${of} ${page}`;
      if (asked.current.has(name)) continue;
      asked.current.add(name);
      showPositions({ matchId, viewer, invite }, page)
        .then((views) => setPages((now) => withPage(now, of, page, views)))
        .catch((error: unknown) => {
          asked.current.delete(name);
          setPages((now) => ({ of, positions: now.of === of ? now.positions : new Map(), error }));
        });
    }
    // Pages of another viewer are dropped, and requested again when needed.
    for (const name of asked.current) if (!name.startsWith(`${of} `)) asked.current.delete(name);
  }, [of, matchId, viewer, invite, position, last]);
  const pages = held.of === of ? held : null;
  if (pages?.positions.has(position)) drawn.current = { view: pages.positions.get(position), position, viewer };
  return { drawn: drawn.current, error: pages?.error ?? null };
}

function withPage(now: Pages, of: string, page: number, views: readonly unknown[]): Pages {
  const positions = new Map(now.of === of ? now.positions : []);
  for (const [index, view] of views.entries()) positions.set(page + index, view);
  return { of, positions, error: null };
}
