import type { Context } from 'koa';
import type { z } from 'zod';
import type { Session } from '../auth/sessions.ts';
import { Refused } from '../refused.ts';
import type { Player } from '../storage/store.ts';

/** A request once everything about it has been checked. */
interface Call<Body, Query> {
  /** The `:id` of the path. */
  readonly id: string;
  readonly body: Body;
  readonly query: Query;
  readonly session: Session | null;
  readonly ctx: Context;
  /** Where the request comes from, as limits count it. */
  readonly address: string;
  /** Whose limits the request counts for: the address, and the player where there is one. */
  readonly actors: readonly string[];
  /** Who asks. Throws `no_session`. */
  me(): Player;
}

/** A resource's method: what it takes, what it gives, and what it does. */
export interface Route<Body = unknown, Query = unknown> {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Path with `:id` for parameters. */
  readonly path: string;
  /** One line for the API's description. */
  readonly summary: string;
  /** Whether a session is needed. */
  readonly session?: boolean;
  /** Whether strangers may come where the server has a password, and whoever is kept from it. */
  readonly isOpen?: boolean;
  readonly body?: z.ZodType<Body>;
  /** How large a body it takes from somebody with a session; `MESSAGE_BYTES` unless said otherwise. */
  readonly bodyBytes?: number;
  readonly query?: z.ZodType<Query>;
  readonly answer?: z.ZodType;
  /** Status of the answer; 200 unless said otherwise. */
  readonly status?: number;
  readonly handle: (call: Call<Body, Query>) => unknown;
}

/** An answer that is JSON text already. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The value the text stands for. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Declares a route: body and query of the handler have the types of their schemas. */
export function route<Body, Query>(declared: Route<Body, Query>): Route {
  return declared as Route;
}

/** The session of a call, which must have one. */
export function need(session: Session | null): Session {
  if (!session) throw new Refused('no_session');
  return session;
}
