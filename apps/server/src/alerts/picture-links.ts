import { Signed } from './signed.ts';

/** How long a picture can be fetched. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** What an address shows, and the way whose player it was sent to. */
export interface PictureLink {
  readonly wayId: string;
  readonly matchId: string;
}

/** Signed tokens of addresses of pictures, which are fetched without a session. */
export class PictureLinks {
  readonly #signed: Signed;

  constructor(key: string) {
    this.#signed = new Signed(key, 'picture');
  }

  token({ wayId, matchId }: PictureLink, now: number): string {
    return this.#signed.token(`${wayId}.${matchId}.${now + KEPT_MS}`);
  }

  /** Null unless this server has signed it, and once it is too old. */
  read(token: string, now: number): PictureLink | null {
    const [wayId = '', matchId = '', until = ''] = this.#signed.read(token)?.split('.') ?? [];
    return Number(until) > now ? { wayId, matchId } : null;
  }
}
