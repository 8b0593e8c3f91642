/** HTTP requests of the drivers to our server. */
export interface Guest {
  readonly token: string;
}

/** Status of `busy`: a server short of processor time puts newcomers off. */
const BUSY = 503;

/** Sends a request, again while the server is busy, and parses its JSON answer. Throws on another refusal. */
async function call<T>(url: string, path: string, body: object, guest?: Guest): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(guest && { authorization: `Bearer ${guest.token}` }) },
    body: JSON.stringify(body),
  });
  if (response.status === BUSY) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return call(url, path, body, guest);
  }
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Creates a guest. */
export function newGuest(url: string, name: string): Promise<Guest> {
  return call(url, '/api/session', { name });
}

/** Creates a public match in which these guests are seated. */
export async function newMatch(url: string, guests: readonly Guest[], body: object): Promise<string> {
  const seats = guests.map((_guest, index) => ({ id: `p${index + 1}`, kind: 'human' }));
  const table = { visibility: 'public', spectators: 'open', seats, ...body };
  const { matchId } = await call<{ matchId: string }>(url, '/api/matches', table, guests[0]);
  for (const [index, guest] of guests.entries())
    await call(url, `/api/matches/${matchId}/join`, { seat: `p${index + 1}` }, guest);
  return matchId;
}
