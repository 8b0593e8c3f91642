import type { ErrorCode } from '@echo-base/protocol';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Session } from '../auth/sessions.ts';
import type { LoadClass } from '../model/load.ts';
import { Refused } from '../refused.ts';
import type { Player } from '../storage/store.ts';

/** Validated request: its schemas and its session have been checked. */
export interface Call<Body, Query> {
  /** `:id` of the path. */
  readonly id: string;
  readonly body: Body;
  readonly query: Query;
  readonly session: Session | null;
  readonly ctx: Context;
  /** Client address, a key of the rate limits. */
  readonly address: string;
  /** Keys of the rate limits: the address, and the player if there is a session. */
  readonly actors: readonly string[];
  /** Player of the session. Throws `no_session`. */
  me(): Player;
}

/** Route: method and path with its schemas and handler. */
export interface Route<Body = unknown, Query = unknown> {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Path with `:id` for parameters. */
  readonly path: string;
  /** Refusal of an `:id` that cannot exist; defaults to `no_such_match`. */
  readonly missing?: ErrorCode;
  /** One line for the API description. */
  readonly summary: string;
  /** Whether a session is needed. */
  readonly session?: boolean;
  /** Whether it answers banned players, and requests without a session even if the server has a password. */
  readonly isOpen?: boolean;
  readonly body?: z.ZodType<Body>;
  /** Largest body with a session, in bytes; defaults to `MESSAGE_BYTES`. */
  readonly bodyBytes?: number;
  readonly query?: z.ZodType<Query>;
  readonly answer?: z.ZodType;
  /** Status of the answer; defaults to 200. */
  readonly status?: number;
  /**
   * Class of requests with a session under load: by default `watcher` for those that read and `seat` for others; `none`
   * is always answered.
   */
  readonly load?: LoadClass | 'none';
  readonly handle: (call: Call<Body, Query>) => unknown;
}

/** Answer that is already serialised JSON. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The parsed value. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Declares a route: body and query of the handler have the types of their schemas. */
export function route<Body, Query>(declared: Route<Body, Query>): Route {
  return declared as Route;
}

/** Session of a call. Throws `no_session`. */
export function requireSession(session: Session | null): Session {
  if (!session) throw new Refused('no_session');
  return session;
}
