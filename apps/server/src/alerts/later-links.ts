import { z } from 'zod';
import { Signed } from './signed.ts';

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
  readonly #signed: Signed;

  constructor(key: string) {
    this.#signed = new Signed(key, 'later');
  }

  token(turn: PutOff): string {
    return this.#signed.token(Buffer.from(JSON.stringify(turn)).toString('base64url'));
  }

  /** Null unless this server has signed it. */
  read(token: string): PutOff | null {
    const content = this.#signed.read(token);
    return content === null ? null : put.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  }
}
