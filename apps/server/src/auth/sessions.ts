import { createHash, randomBytes } from 'node:crypto';
import type { NewSession } from '@echo-base/protocol';
import { parseCookie, stringifySetCookie } from 'cookie';
import { Refused } from '../refused.ts';
import type { Player, Store } from '../storage/store.ts';

/** Name of the cookie that carries the token. */
const COOKIE = 'session';
const YEAR_S = 365 * 24 * 3_600;
/** How long a recovery link is good for. */
export const RECOVERY_MS = 15 * 60_000;

/** A session that was found by its token. */
export interface Session {
  readonly player: Player;
  readonly tokenHash: string;
  /** Present while the player is kept from the server; `until` is null where that is for good. */
  readonly ban?: { readonly until: number | null };
}

/** Throws `banned` for whoever is kept from the server. */
export function checkWelcome(session: Session | null): void {
  if (session?.ban) throw new Refused('banned', untilOf(session.ban.until));
}

/** Until when a restraint holds, as a refusal says it. */
function untilOf(until: number | null): { until: string } | undefined {
  return until === null ? undefined : { until: new Date(until).toISOString() };
}

/** What is kept of a token; the token itself is known to its owner only. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of a request: `Authorization: Bearer` before the cookie. */
export function tokenOf(headers: { authorization?: string | undefined; cookie?: string | undefined }): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  return parseCookie(headers.cookie ?? '')[COOKIE] || null;
}

/** The cookie of a token; an empty token takes the cookie back. */
export function cookieOf(token: string, isHttps: boolean): string {
  const maxAge = token === '' ? 0 : YEAR_S;
  const options = { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return stringifySetCookie({ name: COOKIE, value: token, ...options });
}

/** Guest sessions: whoever has the token is the player. */
export class Sessions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A new player under this name. */
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

  /** A code that makes another device the same player: once, for a quarter of an hour. Only its hash is kept. */
  async recovery(player: Player): Promise<{ code: string; expiresAt: number }> {
    const code = randomBytes(32).toString('base64url');
    const at = Date.now();
    const expiresAt = at + RECOVERY_MS;
    await this.#store.addRecovery(hashToken(code), player.id, { at, expiresAt });
    return { code, expiresAt };
  }

  /** A new session of the player who asked for the code. Throws `bad_code`. */
  async recover(code: string): Promise<NewSession> {
    const token = randomBytes(32).toString('base64url');
    const player = await this.#store.useRecovery(hashToken(code), hashToken(token), Date.now());
    if (!player) throw new Refused('bad_code');
    return { playerId: player.id, name: player.name, token };
  }

  /** The player owns the server from now on. */
  async own(player: Player): Promise<void> {
    await this.#store.makeOwner(player.id, Date.now());
  }

  /** The player goes by another name. */
  async rename(player: Player, name: string): Promise<void> {
    await this.#store.renamePlayer(player.id, name);
  }

  /** The token is worth nothing any more. */
  async end(session: Session): Promise<void> {
    await this.#store.dropSession(session.tokenHash);
  }
}
