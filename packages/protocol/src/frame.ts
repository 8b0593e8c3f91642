import { z } from 'zod';
import { text, textParams } from './text.ts';

/** Why an option may not be chosen; codes belong to the title. */
export const refusal = z
  .object({ code: z.string(), params: textParams.exactOptional(), clause: z.string().exactOptional() })
  .meta({ id: 'Refusal' });
export type Refusal = z.output<typeof refusal>;

/** One thing a seat may choose, or may see but not choose. */
export const option = z
  .object({
    key: z.string(),
    label: text,
    detail: text.exactOptional().describe('What choosing it leads to'),
    at: z.string().exactOptional().describe('What it points at on the board'),
    from: z.string().exactOptional().describe('The piece it is done with'),
    kind: z
      .enum(['primary', 'plain', 'grave'])
      .exactOptional()
      .describe('`grave`: can cost the game or the turn, so clients ask once before they send it'),
    costs: z
      .record(z.string(), z.number())
      .readonly()
      .exactOptional()
      .describe('What it draws from the budgets of the decision, by budget id; negative gives room'),
    refused: refusal.exactOptional(),
  })
  .meta({ id: 'Option' });
export type Option = z.output<typeof option>;

/** A piece that options are done with (`from`), with its name. */
export const piece = z.object({ id: z.string(), label: text }).meta({ id: 'Piece' });
export type Piece = z.output<typeof piece>;

/** A quantity that the chosen options of a `some` decision draw on together: their costs sum to at most `limit`. */
export const budget = z
  .object({ id: z.string(), label: text, limit: z.number(), clause: z.string().exactOptional() })
  .meta({ id: 'Budget' });
export type Budget = z.output<typeof budget>;

/** What the game waits for from one seat. */
export const decision = z
  .object({
    id: z.string(),
    seat: z.string(),
    shape: z.enum(['one', 'some', 'number']),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
    prompt: text,
    help: text.exactOptional(),
    source: text.exactOptional(),
    pieces: z.array(piece).readonly().exactOptional(),
    options: z.array(option).readonly(),
    budgets: z.array(budget).readonly().exactOptional(),
    declines: z
      .object({ kind: z.string(), choice: z.string() })
      .exactOptional()
      .describe('Present where the seat may decline questions of this kind in advance: see `standing`'),
    canUndo: z.boolean(),
  })
  .meta({ id: 'Decision' });
export type Decision = z.output<typeof decision>;

/** A decision of a team-mate: to read, not to answer. */
export const matesDecision = decision.omit({ canUndo: true }).meta({ id: 'MatesDecision' });
export type MatesDecision = z.output<typeof matesDecision>;

/** The public kind of the step a seat is at that is waited for. */
export const pendingStep = z.object({ seat: z.string(), kind: text }).meta({ id: 'PendingStep' });
export type PendingStep = z.output<typeof pendingStep>;

/** One thing that happened, numbered by what this viewer has seen. */
export const logEntry = z
  .object({
    seq: z.int(),
    key: z.string(),
    params: textParams,
    clause: z.string().exactOptional(),
    at: z.string().exactOptional(),
  })
  .meta({ id: 'LogEntry' });
export type LogEntry = z.output<typeof logEntry>;

/** How a match ended. */
export const outcome = z
  .object({
    winners: z.array(z.string()).readonly(),
    scores: z.record(z.string(), z.number()).readonly().exactOptional(),
    reason: text,
  })
  .meta({ id: 'Outcome' });
export type Outcome = z.output<typeof outcome>;

/** All one viewer sees of a match. `version` moves only when something in it changed. */
export const frame = z
  .object({
    matchId: z.string(),
    viewer: z.string().describe('A seat id, or spectator'),
    version: z.int(),
    view: z.unknown().describe('The title’s view for this viewer'),
    decisions: z.array(decision).readonly(),
    canUndo: z.boolean(),
    log: z.array(logEntry).readonly().describe('The newest 100 entries this viewer may read'),
    logLength: z.int().describe('How many entries this viewer may read in all'),
    waitingFor: z.array(z.string()).readonly(),
    pending: z.array(pendingStep).readonly().describe('What kind of step each seat in `waitingFor` is at; public'),
    mates: z
      .array(matesDecision)
      .readonly()
      .exactOptional()
      .describe('What the viewer’s team-mates are asked, where the title lets team-mates see it'),
    outcome: outcome.exactOptional(),
  })
  .meta({ id: 'Frame' });
export type Frame = z.output<typeof frame>;

/** One JSON Patch operation (RFC 6902); only these three kinds are ever sent. */
export const operation = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal('replace'), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal('remove'), path: z.string() }),
  ])
  .meta({ id: 'Operation' });
export type Operation = z.output<typeof operation>;

/** A change of a viewer’s log: entries with `seq >= from` are dropped, then these are appended. */
export const logChange = z.object({ from: z.int(), entries: z.array(logEntry).readonly() }).meta({ id: 'LogChange' });
export type LogChange = z.output<typeof logChange>;

/** Turns the frame of version `from` into that of version `to`. The operations never touch the log. */
export const delta = z
  .object({
    matchId: z.string(),
    viewer: z.string(),
    from: z.int(),
    to: z.int(),
    ops: z.array(operation).readonly(),
    log: logChange.exactOptional().describe('Absent where the log stays as it was'),
  })
  .meta({ id: 'Delta' });
export type Delta = z.output<typeof delta>;
