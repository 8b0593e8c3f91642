import { z } from 'zod';
import { time } from './formats.ts';
import { line } from './ids.ts';
import { CHAT_LENGTH } from './limits.ts';

/** What somebody says at a table. */
export const chatText = line(CHAT_LENGTH);

/** Something said at a table. `seq` numbers what was said there, so that a message that comes twice is known. */
export const said = z
  .object({
    matchId: z.string(),
    seq: z.int(),
    from: z.string().describe('Name of who said it'),
    role: z.enum(['player', 'spectator']).describe('Whether who said it had a seat'),
    seat: z.string().exactOptional().describe('The first seat of a player'),
    text: z.string(),
    at: time,
  })
  .meta({ id: 'Said' });
export type Said = z.output<typeof said>;
