import type { Act } from '@echo-base/protocol';
import { isRemoved } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { ActRow, SeatRow, UndoRequestRow, UndoRequestsRow } from '../storage/store.ts';
import type { Seated } from './who-plays.ts';

/** Result of an undo request: granted, refused, or expired because play went on. */
export type UndoResult = 'granted' | 'refused' | 'expired' | 'withdrawn' | 'operator';

/** The requesting seat, and those that are asked. */
interface AskedSeats {
  readonly by: string;
  readonly seats: readonly AskedSeat[];
}

interface AskedSeat {
  readonly seat: string;
  /** Number of the first entry of its log that would go. */
  readonly since?: number;
}

/** Who has answered a request. */
export interface UndoProgress extends AskedSeats {
  readonly allowed: readonly string[];
  readonly open: readonly string[];
}

/** News of an undo request for the players of a match. */
export type UndoEvent =
  | ({ readonly kind: 'progress' } & UndoProgress)
  | ({ readonly kind: 'asked' } & AskedSeats)
  | { readonly kind: 'closed'; readonly by: string; readonly result: UndoResult };

/** Acknowledgement of an undo request: the seat's version, and whether the others were asked. */
export interface UndoAnswer {
  readonly version: number;
  readonly requested?: true;
}

/** Answer of a seat to an undo request; with `never` it is not asked again in this match. */
export interface GivenUndoAnswer {
  readonly seat: string;
  readonly allow: boolean;
  readonly never?: true;
  readonly id: string;
}

/** Client ids of undos by the operator begin so. */
export const OPERATOR_UNDO = 'operator-';
/** Number of remembered answers, for repeated messages. */
const REMEMBERED = 100;
/** Time bots wait for people to answer, in milliseconds. */
export const BOTS_WAIT_MS = 60_000;

/** Before the first request. */
const NOTHING: UndoRequestsRow = { revision: 0, length: 0, request: null, refused: [], answers: {} };

/**
 * Undo requests past the information boundary: the other seats must agree. Bots always agree, and a person's own other
 * seats are not asked. One request at a time; any act ends it. The row is stored before any seat is told, so that it
 * survives a restart and every node has it.
 */
export interface UndoRequests {
  /** Last stored row; its request and refusals apply only while the record has its length. */
  readonly row: UndoRequestsRow;
  readonly request: UndoRequestRow | null;
  /** Seats whose request was refused since the last act. */
  readonly refused: readonly string[];
}

/** A match with the requests in it. */
interface Asking extends Seated {
  readonly requests: UndoRequests;
}

/** What asking or answering leads to: nothing new, a row to store and how a request closes by it, or a granted undo. */
export type UndoStep =
  | { readonly kind: 'known'; readonly version: number }
  | { readonly kind: 'row'; readonly row: UndoRequestsRow; readonly closes: UndoResult }
  | { readonly kind: 'granted'; readonly rewind: Extract<Act, { kind: 'rewind' }>; readonly clientId: string };

/** Requests by the stored row, if any, of a match with this number of acts. */
export function undoRequestsOf(stored: UndoRequestsRow | null, length: number): UndoRequests {
  const row = stored ?? NOTHING;
  return row.length === length
    ? { row, request: row.request, refused: row.refused }
    : { row, request: null, refused: [] };
}

/** Whether bots wait because of a request, at most `BOTS_WAIT_MS`. */
export function holdsBots({ request }: UndoRequests, now: number): boolean {
  return request !== null && now < request.botsUntil;
}

/** The requesting seat, and those of these seats that have not answered. */
export function askedOf({ requests: { request }, live }: Asking, seats: readonly string[]): AskedSeats | null {
  if (!request) return null;
  const asked = seats.filter((seat) => request.open.includes(seat));
  return asked.length > 0 ? { by: request.by, seats: asked.map((seat) => askedAt(live, seat, request)) } : null;
}

/** Who has answered, for those of these seats that the request concerns. */
export function progressOf({ requests: { request }, live }: Asking, seats: readonly string[]): UndoProgress | null {
  if (!request) return null;
  const told = concerned(request).filter((seat) => seats.includes(seat));
  const { by, open, allowed = [] } = request;
  return { by, open, allowed, seats: told.map((seat) => askedAt(live, seat, request)) };
}

function askedAt(live: Seated['live'], seat: string, { seq }: UndoRequestRow): AskedSeat {
  const since = live?.logBefore(seat, seq) ?? null;
  return { seat, ...(since !== null && { since }) };
}

/** What a request for the undo of a seat's last act leads to. Throws `nothing_to_undo`, or a refusal of the request. */
export function askUndo(match: Asking, seat: string, clientId: string, now: number): UndoStep {
  const { live, requests: undo } = match;
  if (undo.request?.by === seat) return { kind: 'known', version: live?.versionOf(seat) ?? 0 };
  if (live?.outcome) throw new Refused('match_over');
  const seq = live?.lastOf(seat) ?? null;
  if (seq === null) throw new Refused('nothing_to_undo');
  if (undo.request) throw new Refused('undo_pending');
  if (undo.refused.includes(seat)) throw new Refused('undo_refused');
  const open = othersThan(match, seat);
  if (open.some((one) => undo.row.never?.includes(one))) throw new Refused('undo_not_asked');
  const request = { by: seat, seq, clientId, open, botsUntil: now + BOTS_WAIT_MS };
  if (open.length === 0) return granted(request);
  return { kind: 'row', row: nextRow(match, { request }), closes: 'expired' };
}

