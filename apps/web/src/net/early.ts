import { serverPath } from './base-path.ts';

/** Answers that no page has asked for are dropped after this time. */
const GOOD_FOR_MS = 10_000;
const TIMEOUT_MS = 15_000;

/** Path of the session of this browser, if there is one. */
export const SESSION_PATH = '/session?ifAny=true';

/** Path of a match; a private one is shown with its invite code. */
export function matchPath(matchId: string, invite: string | null): string {
  return `/matches/${encodeURIComponent(matchId)}${invite ? `?${new URLSearchParams({ invite })}` : ''}`;
}

/** Key in the page of what `watch` answers a viewer of this match without a frame: no request has this path. */
export const watchKey = (matchId: string) => `watch ${matchId}`;

const sent = new Map<string, Promise<Response>>();

function remember(path: string, answer: Promise<Response>): void {
  sent.set(path, answer);
  setTimeout(() => sent.delete(path), GOOD_FOR_MS);
}

/** Whether the page was sent by the server just now: one from a cache, such as after "back", may have old answers. */
function isFresh(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (loaded?.transferSize ?? 0) > 0;
}

/** Takes the answers that the server has put into the page, as if they had been requested. */
export function takeEmbedded(): void {
  const text = document.getElementById('answers')?.textContent;
  if (!text || !isFresh()) return;
  for (const [path, answer] of Object.entries(JSON.parse(text))) {
    const isEmpty = answer === null;
    const response = new Response(isEmpty ? null : JSON.stringify(answer), { status: isEmpty ? 204 : 200 });
    remember(path, Promise.resolve(response));
  }
}

/**
 * Prefetching: sends a GET request of the API before the client is loaded, unless its answer is in the page. The
 * client's own first request of the same path takes the answer.
 */
export function sendEarly(path: string): Promise<Response> {
  const known = sent.get(path);
  if (known) return known;
  const answer = fetch(serverPath(`/api${path}`), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  remember(path, answer);
  // A failure is reported by the request that takes it.
  answer.catch(() => null);
  return answer;
}

/** Takes the answer to a request that was sent early; undefined if there was none. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = sent.get(path);
  sent.delete(path);
  return answer;
}

/** Whether an answer is there or on its way. */
export const hasEarly = (path: string): boolean => sent.has(path);
