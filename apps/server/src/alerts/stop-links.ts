import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from '../auth/secrets.ts';

/** What a link in a mail stops: alerts about a match, or with null all mail of a way. */
export interface Stop {
  readonly wayId: string;
  readonly matchId: string | null;
}

/** Signed tokens of links that work without a session, for as long as the way exists. */
export class StopLinks {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  static newKey(): string {
    return randomBytes(32).toString('base64url');
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#key).update(`stop ${content}`).digest('base64url');
  }

  token({ wayId, matchId }: Stop): string {
    const content = `${wayId}.${matchId ?? ''}`;
    return `${content}.${this.#signature(content)}`;
  }

  /** Null unless this server has signed it. */
  read(token: string): Stop | null {
    const [wayId = '', matchId = '', signature = ''] = token.split('.');
    if (!isSame(signature, this.#signature(`${wayId}.${matchId}`))) return null;
    return { wayId, matchId: matchId === '' ? null : matchId };
  }
}
