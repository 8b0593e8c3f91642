import { z } from 'zod';
import { textParams } from './text.ts';

/** Every code a request or a message can be refused with, over HTTP or over the socket. */
export const errorCodes = [
  // what came in does not fit
  'invalid_body',
  'too_large',
  'slow_down',
  'unknown_event',
  'no_ack',
  'not_found',
  'method_not_allowed',
  'bad_origin',
  // who asks
  'no_session',
  'bad_code',
  'wrong_password',
  'wrong_token',
  'owner_only',
  'banned',
  'kicked',
  'muted',
  'no_such_person',
  'too_many_sockets',
  'not_creator',
  'not_your_seat',
  'private_match',
  'spectators_closed',
  // the table
  'no_such_match',
  'too_many_matches',
  'seat_taken',
  'already_started',
  'not_started',
  'not_enough_players',
  'not_finished',
  'version_conflict',
  'diverged',
  'frozen',
  'no_bots',
  // clocks and who stands in
  'no_clock',
  'time_left',
  'not_opponent',
  'not_absent',
  'stand_in_plays',
  // acts
  'stale_decision',
  'not_your_decision',
  'not_an_option',
  'option_refused',
  'bad_choice',
  'over_budget',
  'match_over',
  'not_seated',
  'nothing_to_undo',
  'undo_pending',
  'undo_refused',
  'no_undo_request',
  'no_standing_orders',
  'not_declinable',
  // the server itself
  'going_away',
  'unavailable',
  'internal',
] as const;

/** Schema of a refusal code. */
export const errorCode = z.enum(errorCodes).meta({ id: 'ErrorCode' });
export type ErrorCode = z.output<typeof errorCode>;

/** Why something was refused. `option_refused` carries the option's own code as `params.code`, `over_budget` the id and the name of the budget. */
export const protocolError = z
  .object({ code: errorCode, params: textParams.exactOptional(), clause: z.string().exactOptional() })
  .meta({ id: 'ProtocolError' });
export type ProtocolError = z.output<typeof protocolError>;

/** The body of every HTTP error; `message` is an English sentence for developers, never for players. */
export const errorBody = z.object({ error: protocolError.extend({ message: z.string() }) }).meta({ id: 'ErrorBody' });
export type ErrorBody = z.output<typeof errorBody>;
