/** Answers that no page has asked for are dropped after this time. */
const GOOD_FOR_MS = 10_000;

/** Path of the session of this browser, if there is one. */
export const SESSION_PATH = '/session?ifAny=true';

/** Path of a match; a private one is shown with its invite code. */
export function matchPath(matchId: string, invite: string | null): string {
  return `/matches/${encodeURIComponent(matchId)}${invite ? `?${new URLSearchParams({ invite })}` : ''}`;
}

/** Key in the page of what `watch` answers a viewer of this match without a frame: no request has this path. */
export const watchKey = (matchId: string) => `watch ${matchId}`;

/** First answers of the server, by the path of the request whose place they take. */
const answers = new Map<string, unknown>();

/** Whether the page was sent by the server just now: one from a cache, such as after "back", may have old answers. */
function isFresh(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (loaded?.transferSize ?? 0) > 0;
}

/** Reads the answers that the server has put into the page. */
export function readEmbedded(): void {
  const text = document.getElementById('answers')?.textContent;
  if (!text || !isFresh()) return;
  for (const [path, answer] of Object.entries(JSON.parse(text))) answers.set(path, answer);
  setTimeout(() => answers.clear(), GOOD_FOR_MS);
}

/** Takes an answer from the page: null if the server has answered with nothing, undefined without an answer. */
export function takeEmbedded(path: string): unknown {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}
