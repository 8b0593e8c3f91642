import type { ErrorCode, ProtocolError } from '@echo-base/protocol';
import type { z } from 'zod';

/** Seconds after which a request that found the storage unavailable may be tried again. */
const RETRY_S = 1;

/** A request or message that is refused for a reason the asker is told; every service throws it, two borders answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly params: ProtocolError['params'];
  readonly clause: string | undefined;

  constructor(code: ErrorCode, params?: ProtocolError['params'], clause?: string) {
    super(code);
    this.code = code;
    this.params = params;
    this.clause = clause;
  }

  /** What goes over the wire. */
  toError(): ProtocolError {
    return {
      code: this.code,
      ...(this.params && { params: this.params }),
      ...(this.clause !== undefined && { clause: this.clause }),
    };
  }
}

/** Storage that cannot be used at present; the same request may succeed a moment later. Never decides anything. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Any error as what the asker is told: a refusal as it is, `unavailable`, or `internal`, which is our mistake. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof Unavailable)) return new Refused('internal');
  return Object.assign(new Refused('unavailable', { retryAfter: RETRY_S }), { cause: error });
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly keys?: readonly string[];
}

/** What a body or message that does not fit its schema is refused with: where, and what kind of problem. */
export function unfit(issues: readonly Issue[]): Refused {
  const [issue] = issues;
  const path = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].map(String).join('.').slice(0, 100);
  return new Refused('invalid_body', { path, problem: issue?.code ?? 'custom' });
}

/** What fits a schema. Throws `invalid_body`; a schema that throws instead of refusing is its `cause`. */
export function parsed<T>(schema: z.ZodType<T>, input: unknown): T {
  let result: z.ZodSafeParseResult<T>;
  try {
    result = schema.safeParse(input);
  } catch (error) {
    throw Object.assign(new Refused('invalid_body', { path: '', problem: 'custom' }), { cause: error });
  }
  if (!result.success) throw unfit(result.error.issues);
  return result.data;
}
