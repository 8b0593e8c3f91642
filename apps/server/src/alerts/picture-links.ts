import { createHmac } from 'node:crypto';
import { isSame } from '../auth/secrets.ts';

/** How long a picture can be fetched. */
const KEPT_MS = 7 * 24 * 3_600_000;

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

  token(matchId: string, now: number): string {
    const content = `${matchId}.${now + KEPT_MS}`;
    return `${content}.${this.#signature(content)}`;
  }

  /** The match; null unless this server has signed it, and once it is too old. */
  read(token: string, now: number): string | null {
    const [matchId = '', until = '', signature = '', ...more] = token.split('.');
    if (more.length > 0 || !isSame(signature, this.#signature(`${matchId}.${until}`))) return null;
    return Number(until) > now ? matchId : null;
  }
}
