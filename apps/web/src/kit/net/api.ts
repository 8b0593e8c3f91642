import type {
  Called,
  ChangeMatchBody,
  CreatedMatch,
  CreateMatchBody,
  ImportedMatch,
  Joined,
  LogPage,
  MatchAnswer,
  MatchList,
  MatchQuery,
  MatchSummary,
  Nudged,
  RecoveryLink,
  RecoveryPlayer,
  Rematched,
  ResultList,
  ServerInfo,
  Session,
  SessionList,
  TextParams,
  TitleInfo,
  TitleList,
} from '@echo-base/protocol';
import { serverPath } from './base-path.ts';
import { matchPath, SESSION_PATH, takeEmbedded } from './embedded.ts';
import { forgetSession } from './no-session.ts';

/** Error of a request. Codes are the protocol's, or `offline` if there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly params: TextParams | undefined;
  readonly clause: string | undefined;

  constructor(refused: { code: string; params?: TextParams | undefined; clause?: string | undefined }, status: number) {
    super(refused.code);
    this.code = refused.code;
    this.params = refused.params;
    this.clause = refused.clause;
    this.status = status;
  }
}

const TIMEOUT_MS = 15_000;
const IMPORT_TIMEOUT_MS = 120_000;
const OFFLINE = { code: 'offline' };
const UNREADABLE = { code: 'internal' };
const NO_CONTENT = 204;

interface RefusedAnswer {
  readonly error: { readonly code: string; readonly params?: TextParams; readonly clause?: string };
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send(method: Method, path: string, body: object | undefined, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(serverPath(`/api${path}`), {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(OFFLINE, 0);
  }
}

/** Parses an answer as JSON; undefined if it is none, such as a proxy's error page. */
async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The server's refusal, with any code: a newer server may have more of them. Not all refusals come from the server. */
function refusal(answer: unknown, status: number): ApiError {
  const { error } = (answer ?? {}) as Partial<RefusedAnswer>;
  if (typeof error?.code === 'string') return new ApiError(error, status);
  return new ApiError(status >= 502 && status <= 504 ? OFFLINE : UNREADABLE, status);
}

/** Sends a request. Throws `ApiError`, also for an answer that is not the server's, such as a proxy's page. */
export async function request<T>(method: Method, path: string, body?: object, timeoutMs = TIMEOUT_MS): Promise<T> {
  const embedded = method === 'GET' ? takeEmbedded(path) : undefined;
  if (embedded !== undefined) return (embedded ?? undefined) as T;
  const response = await send(method, path, body, timeoutMs);
  const answer = await read(response);
  if (!response.ok) {
    const error = refusal(answer, response.status);
    if (error.code === 'no_session') forgetSession();
    throw error;
  }
  if (answer === undefined && response.status !== NO_CONTENT) throw new ApiError(UNREADABLE, response.status);
  return answer as T;
}

