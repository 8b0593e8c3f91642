import { z } from 'zod';
import { time } from './formats.ts';
import { line } from './ids.ts';
import { CHAT_LENGTH } from './limits.ts';

export const chatText = line(CHAT_LENGTH);

/** Readers of a chat message: the team of the sender only; absent for all people in the match. */
export const chatAudience = z.enum(['team']);
export type ChatAudience = z.output<typeof chatAudience>;

/**
 * Chat message. Repeated messages are recognised by `seq`, and `team` if present: messages to a team are numbered by
 * team, so that the numbers of other messages have no gaps.
 */
export const said = z
  .object({
    matchId: z.string(),
    seq: z.int(),
    from: z.string().describe('Name of the sender'),
    role: z.enum(['player', 'spectator']).describe('Whether the sender had a seat'),
    seat: z.string().exactOptional().describe('The first seat of a player'),
    team: z.string().exactOptional().describe('The team that alone receives it; absent for all'),
    text: z.string(),
    at: time,
  })
  .meta({ id: 'Said' });
export type Said = z.output<typeof said>;
