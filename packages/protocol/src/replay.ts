import { z } from 'zod';
import { time } from './formats.ts';
import { logEntry, operation } from './frame.ts';
import { inviteCode, seatId } from './ids.ts';
import { REPLAY_PAGE } from './limits.ts';
import { text } from './text.ts';

/** The viewer of a replay who may see everything. */
export const ALL_SEEING = 'all';

/** The query of `GET /api/matches/:id/replay`. */
export const replayQuery = z
  .object({
    viewer: seatId
      .exactOptional()
      .describe('A seat, `spectator`, or `all` for everything; `all` unless said otherwise'),
    invite: inviteCode.exactOptional(),
  })
  .meta({ id: 'ReplayQuery' });
export type ReplayQuery = z.output<typeof replayQuery>;

/** One act of the effective history: acts that were taken back are no steps. Step n leads to position n. */
export const replayStep = z
  .object({
    seq: z.int().describe('Its place in the record'),
    seat: z.string(),
    at: time,
    log: z.array(logEntry).describe('What the viewer may read of it, numbered as in the viewer’s log'),
  })
  .meta({ id: 'ReplayStep' });
export type ReplayStep = z.output<typeof replayStep>;

/** A turn of a replay: its first step, and the seat that acts in it. */
export const replayTurn = z.object({ step: z.int(), seat: z.string() }).meta({ id: 'ReplayTurn' });
export type ReplayTurn = z.output<typeof replayTurn>;

/** A round of a replay, or whatever the title is divided into, with its turns. */
export const replayChapter = z
  .object({ name: text, step: z.int().describe('Its first step'), turns: z.array(replayTurn) })
  .meta({ id: 'ReplayChapter' });
export type ReplayChapter = z.output<typeof replayChapter>;

/** The answer to `GET /api/matches/:id/replay`: everything about a match that is over but its positions. */
export const replayOutline = z
  .object({
    viewer: z.string(),
    viewers: z.array(z.string()).describe('As whom the match can be seen'),
    opening: z.array(logEntry).describe('Entries of position 0'),
    steps: z.array(replayStep).describe('Steps 1, 2, …'),
    chapters: z.array(replayChapter),
  })
  .meta({ id: 'ReplayOutline' });
export type ReplayOutline = z.output<typeof replayOutline>;

/** The query of `GET /api/matches/:id/replay/views`. */
export const replayViewsQuery = replayQuery
  .extend({
    from: z.coerce.number().int().min(0).describe('The position that is given whole'),
    limit: z.coerce.number().int().min(1).max(REPLAY_PAGE).exactOptional().describe('Absent: as many as there may be'),
  })
  .meta({ id: 'ReplayViewsQuery' });
export type ReplayViewsQuery = z.output<typeof replayViewsQuery>;

/** The answer to `GET /api/matches/:id/replay/views`: a position as the viewer saw it, and what each step after it changed. */
export const replayViews = z
  .object({
    viewer: z.string(),
    from: z.int(),
    view: z.unknown().describe('The title’s view of position `from`'),
    changes: z.array(z.array(operation)).describe('Each turns the view of one position into that of the next'),
  })
  .meta({ id: 'ReplayViews' });
export type ReplayViews = z.output<typeof replayViews>;
