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
import { Refused, unfit } from '../refused.ts';
import { isLarger } from './size.ts';

/** Sends an answer before the handler has finished: an act is acknowledged before it is shown. */
export type Early<E extends ClientEvent> = (answer: Answer<E>) => void;

/** What is done for each event; `Who` is the socket that asks. */
export type Handlers<Who> = {
  readonly [E in ClientEvent]: (who: Who, message: ClientMessage<E>, early: Early<E>) => Promise<Answer<E>> | Answer<E>;
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

type Reply = (answer: object) => void;

function isClientEvent(event: string): event is ClientEvent {
  return Object.hasOwn(clientEvents, event);
}

/** The one way in for every message: counted, measured, checked, carried out and always answered. */
export function createDispatch<Who extends Peer>(needs: DispatchNeeds<Who>) {
  return async (who: Who, name: unknown, args: readonly unknown[]): Promise<void> => {
    const event = String(name).slice(0, 64);
    const last = args.at(-1);
    const ack = typeof last === 'function' ? (last as Reply) : null;
    let isAnswered = false;
    const reply: Reply = (answer) => {
      if (!isAnswered) ack?.({ ok: true, ...answer });
      isAnswered = true;
    };
    try {
      const payload = checked(needs, who, args, ack !== null);
      reply(await carryOut(needs, who, event, payload, reply));
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
  early: Reply,
): Promise<object> | object {
  if (!isClientEvent(event)) throw new Refused('unknown_event');
  const message = clientEvents[event].safeParse(payload);
  if (!message.success) throw unfit(message.error.issues);
  // The schema of this event has just been applied; the compiler cannot follow that across the union.
  const handle = handlers[event] as (who: Who, message: unknown, early: Reply) => Promise<object> | object;
  return handle(who, message.data, early);
}

/** A refusal as it is; anything else is our mistake, logged and answered as such. */
function asRefused<Who>({ log, metrics }: DispatchNeeds<Who>, event: string, error: unknown): Refused {
  const refused = error instanceof Refused ? error : new Refused('internal');
  if (refused !== error) log.error({ err: error, event }, 'a message failed');
  metrics.refusals.inc({ code: refused.code });
  return refused;
}
