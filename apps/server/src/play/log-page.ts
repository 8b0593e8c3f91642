import { type LogEntry, numberEntries, type SeenEntry, type Viewer, visibleEntries } from '@echo-base/games/engine';
import { LOG_PAGE } from '@echo-base/protocol';
import { effectiveBackwards } from '../record/older-log.ts';
import type { LiveMatch } from './live-match.ts';

/** Range of the log: the newest `limit` entries with a `seq` below `before`. */
export interface LogRange {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * Page of a viewer's log as its frame shows it now: delayed spectators get only released entries. Entries older than
 * the frame are read from the record, without a replay.
 */
export async function logPage(
  live: LiveMatch,
  viewer: Viewer,
  { before, limit = LOG_PAGE }: LogRange,
): Promise<SeenEntry[]> {
  const feed = live.feeds.get(viewer);
  if (!feed) return [];
  const { shown, shownActs } = feed;
  const end = Math.min(before ?? shown.logLength, shown.logLength);
  const from = Math.max(0, end - limit);
  const inRange = ({ seq }: SeenEntry) => seq >= from && seq < end;
  if (from >= (shown.log[0]?.seq ?? 0)) return shown.log.filter(inRange);
  const reader = live.isLogOpen ? null : live.hasConceded(viewer) ? 'spectator' : viewer;
  const page: SeenEntry[] = [];
  let first = shown.logLength;
  const take = (entries: readonly LogEntry[]) => {
    const visible = visibleEntries(entries, reader);
    first -= visible.length;
    page.unshift(...numberEntries(visible, first).filter(inRange));
  };
  for await (const { entries } of effectiveBackwards(live.past.read, shownActs)) {
    take(entries);
    if (first <= from) return page;
  }
  take(live.past.opening());
  return page;
}
