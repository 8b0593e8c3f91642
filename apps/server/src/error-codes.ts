import { type ErrorCode, errorCodes } from '@echo-base/protocol';

const known: ReadonlySet<string> = new Set(errorCodes);

/** Whether a code of the engine is one of the protocol. */
export function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}
