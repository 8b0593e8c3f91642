import { z } from 'zod';
import { chatAudience, chatText, pointRequest, reactRequest, type Said, said } from './chat.ts';
import { type ProtocolError, protocolError } from './errors.ts';
import { time } from './formats.ts';
import { type Delta, delta, frame } from './frame.ts';
import { type MatchSummary, matchSummary } from './http.ts';
import { choice, clientId, decisionId, inviteCode, matchId, seatId } from './ids.ts';
import { sanction } from './moderation.ts';
import { type Plan, plan, planRequest, signalRequest } from './plan.ts';
import { type StandingOrders, standingOrder, standingOrders, standingRequest } from './standing.ts';

/** Client events. Every event takes an acknowledgement. */
export const clientEvents = {
  watch: z.strictObject({
    matchId,
    since: z
      .record(seatId, z.int().min(0))
      .refine((since) => Object.keys(since).length <= 20, { error: 'too many viewers' })
      .exactOptional(),
    inviteCode: inviteCode.exactOptional(),
    as: z
      .literal('spectator')
      .exactOptional()
      .describe('For a screen that others see: what spectators see, also if the session plays'),
  }),
  unwatch: z.strictObject({ matchId }),
  act: z.strictObject({ matchId, seat: seatId, decision: decisionId, choice, id: clientId }),
  undo: z.strictObject({ matchId, seat: seatId, id: clientId }),
  answerUndo: z.strictObject({
    matchId,
    seat: seatId,
    allow: z.boolean(),
    never: z.literal(true).exactOptional().describe('The seat is not asked again in this match'),
    id: clientId,
  }),
  standing: standingRequest,
  plan: planRequest,
  say: z.strictObject({ matchId, text: chatText, audience: chatAudience.exactOptional() }),
  signal: signalRequest,
  react: reactRequest,
  point: pointRequest,
  /** Whether the page is looked at: sent when it is shown or hidden, and while it is used, at most once a minute. */
  looking: z.strictObject({ visible: z.boolean() }),
  ping: z.strictObject({}).nullish(),
} as const;

export type ClientEvent = keyof typeof clientEvents;
export type ClientMessage<E extends ClientEvent> = z.output<(typeof clientEvents)[E]>;

/** Answers to client events, besides `ok: true`. */
export const answers = {
  watch: z.object({
    viewers: z.array(z.string()),
    frames: z.array(frame),
    deltas: z.array(delta),
    chat: z
      .array(said)
      .exactOptional()
      .describe('The newest chat messages these viewers may read; absent if there are none'),
    standing: z
      .array(standingOrders)
      .exactOptional()
      .describe('Standing orders of the viewer’s own seats that have any; absent if none has'),
    plans: z.array(plan).exactOptional().describe('Plans of the viewer’s own side; absent if there are none'),
  }),
  unwatch: z.object({}),
  act: z.object({ version: z.int() }),
  undo: z.object({
    version: z.int(),
    requested: z.literal(true).exactOptional().describe('Nothing is undone yet: the other seats are asked'),
  }),
  answerUndo: z.object({ version: z.int() }),
  standing: z.object({ orders: z.array(standingOrder).readonly().describe('The seat’s orders now') }),
  plan: z.object({}),
  say: z.object({ seq: z.int() }),
  signal: z.object({ seq: z.int() }),
  react: z.object({ seq: z.int() }),
  point: z.object({ seq: z.int() }),
  looking: z.object({}),
  ping: z.object({ at: z.int().describe('Time of the server’s matches, epoch milliseconds') }),
} as const satisfies Record<ClientEvent, z.ZodType>;

export type Answer<E extends ClientEvent> = z.output<(typeof answers)[E]>;
export type Ack<E extends ClientEvent> = ({ ok: true } & Answer<E>) | { ok: false; error: ProtocolError };

/** Undo request, sent to each seat that must answer; `seat` is the seat that is asked. */
export const undoRequest = z
  .object({
    matchId: z.string(),
    seat: z.string(),
    by: z.string().describe('The seat that asks'),
    since: z.int().optional().describe('Number of the first entry that would go, in the log of the seat that is asked'),
  })
  .meta({ id: 'UndoRequest' });
export type UndoRequest = z.output<typeof undoRequest>;

/**
 * State of an undo request, sent to the seat that asks and to each that is or was asked, as it is made and with each
 * answer; `seat` is the seat that is told.
 */
export const undoProgress = z
  .object({
    matchId: z.string(),
    seat: z.string(),
    by: z.string().describe('The seat that asks'),
    since: z.int().optional().describe('Number of the first entry that would go, in the log of the seat that is told'),
    allowed: z.array(z.string()).describe('Seats that have allowed it'),
    open: z.array(z.string()).describe('Seats that have not answered'),
  })
  .meta({ id: 'UndoProgress' });
export type UndoProgress = z.output<typeof undoProgress>;

/**
 * Result of an undo request, sent to every seat; `expired` if a seat acted before all had answered, `withdrawn` by the
 * requesting seat. `operator` if the operator of the server undid an act of this seat: no player has asked.
 */
export const undoClosed = z
  .object({
    matchId: z.string(),
    by: z.string(),
    result: z.enum(['granted', 'refused', 'expired', 'withdrawn', 'operator']),
  })
  .meta({ id: 'UndoClosed' });
export type UndoClosed = z.output<typeof undoClosed>;

/** Sent to the host only: another device has opened the invite link for the first time. */
export const linkOpened = z.object({ matchId: z.string(), at: time }).meta({ id: 'LinkOpened' });
export type LinkOpened = z.output<typeof linkOpened>;

/** Whether a player may write in the chat of a match; sent to that player only, and without `muted` if they may again. */
export const voice = z.object({ matchId: z.string(), muted: sanction.exactOptional() }).meta({ id: 'Voice' });
export type Voice = z.output<typeof voice>;

/** Sent to a player who watches no match: the lists of their own matches have changed. */
export const listed = z.object({}).meta({ id: 'Listed' });
export type Listed = z.output<typeof listed>;

/** Server events. */
export const serverEvents = {
  delta,
  table: z.object({ matchId: z.string(), match: matchSummary }),
  said,
  undoRequest,
  undoProgress,
  undoClosed,
  standing: standingOrders,
  plan,
  linkOpened,
  voice,
  listed,
  refused: z.object({ event: z.string(), error: protocolError }),
  going_away: z.object({}),
} as const;

export type ServerEvent = keyof typeof serverEvents;
export type ServerMessage<E extends ServerEvent> = z.output<(typeof serverEvents)[E]>;

/** Listeners of a client, in socket.io's form. */
export interface ServerListeners {
  delta: (delta: Delta) => void;
  table: (table: { matchId: string; match: MatchSummary }) => void;
  said: (said: Said) => void;
  undoRequest: (request: UndoRequest) => void;
  undoProgress: (progress: UndoProgress) => void;
  undoClosed: (closed: UndoClosed) => void;
  standing: (standing: StandingOrders) => void;
  plan: (plan: Plan) => void;
  linkOpened: (opened: LinkOpened) => void;
  voice: (voice: Voice) => void;
  listed: (listed: Listed) => void;
  refused: (refused: { event: string; error: ProtocolError }) => void;
  going_away: (nothing: Record<string, never>) => void;
}
