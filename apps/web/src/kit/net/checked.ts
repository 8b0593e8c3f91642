import {
  answers,
  type ClientEvent,
  type Delta,
  type Frame,
  frame,
  protocolError,
  type ServerEvent,
  serverEvents,
} from '@echo-base/protocol';

/** A schema of the protocol. */
interface Schema {
  safeParse(value: unknown): { readonly error?: Error | undefined };
}

/**
 * Throws for what the server must not have sent, in development and tests. Builds for players have neither checks nor
 * schemas: their client and server come from one commit.
 */
function check(what: string, schema: Schema, value: unknown): void {
  const { error } = schema.safeParse(value);
  if (error) throw new TypeError(`${what} is not as the protocol has it: ${error.message}`, { cause: value });
}

/** Checks an event of the server. */
export function checkEvent(event: ServerEvent, message: unknown): void {
  if (import.meta.env.DEV) check(`the event "${event}"`, serverEvents[event], message);
}

/** Checks what the server answers to an event of the client. */
export function checkAnswer(event: ClientEvent, answer: { readonly ok: boolean; readonly error?: unknown }): void {
  if (!import.meta.env.DEV) return;
  if (answer.ok) check(`the answer to "${event}"`, answers[event], answer);
  else check(`the refusal of "${event}"`, protocolError, answer.error);
}

/** Checks the frame that a delta has made. */
export function checkFrame(made: Frame, { from, to }: Delta): void {
  if (import.meta.env.DEV) check(`the frame that the delta from ${from} to ${to} makes`, frame, made);
}
