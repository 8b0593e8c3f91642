import { randomBytes } from 'node:crypto';
import { Signed } from './signed.ts';

/** What a link in a mail stops: alerts about a match, or with null all mail of a way. */
export interface Stop {
  readonly wayId: string;
  readonly matchId: string | null;
}

/** Signed tokens of links that work without a session, for as long as the way exists. */
export class StopLinks {
  readonly #signed: Signed;

  constructor(key: string) {
    this.#signed = new Signed(key, 'stop');
  }

  static newKey(): string {
    return randomBytes(32).toString('base64url');
  }

  token({ wayId, matchId }: Stop): string {
    return this.#signed.token(`${wayId}.${matchId ?? ''}`);
  }

  /** Null unless this server has signed it. */
  read(token: string): Stop | null {
    const content = this.#signed.read(token);
    if (content === null) return null;
    const [wayId = '', matchId = ''] = content.split('.');
    return { wayId, matchId: matchId === '' ? null : matchId };
  }
}
