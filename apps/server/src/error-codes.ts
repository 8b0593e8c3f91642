import type { Refusal } from '@echo-base/games/engine';
import { type ErrorCode, errorCodes } from '@echo-base/protocol';
import { Refused } from './refused.ts';

const known: ReadonlySet<string> = new Set(errorCodes);

/** Whether an engine code is a protocol code. */
function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}

/** Refusal by the rules; a code that clients do not know is an internal error. */
export function refusedBy({ code, params, clause }: Refusal): Refused {
  return new Refused(isErrorCode(code) ? code : 'internal', params, clause);
}
