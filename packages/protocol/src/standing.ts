import { z } from 'zod';
import { matchId, seatId } from './ids.ts';
import { DECLINE_KIND_LENGTH, STANDING_ORDERS } from './limits.ts';

/** Kind of decision as titles name it in `Decision.declines`. */
const declineKind = z
  .string()
  .max(DECLINE_KIND_LENGTH)
  .regex(/^[a-z0-9][a-z0-9-]*$/);

/** Standing order: a seat declines every decision of a kind, until the turn ends or for the whole match. */
export const standingOrder = z
  .object({
    kind: z.string().describe('One of the kinds that `Decision.declines` names'),
    until: z.enum(['turn', 'match']).describe('`turn`: until the title’s turn or round ends'),
  })
  .meta({ id: 'StandingOrder' });
export type StandingOrder = z.output<typeof standingOrder>;

/** Standing orders of a seat; sent only to the seat’s own sockets. */
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
    .refine((orders) => new Set(orders.map(({ kind }) => kind)).size === orders.length, { error: 'duplicate kind' }),
});
