import { createHash, randomBytes } from 'node:crypto';

/** Random id of about 95 bits that never starts with a dash, which a command line would take for an option. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(12).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}

/** Id of a person that is valid in one match only. */
export function personOf(matchId: string, playerId: string): string {
  return createHash('sha256').update(`${matchId} ${playerId}`).digest('base64url').slice(0, 22);
}

/** Id of a person that is valid for one reader only: of two readers, each has another one for a third person. */
export function personFor(readerId: string, playerId: string): string {
  return personOf(`people ${readerId}`, playerId);
}

/** Mark of an invite code, which changes with it and does not reveal it. */
export function markOf(code: string): string {
  return createHash('sha256').update(`invite ${code}`).digest('base64url').slice(0, 8);
}
