import { z } from 'zod';
import { chatText, type Said, said } from './chat.ts';
import { type ProtocolError, protocolError } from './errors.ts';
import { type Delta, delta, frame } from './frame.ts';
import { type MatchSummary, matchSummary } from './http.ts';
import { choice, clientId, decisionId, inviteCode, matchId, seatId } from './ids.ts';
import { type StandingOrders, standingOrder, standingOrders, standingRequest } from './standing.ts';

/** What a client may send, by event. Every event takes an acknowledgement. */
export const clientEvents = {
  watch: z.strictObject({
    matchId,
    since: z
      .record(seatId, z.int().min(0))
      .refine((since) => Object.keys(since).length <= 20, { error: 'too many viewers' })
      .exactOptional(),
    inviteCode: inviteCode.exactOptional(),
  }),
  unwatch: z.strictObject({ matchId }),
  act: z.strictObject({ matchId, seat: seatId, decision: decisionId, choice, id: clientId }),
  undo: z.strictObject({ matchId, seat: seatId, id: clientId }),
  answerUndo: z.strictObject({ matchId, seat: seatId, allow: z.boolean(), id: clientId }),
  standing: standingRequest,
  say: z.strictObject({ matchId, text: chatText }),
  ping: z.strictObject({}).nullish(),
} as const;

export type ClientEvent = keyof typeof clientEvents;
export type ClientMessage<E extends ClientEvent> = z.output<(typeof clientEvents)[E]>;

/** What each event is answered with when it is carried out, besides `ok: true`. */
export const answers = {
  watch: z.object({
    viewers: z.array(z.string()),
    frames: z.array(frame),
    deltas: z.array(delta),
    chat: z
      .array(said)
      .exactOptional()
      .describe('What was last said, as far as these viewers may read it; absent when nothing'),
    standing: z
      .array(standingOrders)
      .exactOptional()
      .describe('Standing orders of the viewer’s own seats; seats without any are left out, absent when none has any'),
  }),
  unwatch: z.object({}),
  act: z.object({ version: z.int() }),
  undo: z.object({
    version: z.int(),
    requested: z.literal(true).exactOptional().describe('Nothing is undone yet: the other seats were asked'),
  }),
  answerUndo: z.object({ version: z.int() }),
  standing: z.object({ orders: z.array(standingOrder).readonly().describe('The seat’s orders as they hold now') }),
  say: z.object({ seq: z.int() }),
  ping: z.object({ at: z.int().describe('Epoch milliseconds of the server') }),
} as const satisfies Record<ClientEvent, z.ZodType>;

export type Answer<E extends ClientEvent> = z.output<(typeof answers)[E]>;
/** An acknowledgement. */
export type Ack<E extends ClientEvent> = ({ ok: true } & Answer<E>) | { ok: false; error: ProtocolError };

/** To each seat that is asked whether another may take its last act back; `seat` is who is asked. */
export const undoRequest = z
  .object({ matchId: z.string(), seat: z.string(), by: z.string().describe('The seat that asks') })
  .meta({ id: 'UndoRequest' });
export type UndoRequest = z.output<typeof undoRequest>;

/** To every seat: what became of the request; `expired` when somebody acted before all had answered. */
export const undoClosed = z
  .object({ matchId: z.string(), by: z.string(), result: z.enum(['granted', 'refused', 'expired']) })
  .meta({ id: 'UndoClosed' });
export type UndoClosed = z.output<typeof undoClosed>;

/** What the server may send, by event. */
export const serverEvents = {
  delta,
  table: z.object({ matchId: z.string(), match: matchSummary }),
  said,
  undoRequest,
  undoClosed,
  standing: standingOrders,
  refused: z.object({ event: z.string(), error: protocolError }),
  going_away: z.object({}),
} as const;

export type ServerEvent = keyof typeof serverEvents;
export type ServerMessage<E extends ServerEvent> = z.output<(typeof serverEvents)[E]>;

/** Listeners a client may have, in socket.io's form. */
export interface ServerListeners {
  delta: (delta: Delta) => void;
  table: (table: { matchId: string; match: MatchSummary }) => void;
  said: (said: Said) => void;
  undoRequest: (request: UndoRequest) => void;
  undoClosed: (closed: UndoClosed) => void;
  standing: (standing: StandingOrders) => void;
  refused: (refused: { event: string; error: ProtocolError }) => void;
  going_away: (nothing: Record<string, never>) => void;
}
