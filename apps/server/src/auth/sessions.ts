import { createHash, randomBytes } from 'node:crypto';
import type { NewSession } from '@echo-base/protocol';
import { parseCookie, stringifySetCookie } from 'cookie';
import { Refused } from '../refused.ts';
import type { Player, Store } from '../storage/store.ts';

/** Name of the cookie that carries the token. */
const COOKIE = 'session';
const YEAR_S = 365 * 24 * 3_600;
/** Lifetime of a recovery link, in milliseconds. */
export const RECOVERY_MS = 15 * 60_000;
/** Lifetime of a lasting recovery link, in milliseconds. */
const LASTING_MS = YEAR_S * 1_000;

export interface Session {
  readonly player: Player;
  readonly tokenHash: string;
  /** Present while the player is banned; `until` is null for a permanent ban. */
  readonly ban?: { readonly until: number | null };
}

/** Ban check: throws `banned`. */
export function checkNotBanned(session: Session | null): void {
  if (session?.ban) throw new Refused('banned', untilOf(session.ban.until));
}

/** Parameters of the error `banned`: end of the ban; undefined if permanent. */
function untilOf(until: number | null): { until: string } | undefined {
  return until === null ? undefined : { until: new Date(until).toISOString() };
}

/** Hash of a token, as stored; only the player has the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Token of a request: `Authorization: Bearer` before the cookie. */
export function tokenOf(headers: { authorization?: string | undefined; cookie?: string | undefined }): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  return parseCookie(headers.cookie ?? '')[COOKIE] || null;
}

/** Cookie of a token; an empty token deletes the cookie. */
export function cookieOf(token: string, isHttps: boolean): string {
  const maxAge = token === '' ? 0 : YEAR_S;
  const options = { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return stringifySetCookie({ name: COOKIE, value: token, ...options });
}

/** Guest sessions: the token identifies the player. */
export class Sessions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Creates a player with this name. */
  async create(name: string): Promise<NewSession> {
    const player = { id: randomBytes(12).toString('base64url'), name };
    const token = randomBytes(32).toString('base64url');
    await this.#store.addSession(player, hashToken(token), Date.now());
    return { playerId: player.id, name, token };
  }

  /** The session of a token, or null. */
  async find(token: string | null): Promise<Session | null> {
    if (token === null || token.length > 100) return null;
    const tokenHash = hashToken(token);
    const found = await this.#store.playerByToken(tokenHash);
    if (!found) return null;
    const { ban, ...player } = found;
    const isBanned = ban && (ban.until === null || ban.until > Date.now());
    return { player, tokenHash, ...(isBanned && { ban }) };
  }

  /**
   * Creates a recovery code: signs in another device as this player, once, within `RECOVERY_MS` or a year
   * (`isLasting`).
   */
  async createRecovery(player: Player, isLasting = false): Promise<{ code: string; expiresAt: number }> {
    const code = randomBytes(32).toString('base64url');
    const at = Date.now();
    const expiresAt = at + (isLasting ? LASTING_MS : RECOVERY_MS);
    await this.#store.addRecovery(hashToken(code), player.id, { at, expiresAt });
    return { code, expiresAt };
  }

  /** Creates a session of the player who requested the code. Throws `bad_code`. */
  async recover(code: string): Promise<NewSession> {
    const token = randomBytes(32).toString('base64url');
    const player = await this.#store.useRecovery(hashToken(code), hashToken(token), Date.now());
    if (!player) throw new Refused('bad_code');
    return { playerId: player.id, name: player.name, token };
  }

  /** Makes the player an owner of the server. */
  async makeOwner(player: Player): Promise<void> {
    await this.#store.makeOwner(player.id, Date.now());
  }

  async rename(player: Player, name: string): Promise<void> {
    await this.#store.renamePlayer(player.id, name);
  }

  /** Ends the session: its token is not valid any more. */
  async end(session: Session): Promise<void> {
    await this.#store.dropSession(session.tokenHash);
  }
}
