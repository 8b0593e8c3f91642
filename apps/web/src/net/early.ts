/** Answers that no page has asked for are dropped after this time. */
const GOOD_FOR_MS = 10_000;
const TIMEOUT_MS = 15_000;

/** Path of the session of this browser, if there is one. */
export const SESSION_PATH = '/session?ifAny=true';

/** Path of a match; a private one is shown with its invite code. */
export function matchPath(matchId: string, invite: string | null): string {
  return `/matches/${encodeURIComponent(matchId)}${invite ? `?${new URLSearchParams({ invite })}` : ''}`;
}

const sent = new Map<string, Promise<Response>>();

/**
 * Prefetching: sends a GET request of the API before the client is loaded. The client's own first request of the same
 * path takes the answer.
 */
export function sendEarly(path: string): Promise<Response> {
  const answer = fetch(`/api${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  sent.set(path, answer);
  // A failure is reported by the request that takes it.
  answer.catch(() => null);
  setTimeout(() => sent.delete(path), GOOD_FOR_MS);
  return answer;
}

/** Takes the answer to a request that was sent early; undefined if there was none. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = sent.get(path);
  sent.delete(path);
  return answer;
}
