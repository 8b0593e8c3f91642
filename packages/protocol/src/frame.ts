import type {
  Budget,
  OwnDecision as Decision,
  SeenDraw as DrawOffers,
  Frame,
  SeenEntry as LogEntry,
  Decision as MatesDecision,
  Option,
  Outcome,
  PendingStep,
  Piece,
  Refusal,
  Warning,
} from '@echo-base/games/engine/seen';
import { z } from 'zod';
import type { Fields } from './fields.ts';
import { choice } from './ids.ts';
import { text, textParams } from './text.ts';

export type {
  Budget,
  Decision,
  DrawOffers,
  Frame,
  LogEntry,
  MatesDecision,
  Option,
  Outcome,
  PendingStep,
  Piece,
  Refusal,
};

/** Reason why an option may not be chosen; codes belong to the title. */
export const refusal: z.ZodType<Refusal> = z
  .object({
    code: z.string(),
    params: textParams.exactOptional(),
    clause: z.string().exactOptional(),
  } satisfies Fields<Refusal>)
  .meta({ id: 'Refusal' });

/** Option of a decision; with `refused` it is shown but may not be chosen. */
export const option: z.ZodType<Option> = z
  .object({
    key: z.string(),
    label: text,
    detail: text.exactOptional().describe('Effect of choosing it'),
    at: z.string().exactOptional().describe('Its target on the board'),
    from: z.string().exactOptional().describe('Piece that carries it out'),
    kind: z
      .enum(['primary', 'plain', 'grave'])
      .exactOptional()
      .describe('`grave`: can cost the game or the turn, so clients ask once before they send it'),
    costs: z
      .record(z.string(), z.number())
      .readonly()
      .exactOptional()
      .describe('Cost per budget of the decision, by budget id; a negative cost frees budget'),
    refused: refusal.exactOptional(),
    noEffect: text.exactOptional().describe('May be chosen but would change nothing now, and why'),
  } satisfies Fields<Option>)
  .meta({ id: 'Option' });

/** Consequence of choosing all options of a group and none of another, to be read before the answer is sent. */
const warning: z.ZodType<Warning> = z
  .object({
    all: z.array(z.string()).readonly().describe('Keys that are all chosen'),
    none: z.array(z.string()).readonly().exactOptional().describe('Keys of which none is chosen'),
    text,
  } satisfies Fields<Warning>)
  .meta({ id: 'Warning' });

/** Piece that carries out options (`from`), with its name. */
export const piece: z.ZodType<Piece> = z
  .object({
    id: z.string(),
    label: text,
    detail: text.exactOptional().describe('What it does in a place'),
    warnings: z.array(warning).readonly().exactOptional(),
  } satisfies Fields<Piece>)
  .meta({ id: 'Piece' });

/** Budget of a `some` decision: the costs of the chosen options sum to at most `limit`. */
export const budget: z.ZodType<Budget> = z
  .object({
    id: z.string(),
    label: text,
    limit: z.number(),
    clause: z.string().exactOptional(),
  } satisfies Fields<Budget>)
  .meta({ id: 'Budget' });

const decisionFields = {
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
    .object({ kind: z.string(), choice })
    .exactOptional()
    .describe('Present if the seat may decline decisions of this kind in advance: see `standing`'),
} satisfies Fields<MatesDecision>;

/** Decision: what the game waits for from one seat. */
export const decision: z.ZodType<Decision> = z
  .object({ ...decisionFields, canUndo: z.boolean() } satisfies Fields<Decision>)
  .meta({ id: 'Decision' });

/** Decision of a team-mate: read-only. */
export const matesDecision: z.ZodType<MatesDecision> = z.object(decisionFields).meta({ id: 'MatesDecision' });

/** Public kind of the step at which the game waits for a seat. */
export const pendingStep: z.ZodType<PendingStep> = z
  .object({ seat: z.string(), kind: text } satisfies Fields<PendingStep>)
  .meta({ id: 'PendingStep' });

/**
 * Log entry; `seq` counts the entries that this viewer may read. `by`: the seat whose act it follows from, where a team has
 * several seats.
 */
export const logEntry: z.ZodType<LogEntry> = z
  .object({
    seq: z.int(),
    key: z.string(),
    params: textParams,
    clause: z.string().exactOptional(),
    at: z.string().exactOptional(),
    by: z.string().exactOptional(),
  } satisfies Fields<LogEntry>)
  .meta({ id: 'LogEntry' });

export const outcome = z
  .object({
    winners: z.array(z.string()).readonly(),
    scores: z.record(z.string(), z.number()).readonly().exactOptional(),
    reason: text,
  } satisfies Fields<Outcome>)
  .meta({ id: 'Outcome' }) satisfies z.ZodType<Outcome>;

/**
 * Agreed draw. The acts are sent as `act` with the decision `draw`; choices are `offer`, and with the offer's number
 * `accept:1` or `decline:1` for the seats that are asked and `withdraw:1` for the seat that offers.
 */
export const drawOffers: z.ZodType<DrawOffers> = z
  .object({
    offer: z
      .object({
        id: z.int(),
        by: z.string().describe('The seat that offers'),
        asked: z.array(z.string()).readonly().describe('Seats that have not agreed'),
      })
      .exactOptional()
      .describe('The open offer; it lapses when an opponent of `by` acts'),
    refused: refusal.exactOptional().describe('Why the viewer cannot offer a draw now; absent if it can'),
    endsCampaign: z.literal(true).exactOptional().describe('The agreement ends a campaign early, without a winner'),
  } satisfies Fields<DrawOffers>)
  .meta({ id: 'DrawOffers' });

/** Frame: everything one viewer sees of a match. `version` increases only when something in it changes. */
export const frame: z.ZodType<Frame> = z
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
    pending: z.array(pendingStep).readonly().describe('Kind of the step at which each seat in `waitingFor` is; public'),
    mates: z
      .array(matesDecision)
      .readonly()
      .exactOptional()
      .describe('Decisions of the viewer’s team-mates, if the title shows them'),
    draw: drawOffers.exactOptional().describe('Present where a draw can be agreed; for spectators only with an offer'),
    canConcedePart: z
      .literal(true)
      .exactOptional()
      .describe('The viewer can concede a part of the match, such as a battle of a campaign'),
    conceded: z.array(z.string()).readonly().exactOptional().describe('Seats that have conceded, if any; public'),
    outcome: outcome.exactOptional(),
  } satisfies Fields<Frame>)
  .meta({ id: 'Frame' });

/** JSON Patch operation (RFC 6902); only these three kinds are sent. */
export const operation = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal('replace'), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal('remove'), path: z.string() }),
  ])
  .meta({ id: 'Operation' });
export type Operation = z.output<typeof operation>;

/** Log change: drops entries with `seq >= from`, then appends `entries`. */
export const logChange = z.object({ from: z.int(), entries: z.array(logEntry).readonly() }).meta({ id: 'LogChange' });
export type LogChange = z.output<typeof logChange>;

/** Delta from the frame of version `from` to that of version `to`. The operations never touch the log. */
export const delta = z
  .object({
    matchId: z.string(),
    viewer: z.string(),
    from: z.int(),
    to: z.int(),
    ops: z.array(operation).readonly(),
    log: logChange.exactOptional().describe('Absent if the log is unchanged'),
  })
  .meta({ id: 'Delta' });
export type Delta = z.output<typeof delta>;