/** Seats of other people in the match. */
function othersThan({ stored, live }: Seated, seat: string): string[] {
  const asker = stored.seats.find((one) => one.seat === seat)?.playerId;
  const isAsked = (one: SeatRow) => one.kind === 'human' && one.playerId !== asker && !isRemoved(stored, one);
  const playing = stored.seats.filter(isAsked);
  return playing.map((one) => one.seat).filter((one) => !live?.hasConceded(one));
}

/**
 * What an answer leads to; a refusal by the requesting seat withdraws the request, which counts as a refusal until the
 * next act: otherwise the others could be asked again and again. Throws `no_undo_request` if the seat was not asked.
 */
export function answerUndo(match: Asking, given: GivenUndoAnswer): UndoStep {
  const { requests: undo, live } = match;
  const { seat, allow } = given;
  const key = keyOf(given);
  if (Object.hasOwn(undo.row.answers, key)) return { kind: 'known', version: undo.row.answers[key] ?? 0 };
  const { request } = undo;
  const isOwn = request?.by === seat && !allow;
  if (!request || !(isOwn || request.open.includes(seat))) throw new Refused('no_undo_request');
  const open = request.open.filter((one) => one !== seat);
  if (allow && open.length === 0) return granted(request);
  const answers = { [key]: live?.versionOf(seat) ?? 0 };
  if (isOwn) return { kind: 'row', row: nextRow(match, { refuses: seat, answers }), closes: 'withdrawn' };
  const never = given.never ? seat : undefined;
  const next = allow
    ? { request: { ...request, open, allowed: [...(request.allowed ?? []), seat] }, answers, never }
    : { refuses: request.by, answers, never };
  return { kind: 'row', row: nextRow(match, next), closes: 'refused' };
}

/** The row after an answer that granted a request, so that it is known if it is repeated. */
export function rowAfterGrant(match: Asking, given: GivenUndoAnswer): UndoRequestsRow {
  const answers = { [keyOf(given)]: match.live?.versionOf(given.seat) ?? 0 };
  return nextRow(match, { answers, never: given.never ? given.seat : undefined });
}

const keyOf = ({ seat, id }: GivenUndoAnswer): string => `${seat} ${id}`;

function granted({ by, seq, clientId }: UndoRequestRow): UndoStep {
  return { kind: 'granted', rewind: { kind: 'rewind', seat: by, to: seq }, clientId };
}

/** What changes in the row. */
interface RowChange {
  readonly request?: UndoRequestRow;
  readonly refuses?: string;
  readonly answers?: Readonly<Record<string, number>>;
  readonly never?: string | undefined;
}

function nextRow({ requests: undo, live }: Asking, { request, refuses, answers, never }: RowChange): UndoRequestsRow {
  const nevers = [...new Set([...(undo.row.never ?? []), ...(never === undefined ? [] : [never])])];
  return {
    ...(nevers.length > 0 && { never: nevers }),
    request: request ?? null,
    refused: refuses === undefined ? undo.refused : [...undo.refused, refuses],
    answers: recent({ ...undo.row.answers, ...answers }),
    revision: undo.row.revision + 1,
    length: live?.length ?? 0,
  };
}

/** Requests after another node has stored this row: it counts once the record here has the same length. */
export function withStoredRow(undo: UndoRequests, row: UndoRequestsRow, length: number): UndoRequests {
  return row.length === length ? undoRequestsOf(row, length) : { ...undo, row };
}

/** How a request closes that another node has ended. */
export function closingOf({ request }: UndoRequests, row: UndoRequestsRow): UndoResult {
  return request && row.refused.includes(request.by) ? 'refused' : 'withdrawn';
}

/** Requests after an act: an open one is granted by it, or expires. */
export function afterAct(
  undo: UndoRequests,
  act: ActRow,
): { readonly undo: UndoRequests; readonly closes: UndoResult } {
  const { request } = undo;
  const isDone = act.kind === 'rewind' && act.seat === request?.by && act.to === request.seq;
  return { undo: { ...undo, request: null, refused: [] }, closes: isDone ? 'granted' : 'expired' };
}

/** What seats are told when requests have changed from `before`; `closes` is how an open request has ended. */
export function newsOf(match: Asking, before: UndoRequests, closes: UndoResult): UndoEvent[] {
  const { request } = match.requests;
  const old = before.request;
  const progress = progressOf(match, request ? concerned(request) : []);
  const stands: UndoEvent[] = progress ? [{ kind: 'progress', ...progress }] : [];
  if (old?.by === request?.by) return old === request ? [] : stands;
  const closed: UndoEvent[] = old ? [{ kind: 'closed', by: old.by, result: closes }] : [];
  const asked = request && askedOf(match, request.open);
  return [...closed, ...(asked ? [{ kind: 'asked' as const, ...asked }] : []), ...stands];
}

/** The newest answers; older ones are not repeated any more. */
function recent(answers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).slice(-REMEMBERED));
}

/** Seats that are told how a request stands: the one that asks, and all that are or were asked. */
const concerned = ({ by, open, allowed = [] }: UndoRequestRow): readonly string[] => [by, ...allowed, ...open];
