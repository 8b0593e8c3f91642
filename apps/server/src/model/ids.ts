import { randomBytes } from 'node:crypto';

/** A new random id of about 95 bits; none looks like an option on a command line. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(12).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
