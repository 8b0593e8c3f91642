import type { Outcome } from '@echo-base/protocol';

/** Outcome of a match that an owner of the server closed: no winner. */
export const CLOSED: Outcome = { winners: [], reason: { key: 'outcome.closed' } };

/** Outcome of a match that its host cancelled before the start. */
export const CANCELLED: Outcome = { winners: [], reason: { key: 'outcome.cancelled' } };
