import type { ErrorBody, ErrorCode } from '@echo-base/protocol';
import { Refused, refusalOf, Unavailable } from '../refused.ts';

/** The one place that says which status and which English sentence a code has over HTTP. */
const ANSWERS: Readonly<Record<ErrorCode, readonly [status: number, message: string]>> = {
  invalid_body: [400, 'The request does not fit the schema.'],
  too_large: [413, 'The request is too large.'],
  slow_down: [429, 'Too many requests; try again later.'],
  unknown_event: [400, 'There is no such event.'],
  no_ack: [400, 'The event needs an acknowledgement.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This method is not possible here.'],
  bad_origin: [403, 'Pages of this origin may not do this.'],
  no_session: [401, 'A session is needed: POST /api/session.'],
  bad_code: [403, 'The code is wrong, was used, or is too old.'],
  wrong_password: [403, 'The server needs its password to make a session.'],
  wrong_token: [403, 'The token is wrong.'],
  owner_only: [403, 'Only an owner of the server may do this.'],
  banned: [403, 'This identity is kept from the server.'],
  kicked: [403, 'This identity is kept from the match.'],
  muted: [403, 'This identity is kept from the chat.'],
  no_such_person: [404, 'There is nobody of this kind here.'],
  too_many_sockets: [429, 'Too many sockets are open from this address.'],
  not_creator: [403, 'Only the creator of the match may do this.'],
  not_your_seat: [403, 'The session does not own this seat.'],
  private_match: [403, 'The match is private.'],
  spectators_closed: [403, 'The match has no spectators.'],
  no_such_match: [404, 'There is no such match.'],
  too_many_matches: [409, 'The session has too many open matches.'],
  seat_taken: [409, 'Somebody sits there.'],
  already_started: [409, 'The match has started.'],
  not_started: [409, 'The match has not started.'],
  not_enough_players: [409, 'The match cannot be played with the seats that are taken.'],
  not_finished: [403, 'The match is not finished.'],
  version_conflict: [409, 'Somebody else was faster; try again.'],
  diverged: [409, 'The record does not replay to the states it names.'],
  frozen: [409, 'The match is kept as it is: this version of the server does not replay it.'],
  no_bots: [409, 'The title has no computer players.'],
  no_clock: [409, 'The match has no clock whose end could be claimed.'],
  time_left: [409, 'The time of this seat is not up.'],
  not_opponent: [403, 'Only an opponent of this seat may do this.'],
  not_absent: [409, 'The player of this seat is not away, or not for long enough.'],
  stand_in_plays: [409, 'A computer player plays this seat; take it back first.'],
  stale_decision: [409, 'The decision has been answered.'],
  not_your_decision: [403, 'The decision belongs to another seat.'],
  not_an_option: [400, 'There is no such option.'],
  option_refused: [409, 'The option may not be chosen now.'],
  bad_choice: [400, 'The choice does not have the shape of the decision.'],
  over_budget: [409, 'The options chosen exceed a budget of the decision.'],
  match_over: [409, 'The match is over.'],
  not_seated: [403, 'The session does not own this seat.'],
  nothing_to_undo: [409, 'There is nothing to undo.'],
  undo_pending: [409, 'Another seat has asked to undo and waits for answers.'],
  undo_refused: [409, 'The table has refused this; ask again after the next act.'],
  no_undo_request: [409, 'This seat is not asked about an undo.'],
  no_standing_orders: [409, 'The title has no questions that can be declined in advance.'],
  not_declinable: [400, 'The title has no question of this kind that can be declined in advance.'],
  going_away: [503, 'The server is going away; try again soon.'],
  unavailable: [503, 'The storage cannot be used at present; try again.'],
  internal: [500, 'Something went wrong on the server.'],
};

/** What a library's HTTP error means. */
function byStatus(status: unknown): Refused {
  if (status === 413) return new Refused('too_large');
  if (status === 400 || status === 415) return new Refused('invalid_body', { path: '', problem: 'not_json' });
  return new Refused('internal');
}

/** Any error as a refusal; what is neither a refusal nor a library's complaint about the request is `internal`. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused || error instanceof Unavailable) return refusalOf(error);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return byStatus(status);
}

/** A body that cannot be read is the sender's mistake, whatever the library (or zlib, which knows no status) says. */
export function unreadable(error: unknown): never {
  const refused = asRefused(error);
  throw refused.code === 'internal' ? new Refused('invalid_body', { path: '', problem: 'not_json' }) : refused;
}

/** Status and body of a refusal. */
export function answerOf(refused: Refused): { status: number; body: ErrorBody } {
  const [status, message] = ANSWERS[refused.code];
  return { status, body: { error: { ...refused.toError(), message } } };
}
