import type { ErrorBody, ErrorCode } from '@echo-base/protocol';
import { Refused, refusalOf, Unavailable } from '../refused.ts';

/** HTTP status and English message of every error code. */
const ANSWERS: Readonly<Record<ErrorCode, readonly [status: number, message: string]>> = {
  invalid_body: [400, 'The request is not valid.'],
  too_large: [413, 'The request is too large.'],
  slow_down: [429, 'Too many requests; try again later.'],
  unknown_event: [400, 'There is no such event.'],
  no_ack: [400, 'The event needs an acknowledgement callback.'],
  not_found: [404, 'Not found.'],
  method_not_allowed: [405, 'The method is not allowed for this resource.'],
  bad_origin: [403, 'Requests from this origin are not allowed.'],
  no_session: [401, 'A session is needed: POST /api/session.'],
  bad_code: [403, 'The code is wrong, used or expired.'],
  wrong_password: [403, 'New sessions need the server password.'],
  wrong_token: [403, 'The token is wrong.'],
  owner_only: [403, 'Only an owner of the server may do this.'],
  banned: [403, 'The player is banned from the server.'],
  kicked: [403, 'The player was removed from the match.'],
  muted: [403, 'The player is muted in the chat.'],
  no_team: [409, 'The session has no team-mates to write to, or seats in several teams.'],
  no_such_place: [404, 'This match has no such place that all viewers see.'],
  chat_closed: [403, 'After the end only players may write, for a week.'],
  no_such_session: [404, 'There is no such session.'],
  no_such_person: [404, 'There is no such person.'],
  too_many_sockets: [429, 'Too many sockets are open from this address.'],
  not_creator: [403, 'Only the host of the match may do this.'],
  not_your_seat: [403, 'The session does not own this seat.'],
  private_match: [403, 'The match is private.'],
  spectators_closed: [403, 'The match has no spectators.'],
  no_such_match: [404, 'There is no such match.'],
  too_many_matches: [409, 'The session has too many open matches.'],
  seat_taken: [409, 'The seat is taken.'],
  seat_kept: [403, 'The seat is kept for another player.'],
  already_started: [409, 'The match has started.'],
  not_started: [409, 'The match has not started.'],
  not_enough_players: [409, 'The match cannot be played with the taken seats.'],
  not_ready: [409, 'Players have not agreed to the changed settings yet.'],
  unsuited_seats: [409, 'These seats cannot play with these options.'],
  not_finished: [403, 'The match is not finished.'],
  version_conflict: [409, 'The match has changed; try again.'],
  diverged: [409, 'The record does not replay to its state hashes.'],
  too_costly: [409, 'Replaying the record takes more processor time than a request may.'],
  frozen: [409, 'The match is frozen: this version of the server does not replay it.'],
  no_bots: [409, 'The title has no computer players.'],
  no_clock: [409, 'The match has no clock that can be claimed.'],
  time_left: [409, 'This seat has time left.'],
  out_of_game: [403, 'The seats of the session have left the game.'],
  not_opponent: [403, 'Only an opponent of this seat may do this.'],
  not_absent: [409, 'The player of this seat has not been away long enough.'],
  stand_in_plays: [409, 'A computer player plays this seat; reclaim it first.'],
  proposal_open: [409, 'Another proposal waits for answers.'],
  proposal_too_soon: [409, 'The player has proposed this a short time ago.'],
  no_proposal: [409, 'There is no such open proposal.'],
  not_for_yourself: [403, 'A player cannot give the seat of another one to themselves.'],
  other_side: [403, 'A player of another side cannot get this seat.'],
  no_sides: [409, 'The match does not have two sides of equally many seats.'],
  stale_decision: [409, 'The decision has been answered.'],
  not_your_decision: [403, 'The decision belongs to another seat.'],
  not_an_option: [400, 'There is no such option.'],
  option_refused: [409, 'The option may not be chosen now.'],
  bad_choice: [400, 'The choice does not have the shape of the decision.'],
  over_budget: [409, 'The options chosen exceed a budget of the decision.'],
  match_over: [409, 'The match is over.'],
  not_seated: [403, 'The session does not own this seat.'],
  nothing_to_undo: [409, 'There is nothing to undo.'],
  undo_pending: [409, 'Another undo request is waiting for answers.'],
  undo_refused: [409, 'The undo request was refused; ask again after the next act.'],
  undo_not_asked: [409, 'Another player does not want to be asked about undos in this match.'],
  no_undo_request: [409, 'This seat has no undo request to answer.'],
  no_standing_orders: [409, 'The title has no decisions that can be declined in advance.'],
  no_draw: [409, 'No draw can be agreed in this match.'],
  draw_open: [409, 'A draw has already been offered.'],
  draw_too_soon: [409, 'This side has offered a draw a short time ago.'],
  no_draw_offer: [409, 'There is no such draw offer, or this seat cannot answer it.'],
  no_part: [409, 'There is no part of the match that can be conceded now.'],
  not_declinable: [400, 'The title has no decisions of this kind that can be declined in advance.'],
  no_such_way: [404, 'There is no such way to be reached.'],
  too_many_ways: [409, 'The player has too many ways to be reached.'],
  bad_hook: [
    400,
    'The address of a hook begins with https://, without a user, and does not lead into a private network.',
  ],
  bad_mention: [400, 'The service of the hook mentions no person by this name.'],
  bad_push: [
    400,
    'The subscription does not begin with https://, leads into a private network, or has keys that do not fit.',
  ],
  no_mail: [409, 'The server sends no mail.'],
  mail_limit: [429, 'Too many links were sent to this address, by this player or by the server; try again later.'],
  not_confirmed: [409, 'The address has not been confirmed.'],
  not_waiting: [409, 'The match does not wait for this seat.'],
  nudge_too_soon: [
    409,
    'The match has not waited for this seat long enough, or its player was nudged a short time ago.',
  ],
  no_kept_seat: [409, 'No seat is kept for this person.'],
  call_too_soon: [409, 'The person was called a short time ago.'],
  busy: [503, 'The server is overloaded; try again later.'],
  going_away: [503, 'The server is shutting down; try again soon.'],
  unavailable: [503, 'The storage is not available; try again.'],
  internal: [500, 'Internal server error.'],
};

/** Refusal for the HTTP status of a library error. */
function byStatus(status: unknown): Refused {
  if (status === 413) return new Refused('too_large');
  if (status === 400 || status === 415) return new Refused('invalid_body', { path: '', problem: 'not_json' });
  return new Refused('internal');
}

/** Converts any error to a refusal; unknown errors become `internal`. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused || error instanceof Unavailable) return refusalOf(error);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return byStatus(status);
}

/**
 * Error handler of the body parser: a body that cannot be parsed is a client error, even if the error has no HTTP
 * status (zlib).
 */
export function unreadable(error: unknown): never {
  const refused = asRefused(error);
  throw refused.code === 'internal' ? new Refused('invalid_body', { path: '', problem: 'not_json' }) : refused;
}

/** Status and body of a refusal. */
export function answerOf(refused: Refused): { status: number; body: ErrorBody } {
  const [status, message] = ANSWERS[refused.code];
  return { status, body: { error: { ...refused.toError(), message } } };
}
