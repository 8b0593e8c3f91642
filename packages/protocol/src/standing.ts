import { z } from 'zod';
import { matchId, seatId } from './ids.ts';
import { DECLINE_KIND_LENGTH, STANDING_ORDERS } from './limits.ts';

/** A kind of question as titles name it in `Decision.declines`. */
const declineKind = z
  .string()
  .max(DECLINE_KIND_LENGTH)
  .regex(/^[a-z0-9][a-z0-9-]*$/);

/** Standing order: a seat declines every question of a kind, until the turn ends or for the whole match. */
export const standingOrder = z
  .object({
    kind: z.string().describe('One of the kinds that `Decision.declines` names'),
    until: z.enum(['turn', 'match']).describe('`turn`: until the title’s turn or round ends'),
  })
  .meta({ id: 'StandingOrder' });
export type StandingOrder = z.output<typeof standingOrder>;

/** The standing orders of a seat that hold now; sent to the seat’s own sockets and to nobody else. */
export const standingOrders = z
  .object({ matchId: z.string(), seat: z.string(), orders: z.array(standingOrder).readonly() })
  .meta({ id: 'StandingOrders' });
export type StandingOrders = z.output<typeof standingOrders>;

/** Request `standing`: replaces the list of a seat; each kind at most once. */
export const standingRequest = z.strictObject({
  matchId,
  seat: seatId,
  orders: z
    .array(z.strictObject({ kind: declineKind, until: z.enum(['turn', 'match']) }))
    .max(STANDING_ORDERS)
    .refine((orders) => new Set(orders.map(({ kind }) => kind)).size === orders.length, { error: 'a kind twice' }),
});