function query(values: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const at = (matchId: string) => `/matches/${encodeURIComponent(matchId)}`;

/** Public information about the server. */
export function showServer(): Promise<ServerInfo> {
  return request('GET', '/server');
}

/** Whether the server answers a request now, if only with a refusal. */
export async function answersRequests(): Promise<boolean> {
  try {
    const { status } = await fetch(serverPath('/api/server'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status < 502 || status > 504;
  } catch {
    return false;
  }
}

/** Reports that WebSockets do not reach the server. Throws `ApiError` with the server's own reason, or `offline`. */
export async function reportBlockedSockets(): Promise<void> {
  await request('POST', '/server/blocked-sockets');
}

/** Creates a guest session; the browser stores it in a cookie that scripts cannot read. */
export function createSession(name: string, password?: string): Promise<Session> {
  return request('POST', '/session', { name, ...(password !== undefined && { password }) });
}

/** Makes this player an owner of the server, with the operator's token. */
export function becomeOwner(token: string): Promise<Session> {
  return request('POST', '/session/owner', { token });
}

/** The session of this browser; undefined without one. */
export function showSession(): Promise<Session | undefined> {
  return request('GET', SESSION_PATH);
}

export function renameSession(name: string): Promise<Session> {
  return request('PATCH', '/session', { name });
}

export async function deleteSession(): Promise<void> {
  await request('DELETE', '/session');
}

/** Devices on which this player is signed in. */
export function listSessions(): Promise<SessionList> {
  return request('GET', '/sessions');
}

/** Signs one device out or ends a private link, or all other devices and all links without an id. */
export async function endSessions(id?: string): Promise<void> {
  await request('DELETE', id === undefined ? '/sessions' : `/sessions/${encodeURIComponent(id)}`);
}

/** Creates a recovery link that signs another device in as this player; the previous one becomes invalid. */
export function makeRecoveryLink(lasting: boolean): Promise<RecoveryLink> {
  return request('POST', '/session/recovery', { lasting });
}

/** Name of the player of a recovery code, which stays valid. */
export async function showRecovery(code: string): Promise<string> {
  return (await request<RecoveryPlayer>('POST', '/session/recovery/player', { code })).name;
}

/** Signs in as the player of a recovery code; this replaces the browser's session. */
export function recoverSession(code: string): Promise<Session> {
  return request('POST', '/session/recover', { code });
}

/** The titles of the server. */
export async function listTitles(): Promise<readonly TitleInfo[]> {
  return (await request<TitleList>('GET', '/titles')).titles;
}

/** Wins and losses of this player against each person. */
export function listResults(): Promise<ResultList> {
  return request('GET', '/results');
}

/** Reminds the player of a seat for which a match has waited for long. */
export function nudge(matchId: string, seat: string): Promise<Nudged> {
  return request('POST', `${at(matchId)}/nudge`, { seat });
}

/** Tells a person again that a seat is kept for them. */
export function callPerson(matchId: string, person: string): Promise<Called> {
  return request('POST', `${at(matchId)}/call`, { person });
}

/** One page of matches, newest first; `next` is the cursor of the following one. */
export function listMatches(wanted: MatchQuery = {}): Promise<MatchList> {
  return request('GET', `/matches${query(wanted)}`);
}

/** Creates a match. Its creator has no seat until they join. */
export function createMatch(body: CreateMatchBody): Promise<CreatedMatch> {
  return request('POST', '/matches', body);
}

/** A match; a private one is shown to its members and with its invite code. */
export function showMatch(matchId: string, invite: string | null = null): Promise<MatchSummary> {
  return request('GET', matchPath(matchId, invite));
}

/** Takes this seat, or the first free one; returns the seat. */
export async function joinMatch(matchId: string, seat?: string | null, invite?: string | null): Promise<string> {
  const body = { ...(seat && { seat }), ...(invite && { inviteCode: invite }) };
  return (await request<Joined>('POST', `${at(matchId)}/join`, body)).seat;
}

/** Leaves this seat, or all of one's own. */
export async function leaveMatch(matchId: string, seat?: string | null): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/leave`, seat ? { seat } : {})).match;
}

/** Starts with the seats taken; for the creator. */
export async function startMatch(matchId: string): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/start`, {})).match;
}

/** Concedes the match, or only a part of it such as a battle of a campaign. */
export async function concedeMatch(matchId: string, seat: string, part?: true): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/concede`, { seat, ...(part && { part }) })).match;
}

/** Claims the win from an opponent's seat that has no time left. */
export async function claimSeat(matchId: string, seat: string): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/claim`, { seat })).match;
}

/** Hands a seat to a bot until its owner takes it back. */
export async function standInFor(matchId: string, seat: string): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/standin`, { seat })).match;
}

/** Takes one's own seat back from a bot. */
export async function reclaimSeat(matchId: string, seat: string): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/reclaim`, { seat })).match;
}

/** Creates the rematch of a finished match, with swapped sides if wanted, or finds it; returns the new match. */
export async function rematch(matchId: string, swap = false): Promise<string> {
  return (await request<Rematched>('POST', `${at(matchId)}/rematch`, swap ? { swap } : {})).matchId;
}

/** Older entries of a viewer's log: the newest ones before `before`. */
export function showLog(
  matchId: string,
  { viewer, before, invite }: { viewer: string; before: number; invite: string | null },
): Promise<LogPage> {
  const query = new URLSearchParams({ viewer, before: `${before}`, ...(invite && { invite }) });
  return request('GET', `${at(matchId)}/log?${query}`);
}

/** Rebuilds a finished match from its record; a long one takes the server a while. */
export function importRecord(record: unknown): Promise<ImportedMatch> {
  return request('POST', '/matches/import', { record }, IMPORT_TIMEOUT_MS);
}

/** Download address of the record. */
export function recordUrl(matchId: string): string {
  return serverPath(`/api${at(matchId)}/record`);
}

/** Changes settings and computer players before the start. */
export async function changeMatch(matchId: string, body: ChangeMatchBody): Promise<MatchSummary> {
  return (await request<MatchAnswer>('PATCH', at(matchId), body)).match;
}

/** Deals the seats before the start in random order. */
export async function shuffleSeats(matchId: string): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/shuffle`, {})).match;
}

/** Declines a free seat that is kept for this session. */
export async function declineSeat(matchId: string, seat: string): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/decline`, { seat })).match;
}

/** Sets whether this session is ready to start. */
export async function setReady(matchId: string, ready: boolean): Promise<MatchSummary> {
  return (await request<MatchAnswer>('POST', `${at(matchId)}/ready`, { ready })).match;
}

/** Creates a match that continues a finished one from a step of its replay; returns its id. */
export async function forkMatch(matchId: string, step: number): Promise<string> {
  return (await request<Rematched>('POST', `${at(matchId)}/fork`, { step })).matchId;
}
