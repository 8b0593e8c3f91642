import { badge } from '@echo-base/protocol';
import { z } from 'zod';

const id = z.string().max(100);

/** Watchers of a match on one node: players, those of them with a seat, and the numbers of sockets that spectate, and of those without a session. */
const watching = z.object({
  matchId: id,
  players: z.array(id),
  seated: z.array(id).default([]),
  spectators: z.number().int().min(0),
  unnamed: z.number().int().min(0).default(0),
});

const news = z.discriminatedUnion('kind', [
  /** Heartbeat; with `asks` the others answer with their watchers. */
  z.object({ kind: z.literal('here'), asks: z.boolean() }),
  z.object({ kind: z.literal('gone') }),
  /** The node has reconnected: notices of its changes were lost meanwhile. */
  z.object({ kind: z.literal('back') }),
  z.object({
    kind: z.literal('changed'),
    matchId: id,
    what: z.enum(['acts', 'table', 'chat', 'undo', 'standing', 'plans']),
    isDue: z.boolean(),
  }),
  /** Watchers of these matches on the node; with `isAll` no other match is watched there. */
  z.object({ kind: z.literal('watching'), isAll: z.boolean(), matches: z.array(watching) }),
  z.object({ kind: z.literal('renamed'), playerId: id, name: id }),
  z.object({ kind: z.literal('badge'), playerId: id, badge: badge.nullable() }),
  z.object({ kind: z.literal('ended'), tokenHash: id }),
  z.object({ kind: z.literal('expelled'), playerId: id }),
  z.object({ kind: z.literal('voice'), playerId: id }),
  /** Lists of matches of these players have changed. */
  z.object({ kind: z.literal('listed'), playerIds: z.array(id).readonly() }),
  /** A page of a player was open then. */
  z.object({ kind: z.literal('seen'), playerId: id, at: z.number() }),
  /** A page of a player is looked at until then; 0 if it is not. */
  z.object({
    kind: z.literal('looking'),
    playerId: id,
    socketId: id,
    matchIds: z.array(id).readonly(),
    until: z.number(),
  }),
]);

/** Notice from one node to the others. Never contains hidden information: receivers read the record. */
export const notice = z.object({ from: id, news });

export type News = z.infer<typeof news>;
export type Watching = z.infer<typeof watching>;
