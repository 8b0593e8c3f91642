import { z } from 'zod';
import { decisionId, matchId, seatId } from './ids.ts';
import { CHOICE_KEYS, ID_LENGTH, KEY_LENGTH } from './limits.ts';

/** Plan of a seat for an open decision: options picked but not sent. Only seats of the same side receive it. */
export const plan = z
  .object({
    matchId: z.string(),
    seat: z.string(),
    decision: z.string(),
    picked: z.array(z.string()).readonly().describe('Keys of options, in the order in which they were picked'),
  })
  .meta({ id: 'Plan' });
export type Plan = z.output<typeof plan>;

/** Request `plan`: replaces the plan of a seat; empty if nothing is picked any more. */
export const planRequest = z.strictObject({
  matchId,
  seat: seatId,
  decision: decisionId,
  picked: z
    .array(z.string().max(KEY_LENGTH))
    .max(CHOICE_KEYS)
    .refine((picked) => new Set(picked).size === picked.length, { error: 'duplicate key' }),
});

/** Key of a text that the client has, such as the name of a place or a piece. */
const textKey = z
  .string()
  .max(ID_LENGTH)
  .regex(/^[a-z][\w.-]*$/i);

/** What a player tells the team by a mark: a place to look at, or why a piece of a mate was sent back. */
export const signalKind = z.enum(['here', 'back', 'backElsewhere', 'backReserve', 'backOther', 'backRisk']);
export type SignalKind = z.output<typeof signalKind>;

/**
 * Request `signal`: a line to the team by key, sent as a chat message with the notice `signal.<kind>`. `name` is the name of
 * its subject, `at` the target on the board.
 */
export const signalRequest = z.strictObject({
  matchId,
  kind: signalKind,
  name: textKey,
  at: z
    .string()
    .max(ID_LENGTH)
    .regex(/^[\w:#-]+$/),
});
