import { z } from 'zod';
import { time } from './formats.ts';
import { line, matchId } from './ids.ts';
import { CHAT_LENGTH, ID_LENGTH } from './limits.ts';
import { PHRASES } from './phrases.ts';
import { text } from './text.ts';

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
    person: z.string().exactOptional().describe('The sender; an id that is valid in this match only'),
    role: z.enum(['player', 'spectator']).describe('Whether the sender had a seat'),
    seat: z.string().exactOptional().describe('The first seat of a player'),
    team: z.string().exactOptional().describe('The team that alone receives it; absent for all'),
    text: z.string().describe('Empty for a notice'),
    notice: text
      .exactOptional()
      .describe('Present if this is no message but tells what `from` has changed, such as a seat given on'),
    at: time,
  })
  .meta({ id: 'Said' });
export type Said = z.output<typeof said>;

/** Request `react`: a ready phrase, sent as a chat message with the notice `quick.<phrase>`. */
export const reactRequest = z.strictObject({
  matchId,
  phrase: z.enum(PHRASES),
  audience: chatAudience.exactOptional(),
});

/**
 * Request `point`: shows a place of the board, sent as a chat message with the notice `quick.point`, whose `at` is the place and
 * `what` its name. `at` is a place as options name it, such as `place:naboo`; only places that every viewer sees are taken.
 */
export const pointRequest = z.strictObject({
  matchId,
  at: z
    .string()
    .max(ID_LENGTH)
    .regex(/^[a-z]+:[\w.,#-]+$/),
  audience: chatAudience.exactOptional(),
});
