import { type ErrorCode, errorCodes } from '@echo-base/protocol';

const known: ReadonlySet<string> = new Set(errorCodes);

/** Whether an engine code is a protocol code. */
export function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}
