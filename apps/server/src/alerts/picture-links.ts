import { createHmac } from 'node:crypto';
import { isSame } from '../auth/secrets.ts';

/** How long a picture can be fetched. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** What an address shows, and the way whose player it was sent to. */
export interface PictureLink {
  readonly wayId: string;
  readonly matchId: string;
}

/** Signed tokens of addresses of pictures, which are fetched without a session. */
export class PictureLinks {
  readonly #key: string;

  /** The key of `StopLinks` serves for all, as what is signed names its use. */
  constructor(key: string) {
    this.#key = key;
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#key).update(`picture ${content}`).digest('base64url');
  }

  token({ wayId, matchId }: PictureLink, now: number): string {
    const content = `${wayId}.${matchId}.${now + KEPT_MS}`;
    return `${content}.${this.#signature(content)}`;
  }

  /** Null unless this server has signed it, and once it is too old. */
  read(token: string, now: number): PictureLink | null {
    const [wayId = '', matchId = '', until = '', signature = '', ...more] = token.split('.');
    if (more.length > 0 || !isSame(signature, this.#signature(`${wayId}.${matchId}.${until}`))) return null;
    return Number(until) > now ? { wayId, matchId } : null;
  }
}
