import type { ErrorCode, ProtocolError } from '@echo-base/protocol';
import type { z } from 'zod';

/** Seconds after which a client may retry while the storage is unavailable. */
const RETRY_S = 1;

/**
 * Refusal: a request or message is rejected with a code for the client. Thrown by services, answered over HTTP and the
 * socket.
 */
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

  /** The error on the wire. */
  toError(): ProtocolError {
    return {
      code: this.code,
      ...(this.params && { params: this.params }),
      ...(this.clause !== undefined && { clause: this.clause }),
    };
  }
}

/** Storage unavailable: the same request may succeed later. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Converts any error to a refusal: unchanged, `unavailable`, or `internal`. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof Unavailable)) return new Refused('internal');
  return Object.assign(new Refused('unavailable', { retryAfter: RETRY_S }), { cause: error });
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly keys?: readonly string[];
  /** Of a check of our own: `problem` says what is wrong. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Validation error: paths and kinds of the problems. */
export function unfit(issues: readonly Issue[]): Refused {
  const [issue] = issues;
  const path = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].map(String).join('.').slice(0, 100);
  const problem = issue?.params?.problem;
  return new Refused('invalid_body', {
    path,
    problem: typeof problem === 'string' ? problem : (issue?.code ?? 'custom'),
  });
}

/** Validates input. Throws `invalid_body`; if the schema itself throws, the error is its `cause`. */
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
