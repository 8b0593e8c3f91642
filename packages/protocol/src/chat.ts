import { z } from 'zod';
import { time } from './formats.ts';
import { line } from './ids.ts';
import { CHAT_LENGTH } from './limits.ts';

export const chatText = line(CHAT_LENGTH);

/** Chat message. Repeated messages are recognised by `seq`. */
export const said = z
  .object({
    matchId: z.string(),
    seq: z.int(),
    from: z.string().describe('Name of the sender'),
    role: z.enum(['player', 'spectator']).describe('Whether the sender had a seat'),
    seat: z.string().exactOptional().describe('The first seat of a player'),
    text: z.string(),
    at: time,
  })
  .meta({ id: 'Said' });
export type Said = z.output<typeof said>;
