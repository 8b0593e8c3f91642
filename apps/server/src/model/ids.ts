import { randomBytes } from 'node:crypto';

/** Random id of about 95 bits that never starts with a dash, which a command line would take for an option. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(12).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
