import { hashOf } from './json.ts';
import type { Core } from './state.ts';

/**
 * State hash: SHA-256 of the canonical JSON (RFC 8785) of a state without its undo history and the log of its last act,
 * which are not part of the position. 64 lower-case hex digits.
 */
export function stateHash(g: Core): string {
  return hashOf({ ...g, undo: undefined, log: undefined });
}
