import {
  type Answer,
  type ClientEvent,
  type ClientMessage,
  clientEvents,
  MESSAGE_BYTES,
  type ProtocolError,
} from '@echo-base/protocol';
import type { CreditBook } from '../auth/credits.ts';
import type { Logger } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { parsed, Refused, refusalOf } from '../refused.ts';
import { isLarger } from './size.ts';

/** Sends the one answer to a message. */
export type Reply<E extends ClientEvent> = (answer: Answer<E>) => void;

/**
 * What is done for each event; `Who` is the socket that asks. A handler replies once, or throws what is refused; it may
 * go on afterwards: an act is acknowledged before it is shown.
 */
export type Handlers<Who> = {
  readonly [E in ClientEvent]: (who: Who, message: ClientMessage<E>, reply: Reply<E>) => Promise<void> | void;
};

/** What the dispatcher has to know of a socket. */
export interface Peer {
  /** Whose credits its messages cost. */
  readonly actor: string;
  /** Tells a client that gave no way to answer. */
  refuse(event: string, error: ProtocolError): void;
  disconnect(): void;
}

export interface DispatchNeeds<Who> {
  readonly handlers: Handlers<Who>;
  readonly credits: CreditBook;
  readonly log: Logger;
  readonly metrics: Metrics;
}

type AnyReply = (answer: object) => void;

function isClientEvent(event: string): event is ClientEvent {
  return Object.hasOwn(clientEvents, event);
}

/** The one way in for every message: counted, measured, checked, carried out and always answered. */
export function createDispatch<Who extends Peer>(needs: DispatchNeeds<Who>) {
  return async (who: Who, name: unknown, args: readonly unknown[]): Promise<void> => {
    const event = String(name).slice(0, 64);
    const last = args.at(-1);
    const ack = typeof last === 'function' ? (last as AnyReply) : null;
    let isAnswered = false;
    const reply: AnyReply = (answer) => {
      isAnswered = true;
      ack?.({ ok: true, ...answer });
    };
    try {
      const payload = checked(needs, who, args, ack !== null);
      await carryOut(needs, who, event, payload, reply);
      if (!isAnswered) throw new Error('a handler has not replied');
    } catch (error) {
      const refused = asRefused(needs, event, error);
      if (isAnswered) return;
      isAnswered = true;
      if (ack) ack({ ok: false, error: refused.toError() });
      else who.refuse(event, refused.toError());
    }
  };
}

/** The payload of a message that is neither too much nor too large. */
function checked<Who extends Peer>(
  { credits }: DispatchNeeds<Who>,
  who: Who,
  args: readonly unknown[],
  hasAck: boolean,
): unknown {
  const spent = credits.spend(who.actor);
  if (!spent.ok) {
    if (spent.isPersistent) setImmediate(() => who.disconnect());
    throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
  }
  if (isLarger(args, MESSAGE_BYTES)) throw new Refused('too_large');
  if (!hasAck) throw new Refused('no_ack');
  if (args.length > 2) throw new Refused('invalid_body', { path: '', problem: 'too_many_arguments' });
  return args.length === 2 ? args[0] : undefined;
}

function carryOut<Who extends Peer>(
  { handlers }: DispatchNeeds<Who>,
  who: Who,
  event: string,
  payload: unknown,
  reply: AnyReply,
): Promise<void> | void {
  if (!isClientEvent(event)) throw new Refused('unknown_event');
  if (event === 'act' && hasBinaryChoice(payload)) throw new Refused('bad_choice');
  const message = parsed<unknown>(clientEvents[event], payload);
  // The schema of this event has just been applied; the compiler cannot follow that across the union.
  const handle = handlers[event] as (who: Who, message: unknown, reply: AnyReply) => Promise<void> | void;
  return handle(who, message, reply);
}

/** Whether the choice of an act came as a binary attachment, which no decision asks for. */
function hasBinaryChoice(payload: unknown): boolean {
  const choice = typeof payload === 'object' && payload !== null && 'choice' in payload ? payload.choice : undefined;
  return ArrayBuffer.isView(choice) || choice instanceof ArrayBuffer;
}

/** An error as a refusal; what is our mistake is logged in full, what only passes in one line. */
function asRefused<Who>({ log, metrics }: DispatchNeeds<Who>, event: string, error: unknown): Refused {
  const refused = refusalOf(error);
  if (refused.code === 'internal') log.error({ err: error, event }, 'a message failed');
  else if (refused.cause)
    log.warn({ event, code: refused.code, problem: String(refused.cause) }, 'a message was refused');
  metrics.refusals.inc({ code: refused.code });
  return refused;
}
