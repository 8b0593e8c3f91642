import { z } from 'zod';

const id = z.string().max(100);

/** Who watches a match on one node: players, which of them have a seat there, and how many sockets as spectators. */
const watching = z.object({
  matchId: id,
  players: z.array(id),
  seated: z.array(id).default([]),
  spectators: z.number().int().min(0),
});

const news = z.discriminatedUnion('kind', [
  /** The node is there; `asks` if it wishes to hear of everybody. */
  z.object({ kind: z.literal('here'), asks: z.boolean() }),
  z.object({ kind: z.literal('gone') }),
  /** The node could not say anything for a while: what it has changed meanwhile is not known to the others. */
  z.object({ kind: z.literal('back') }),
  z.object({
    kind: z.literal('changed'),
    matchId: id,
    what: z.enum(['acts', 'table', 'chat', 'undo', 'standing']),
    isDue: z.boolean(),
  }),
  /** Who watches these matches there now; `isAll` if nobody watches others. */
  z.object({ kind: z.literal('watching'), isAll: z.boolean(), matches: z.array(watching) }),
  z.object({ kind: z.literal('renamed'), playerId: id, name: id }),
  z.object({ kind: z.literal('ended'), tokenHash: id }),
  z.object({ kind: z.literal('expelled'), playerId: id }),
]);

/** What one node tells the others. Never a secret of a game: whoever hears it reads the record itself. */
export const notice = z.object({ from: id, news });

export type News = z.infer<typeof news>;
export type Watching = z.infer<typeof watching>;
