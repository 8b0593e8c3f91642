import {
  type Answer,
  type ClientEvent,
  type ClientMessage,
  clientEvents,
  MESSAGE_BYTES,
  type ProtocolError,
} from '@echo-base/protocol';
import type { TokenBuckets } from '../auth/token-buckets.ts';
import type { Logger } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { parsed, Refused, refusalOf } from '../refused.ts';
import { isLarger } from './size.ts';

/** Answers a message, once. */
export type Reply<E extends ClientEvent> = (answer: Answer<E>) => void;

/**
 * Event handlers; `Who` is the socket. A handler replies once or throws; it may continue after the reply: an act is
 * acknowledged before it is broadcast.
 */
export type Handlers<Who> = {
  readonly [E in ClientEvent]: (who: Who, message: ClientMessage<E>, reply: Reply<E>) => Promise<void> | void;
};

/** Socket as the dispatcher sees it. */
export interface Peer {
  /** Actor of its rate limit: the player, or the socket itself without a session. */
  readonly actor: string;
  /** Address of a socket without a session, which shares a larger rate limit with the others there. */
  readonly address?: string;
  /** Sends an error to a client whose message had no acknowledgement callback. */
  refuse(event: string, error: ProtocolError): void;
  disconnect(): void;
}

export interface DispatchNeeds<Who> {
  readonly handlers: Handlers<Who>;
  readonly buckets: TokenBuckets;
  /** Rate limit of all sockets without a session at an address. */
  readonly addressBuckets: TokenBuckets;
  /** Load shedding: resolves when the message may be carried out. Throws `busy`. */
  readonly admit?: (who: Who, event: ClientEvent, message: unknown) => Promise<void> | undefined;
  readonly log: Logger;
  readonly metrics: Metrics;
}

type AnyReply = (answer: object) => void;

function isClientEvent(event: string): event is ClientEvent {
  return Object.hasOwn(clientEvents, event);
}

/** Single entry for every message: rate limit, size, validation, handler, and exactly one answer. */
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

/** Payload after rate limit, size check and validation. Throws `Refused`. */
function checked<Who extends Peer>(
  needs: DispatchNeeds<Who>,
  who: Who,
  args: readonly unknown[],
  hasAck: boolean,
): unknown {
  checkRate(needs, who);
  if (isLarger(args, MESSAGE_BYTES)) throw new Refused('too_large');
  if (!hasAck) throw new Refused('no_ack');
  if (args.length > 2) throw new Refused('invalid_body', { path: '', problem: 'too_many_arguments' });
  return args.length === 2 ? args[0] : undefined;
}

/**
 * Rate limit. A socket without a session pays first itself, then for its address: what one sends too much is refused to
 * it alone, and a busy address disconnects no socket.
 */
function checkRate<Who extends Peer>({ buckets, addressBuckets }: DispatchNeeds<Who>, who: Who): void {
  const own = buckets.take(who.actor);
  if (!own.ok && own.isPersistent) setImmediate(() => who.disconnect());
  const spent = own.ok && who.address !== undefined ? addressBuckets.take(who.address) : own;
  if (!spent.ok) throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
}

function carryOut<Who extends Peer>(
  { handlers, admit }: DispatchNeeds<Who>,
  who: Who,
  event: string,
  payload: unknown,
  reply: AnyReply,
): Promise<void> | void {
  if (!isClientEvent(event)) throw new Refused('unknown_event');
  if (event === 'act' && hasBinaryChoice(payload)) throw new Refused('bad_choice');
  const message = parsed<unknown>(clientEvents[event], payload);
  // The schema of this event has just been applied, which the compiler cannot follow across the union.
  const handle = handlers[event] as (who: Who, message: unknown, reply: AnyReply) => Promise<void> | void;
  // Without waiting in the usual case, so that the messages of a socket stay in order.
  const admission = admit?.(who, event, message);
  return admission ? admission.then(() => handle(who, message, reply)) : handle(who, message, reply);
}

/** Whether the choice of an act is a binary attachment, which is never valid. */
function hasBinaryChoice(payload: unknown): boolean {
  const choice = typeof payload === 'object' && payload !== null && 'choice' in payload ? payload.choice : undefined;
  return ArrayBuffer.isView(choice) || choice instanceof ArrayBuffer;
}

/** Converts an error to a refusal; internal errors are logged in full, temporary ones in one line. */
function asRefused<Who>({ log, metrics }: DispatchNeeds<Who>, event: string, error: unknown): Refused {
  const refused = refusalOf(error);
  if (refused.code === 'internal') log.error({ err: error, event }, 'a message failed');
  else if (refused.cause)
    log.warn({ event, code: refused.code, problem: String(refused.cause) }, 'a message was refused');
  metrics.refusals.inc({ code: refused.code });
  return refused;
}
