import type { ErrorCode, ProtocolError } from '@echo-base/protocol';

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
