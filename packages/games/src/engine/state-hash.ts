import { hashOf, hashOfText, keySorted } from './json.ts';
import type { Core, LogEntry } from './state.ts';

/**
 * State hash of records of version 2: SHA-256 of the canonical JSON (RFC 8785) of a state without its undo history and
 * the log of its last act, which are not part of the position. 64 lower-case hex digits.
 */
export function stateHash(g: Core): string {
  return hashOf({ ...g, undo: undefined, log: undefined });
}

/**
 * State hash of records of version 1: the state includes the log of the whole match, `log`, and keys are sorted as
 * `JSON.stringify` orders them.
 */
export function stateHashV1(g: Core, log: readonly LogEntry[]): string {
  return hashOfText(keySorted({ ...g, undo: undefined, log }));
}
