import { applyOperations, REPLAY_PAGE, type ReplayOutline, type ReplayViews } from '@echo-base/protocol';
import { ApiError, request } from './api.ts';

export type { ReplayChapter, ReplayOutline, ReplayStep } from '@echo-base/protocol';

/** The first request of a long match makes the server replay it. */
const TIMEOUT_MS = 60_000;
/** Attempts of a request while the server is busy. */
const TRIES = 4;

/** Which replay, and as which viewer. */
export interface ReplayOf {
  readonly matchId: string;
  readonly viewer: string;
  readonly invite: string | null;
}

/** Retries while the server answers `slow_down` or `busy`, after the time it names. */
async function withRetries<T>(call: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isLater = error instanceof ApiError && (error.code === 'slow_down' || error.code === 'busy');
    if (tries <= 1 || !isLater) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1_000 * Number(error.params?.retryAfter ?? 1)));
    return withRetries(call, tries - 1);
  }
}

function pathOf({ matchId, viewer, invite }: ReplayOf, more: string, query: Record<string, string> = {}): string {
  const all = new URLSearchParams({ viewer, ...query, ...(invite && { invite }) });
  return `/matches/${encodeURIComponent(matchId)}/replay${more}?${all}`;
}

/** Steps, chapters and log of a match that is over. */
export function showReplay(of: ReplayOf): Promise<ReplayOutline> {
  return withRetries(() => request('GET', pathOf(of, ''), undefined, TIMEOUT_MS));
}

/** First position of the page that contains a position. */
export function pageOf(position: number): number {
  return position - (position % REPLAY_PAGE);
}

/** Every position of a page, in order; with the first one of the next page. */
export async function showPositions(of: ReplayOf, page: number): Promise<readonly unknown[]> {
  const path = pathOf(of, '/views', { from: `${page}` });
  const found = await withRetries(() => request<ReplayViews>('GET', path, undefined, TIMEOUT_MS));
  return positionsOf(found);
}

/** Views of a page, position by position. */
function positionsOf({ view, changes }: ReplayViews): readonly unknown[] {
  const positions = [view];
  for (const ops of changes) positions.push(applyOperations(positions.at(-1) as object, ops));
  return positions;
}
