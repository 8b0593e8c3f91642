import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../auth/secrets.ts';

const put = z.object({
  wayId: z.string(),
  matchId: z.string(),
  seat: z.string(),
  alertId: z.string(),
  since: z.number(),
});

/** The turn that a token puts off: news of a seat by a way, and since when it is true. */
export type PutOff = z.output<typeof put>;

/** Signed tokens by which a notification puts its turn off without a session. */
export class LaterLinks {
  readonly #key: string;

  /** The key of `StopLinks` serves for both, as what is signed names its use. */
  constructor(key: string) {
    this.#key = key;
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#key).update(`later ${content}`).digest('base64url');
  }

  token(turn: PutOff): string {
    const content = Buffer.from(JSON.stringify(turn)).toString('base64url');
    return `${content}.${this.#signature(content)}`;
  }

  /** Null unless this server has signed it. */
  read(token: string): PutOff | null {
    const [content = '', signature = ''] = token.split('.');
    if (!isSame(signature, this.#signature(content))) return null;
    return put.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  }
}
