import { z } from 'zod';
import { textParams } from './text.ts';

/** Error codes of requests and messages, over HTTP and over the socket. */
export const errorCodes = [
  // validation
  'invalid_body',
  'too_large',
  'slow_down',
  'unknown_event',
  'no_ack',
  'not_found',
  'method_not_allowed',
  'bad_origin',
  // authentication and permissions
  'no_session',
  'bad_code',
  'wrong_password',
  'wrong_token',
  'owner_only',
  'banned',
  'kicked',
  'muted',
  'no_team',
  'chat_closed',
  'no_such_place',
  'no_such_session',
  'no_such_person',
  'too_many_sockets',
  'not_creator',
  'not_your_seat',
  'private_match',
  'spectators_closed',
  // match
  'no_such_match',
  'too_many_matches',
  'seat_taken',
  'seat_kept',
  'already_started',
  'not_started',
  'not_enough_players',
  'not_ready',
  'unsuited_seats',
  'not_finished',
  'version_conflict',
  'diverged',
  'too_costly',
  'frozen',
  'no_bots',
  // clocks and stand-ins
  'no_clock',
  'time_left',
  'out_of_game',
  'not_opponent',
  'not_absent',
  'stand_in_plays',
  // agreements and rights
  'proposal_open',
  'proposal_too_soon',
  'no_proposal',
  'not_for_yourself',
  'other_side',
  'no_sides',
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
  'undo_not_asked',
  'no_undo_request',
  'no_draw',
  'draw_open',
  'draw_too_soon',
  'no_draw_offer',
  'no_part',
  'no_standing_orders',
  'not_declinable',
  // alerts
  'no_such_way',
  'too_many_ways',
  'bad_hook',
  'bad_mention',
  'bad_push',
  'no_mail',
  'mail_limit',
  'not_confirmed',
  'not_waiting',
  'nudge_too_soon',
  'no_kept_seat',
  'call_too_soon',
  // server
  'busy',
  'going_away',
  'unavailable',
  'internal',
] as const;

export const errorCode = z.enum(errorCodes).meta({ id: 'ErrorCode' });
export type ErrorCode = z.output<typeof errorCode>;

/**
 * Error on the wire. `option_refused` carries the option's own code as `params.code`, `over_budget` the id and the name
 * of the budget.
 */
export const protocolError = z
  .object({ code: errorCode, params: textParams.exactOptional(), clause: z.string().exactOptional() })
  .meta({ id: 'ProtocolError' });
export type ProtocolError = z.output<typeof protocolError>;

/** Body of every HTTP error; `message` is an English sentence for developers, never for players. */
export const errorBody = z.object({ error: protocolError.extend({ message: z.string() }) }).meta({ id: 'ErrorBody' });
export type ErrorBody = z.output<typeof errorBody>;
