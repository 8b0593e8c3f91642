import { createHash, randomBytes } from 'node:crypto';
import type { NewSession } from '@echo-base/protocol';
import { newId } from '../model/ids.ts';
import { Refused } from '../refused.ts';
import type { Player, SessionRow, Store } from '../storage/store.ts';

const DAY_MS = 24 * 3_600_000;
/** Time without use after which a session ends, in milliseconds; browsers keep cookies no longer. */
export const UNUSED_MS = 400 * DAY_MS;
/** Most sessions whose use is remembered in memory. */
const REMEMBERED = 10_000;
/** Lifetime of a recovery link, in milliseconds. */
export const RECOVERY_MS = 15 * 60_000;
/** Lifetime of a lasting recovery link, in milliseconds. */
const LASTING_MS = 365 * DAY_MS;

export interface Session {
  readonly player: Player;
  readonly tokenHash: string;
  /** Whether this is its first use today: its cookie is to be renewed. */
  readonly isRenewed?: boolean;
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

/** Id of a session or a recovery link, which reveals neither its token nor the stored hash. */
function sessionId(hash: string): string {
  return hashToken(`session ${hash}`).slice(0, 22);
}

/** Guest sessions: the token identifies the player. */
export class Sessions {
  readonly #store: Store;
  /** Hashes of the tokens used on the day, whose use is stored. */
  readonly #used = new Set<string>();
  #day = 0;
  #sweptOn = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Creates a player with this name. */
  async create(name: string): Promise<NewSession> {
    const player = { id: newId(), name };
    const token = randomBytes(32).toString('base64url');
    await this.#store.addSession(player, hashToken(token), Date.now());
    return { playerId: player.id, name, token };
  }

  /** The session of a token, or null. */
  async find(token: string | null): Promise<Session | null> {
    if (token === null || token.length > 100) return null;
    const tokenHash = hashToken(token);
    const now = Date.now();
    const session = await this.#read(tokenHash, now);
    const isRenewed = session && (await this.#use(tokenHash, now));
    if (isRenewed === null) return session;
    // Storing waits for the disk: meanwhile the session may have been ended, or the player banned.
    const still = await this.#read(tokenHash, now);
    return still && { ...still, ...(isRenewed && { isRenewed }) };
  }

  /** Whether a session has not been ended since, nor its player banned. A storage that cannot tell ends none. */
  isStillValid(session: Session): Promise<boolean> {
    return this.current(session).then(
      (found) => found !== null && !found.ban,
      () => true,
    );
  }

  /** A session as it is stored now; null if it has been ended. */
  current({ tokenHash }: Pick<Session, 'tokenHash'>): Promise<Session | null> {
    return this.#read(tokenHash, Date.now());
  }

  async #read(tokenHash: string, now: number): Promise<Session | null> {
    const found = await this.#store.playerByToken(tokenHash, now - UNUSED_MS);
    if (!found) return null;
    const { ban, ...player } = found;
    const isBanned = ban && (ban.until === null || ban.until > now);
    return { player, tokenHash, ...(isBanned && { ban }) };
  }

  /**
   * Stores the first use of a session on each day (UTC): whether it had not been stored; null if there was nothing to store.
   * A storage that cannot does not keep the player out.
   */
  async #use(tokenHash: string, now: number): Promise<boolean | null> {
    const day = Math.floor(now / DAY_MS);
    if (this.#day === day && this.#used.has(tokenHash)) return null;
    if (this.#day !== day || this.#used.size >= REMEMBERED) this.#used.clear();
    this.#day = day;
    this.#used.add(tokenHash);
    return this.#store.useSession(tokenHash, now, day * DAY_MS).catch(() => null);
  }

  /** Deletes unused sessions, once a day; they are not valid anyway, so a failure waits for the next sweep. */
  async sweep(now = Date.now()): Promise<void> {
    const day = Math.floor(now / DAY_MS);
    if (this.#sweptOn === day) return;
    this.#sweptOn = day;
    await this.#store.dropUnusedSessions(now - UNUSED_MS).catch(() => {
      this.#sweptOn = 0;
    });
  }

  /** Sessions of the player, last used first, by ids that reveal no token. */
  async list({ player, tokenHash }: Session): Promise<(SessionRow & { id: string; isCurrent: boolean })[]> {
    const rows = await this.#store.sessionsOf(player.id);
    return rows.map((row) => ({ ...row, id: sessionId(row.tokenHash), isCurrent: row.tokenHash === tokenHash }));
  }

  /** Recovery links of the player that have not been used, the first to expire first, by ids that reveal no code. */
  async links(player: Player): Promise<{ id: string; codeHash: string; expiresAt: number }[]> {
    const rows = await this.#store.recoveriesOf(player.id, Date.now());
    return rows.map((row) => ({ ...row, id: sessionId(row.codeHash) }));
  }

  /** Ends a session of the player, which it returns, or a recovery link. Throws `no_such_session`. */
  async endOne(own: Session, id: string): Promise<string | null> {
    const found = (await this.list(own)).find((one) => one.id === id);
    if (found) {
      await this.#store.dropSession(found.tokenHash);
      return found.tokenHash;
    }
    const link = (await this.links(own.player)).find((one) => one.id === id);
    if (!link) throw new Refused('no_such_session');
    await this.#store.dropRecovery(link.codeHash);
    return null;
  }

  /** Ends all other sessions of the player, and unused recovery links; returns the sessions. */
  endOthers({ player, tokenHash }: Session): Promise<string[]> {
    return this.#store.dropOtherSessions(player.id, tokenHash);
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

  /** The player of a recovery code, which stays valid. Throws `bad_code`. */
  async recoverable(code: string): Promise<Player> {
    const player = await this.#store.recoveryPlayer(hashToken(code), Date.now());
    if (!player) throw new Refused('bad_code');
    return player;
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
