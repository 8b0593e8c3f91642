import { createHmac } from 'node:crypto';
import { isSame } from '../auth/secrets.ts';

/** Signed tokens of links that work without a session: a content and its signature. */
export class Signed {
  readonly #key: string;
  readonly #use: string;

  /** One key serves for all uses, as what is signed names its use. */
  constructor(key: string, use: string) {
    this.#key = key;
    this.#use = use;
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#key).update(`${this.#use} ${content}`).digest('base64url');
  }

  token(content: string): string {
    return `${content}.${this.#signature(content)}`;
  }

  /** The content; null unless it was signed with this key for this use. */
  read(token: string): string | null {
    const end = token.lastIndexOf('.');
    const content = token.slice(0, Math.max(end, 0));
    return isSame(token.slice(end + 1), this.#signature(content)) ? content : null;
  }
}
