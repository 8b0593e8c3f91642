import type { AnyTitle } from '@echo-base/games/engine';
import type { ConcedeBody, CreateMatchBody, MatchQuery, MatchSummary, RematchBody } from '@echo-base/protocol';
import { PAGE_SIZE } from '@echo-base/protocol';
import { ENGINE } from '../engine-version.ts';
import { personFor } from '../model/ids.ts';
import {
  checkNotKept,
  checkNotKicked,
  freeSeatFor,
  isFree,
  seated,
  seating,
  seatsOf,
  sidesOf,
  UNNAMED,
  vacated,
} from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import { Refused } from '../refused.ts';
import type { MatchFilter, Player, SeatRow, StoredMatch } from '../storage/store.ts';
import { checkReadable, checkVisible, isInvited } from './access.ts';
import type { Allowance } from './allowance.ts';
import type { LinkOpenings } from './link-openings.ts';
import { newMatch } from './new-match.ts';
import type { LobbyNeeds } from './parts.ts';
import { beforeRematch, keptSeats, sameTable } from './rematch-table.ts';
import { personalSummary } from './summary.ts';

/** Longest page of a list, in characters of JSON: fifty rows have about 50,000. */
const PAGE_LENGTH = 262_144;

/** Lobby: creates, lists, joins, leaves, starts and concedes matches. */
export class Lobby {
  readonly #needs: LobbyNeeds;
  readonly #allowance: Allowance;
  readonly #openings: LinkOpenings;

  constructor(needs: LobbyNeeds, allowance: Allowance, openings: LinkOpenings) {
    this.#needs = needs;
    this.#allowance = allowance;
    this.#openings = openings;
  }

  /** Summary of a match for a player; with the invite code for members and who has it already. */
  summary(stored: StoredMatch, player: Player | null, inviteCode?: string): MatchSummary {
    const { presence, registry, times } = this.#needs;
    const host = registry.peek(stored.match.id);
    const known = { presence, times: host ? times.of(host) : null, now: times.now() };
    const summary = personalSummary(stored, known, player?.id ?? null);
    const openedAt = summary.isHost ? this.#openings.at(stored) : undefined;
    return {
      ...summary,
      ...(player && isInvited(stored, inviteCode) && { inviteCode: stored.match.inviteCode }),
      ...(openedAt !== undefined && { linkOpenedAt: new Date(openedAt).toISOString() }),
    };
  }

  /** Title of a match. */
  title({ match }: StoredMatch): AnyTitle {
    return this.#needs.loader.title(match.title);
  }

  /** Creates a match. A match of bots only starts at once. */
  async create(player: Player, body: CreateMatchBody): Promise<StoredMatch> {
    const { registry, loader, store } = this.#needs;
    const title = loader.findTitle(body.title);
    if (!title) throw new Refused('invalid_body', { path: 'title', problem: 'unknown_title' });
    const made = newMatch(title, body, player, ENGINE);
    await this.#allowance.use(player, () => store.createMatch(made.match, made.seats));
    const host = registry.add(made);
    await host.enqueue(() => this.startIfFull(host));
    return host.stored;
  }

  /**
   * Page of matches, newest first. `mine` needs a session. Lists of waiting matches and of those in play have few of each
   * creator; `hostOf` lists all of one. Throws `no_such_match` for `hostOf` unless that match is public. An unknown id with
   * whom the player has played finds nothing.
   */
  async list(player: Player | null, query: MatchQuery): Promise<{ matches: MatchSummary[]; next?: string }> {
    const mine = query.mine === 'true';
    if (mine && !player) throw new Refused('no_session');
    const { store } = this.#needs;
    const creator = query.hostOf === undefined ? undefined : await this.#creatorOf(query.hostOf);
    const other = player && mine && query.with !== undefined ? await this.#mateOf(player, query.with) : undefined;
    if (other === null) return { matches: [] };
    const isOpen = query.status === 'waiting' || query.status === 'playing';
    const filter: MatchFilter = {
      ...(creator !== undefined && { creator }),
      isFair: isOpen && !mine && creator === undefined,
      ...(query.title !== undefined && { title: query.title }),
      ...(query.status !== undefined && { status: query.status }),
      ...(query.cursor !== undefined && { after: parseCursor(query.cursor) }),
      player: player?.id ?? null,
      mine,
      glances: mine || query.status === 'finished',
      ...(other !== undefined && { with: other }),
      limit: PAGE_SIZE + 1,
    };
    const found = await store.listMatches(filter);
    const matches = withinBytes(
      found.slice(0, PAGE_SIZE).map((stored) => ({
        ...this.summary(stored, player),
        ...(stored.leftOut !== undefined && { moreByHost: stored.leftOut }),
      })),
    );
    const last = found[matches.length - 1]?.match;
    return {
      matches,
      ...(found.length > matches.length && last && { next: `${last.createdAt}.${last.id}` }),
    };
  }

  /** Player with whom this one has played, by their id for this one; null if there is none. */
  async #mateOf(player: Player, person: string): Promise<string | null> {
    const mates = await this.#needs.store.matesOf(player.id);
    return mates.find((id) => personFor(player.id, id) === person) ?? null;
  }

  /** Creator of a public match. Throws `no_such_match`. */
  async #creatorOf(id: string): Promise<string> {
    const found = await this.#needs.store.match(id);
    if (found?.match.visibility !== 'public') throw new Refused('no_such_match');
    return found.match.creator;
  }

  /**
   * Match visible to this player, also by an invite code. Makes no one a member: a foreign page can make a browser read,
   * and the host would read who it is.
   */
  async show(id: string, player: Player | null, inviteCode?: string): Promise<Host> {
    const host = await this.#needs.registry.fresh(id);
    await this.#checkVisible(host.stored, player, inviteCode);
    return host;
  }

  /** Like `checkVisible`, but open to who plays a fork of the match. */
  async #checkVisible(stored: StoredMatch, player: Player | null, inviteCode?: string): Promise<void> {
    const isMember = player !== null && stored.members.includes(player.id);
    if (stored.match.visibility === 'public' || isMember || !(await this.#playsForkOf(stored, player)))
      checkVisible(stored, player, inviteCode);
    else checkNotKicked(stored, player);
  }

  /**
   * Whether the player plays a fork of this match. Its creator has read the match, with its secrets: the others may read it
   * too. Asked when they read, so that it holds however they came by their seat.
   */
  async #playsForkOf({ match }: StoredMatch, player: Player | null): Promise<boolean> {
    return player !== null && match.status === 'finished' && this.#needs.store.playsForkOf(match.id, player.id);
  }

  /** Like `show`, for what only our own pages can send; a valid invite code makes the player a member. */
  async enter(id: string, player: Player | null, inviteCode?: string): Promise<Host> {
    const host = await this.show(id, player, inviteCode);
    if (player && isInvited(host.stored, inviteCode) && !host.stored.members.includes(player.id))
      await host.enqueue(() => this.#addMember(host, player));
    return host;
  }

  /** Like `show`, for reading: a finished match is not loaded and replayed. */
  async read(id: string, player: Player | null, inviteCode?: string): Promise<StoredMatch> {
    const { registry, loader } = this.#needs;
    if (!registry.peek(id)) {
      const found = await loader.find(id);
      await this.#checkVisible(found, player, inviteCode);
      const { status, frozen, title } = found.match;
      if (status === 'finished' && !frozen && loader.findTitle(title)) return found;
    }
    return (await this.show(id, player, inviteCode)).stored;
  }

  /** Match whose record this player may read. Throws as `show`, and `spectators_closed`. */
  async readRecord(id: string, player: Player | null, inviteCode?: string): Promise<StoredMatch> {
    const stored = await this.read(id, player, inviteCode);
    if (stored.match.spectators !== 'closed' || !(await this.#playsForkOf(stored, player)))
      checkReadable(stored, player);
    return stored;
  }

  async #addMember(host: Host, player: Player): Promise<void> {
    await this.#needs.store.addMember(host.id, player.id);
    host.changeTable({ members: [...new Set([...host.stored.members, player.id])] });
  }

  /** Takes a seat and returns it. No error for a seat already held. */
  async join(id: string, player: Player, seat?: string, inviteCode?: string): Promise<string> {
    const host = await this.enter(id, player, inviteCode);
    return host.enqueue(async () => {
      const { stored } = host;
      checkNotKicked(stored, player);
      const [held] = seat === undefined ? seatsOf(stored, player.id) : [];
      const wanted = held ?? seat ?? freeSeatFor(stored, player)?.seat;
      const found = stored.seats.find((one) => one.seat === wanted);
      if (found?.playerId === player.id) {
        await this.startIfFull(host);
        return found.seat;
      }
      if (stored.match.status !== 'waiting') throw new Refused('already_started');
      if (seat !== undefined && !found) throw new Refused('invalid_body', { path: 'seat', problem: 'no_such_seat' });
      if (!found || !isFree(found)) throw new Refused('seat_taken');
      checkNotKept(found, player);
      const at = this.#needs.times.now();
      if (!(await this.#needs.store.takeSeat(id, found.seat, player.id, at))) throw new Refused('version_conflict');
      this.#sit(host, found.seat, player, at);
      await host.dress(player.id);
      // When several servers give away the last seats at once, one of them sees all taken.
      if (this.#needs.peers.isShared) await host.follower.catchUp();
      await this.startIfFull(host);
      return found.seat;
    });
  }

  #sit(host: Host, seat: string, player: Player | null, at = 0): void {
    const { seats, members } = host.stored;
    const change = (one: SeatRow) => (player ? seated(one, player, at) : vacated(one));
    host.changeTable({
      seats: seats.map((one) => (one.seat === seat ? change(one) : one)),
      members: player ? [...new Set([...members, player.id])] : members,
    });
  }

  /** Frees one seat before the start, or all of the player's. */
  async leave(id: string, player: Player, seat?: string): Promise<StoredMatch> {
    const host = await this.show(id, player);
    return host.enqueue(async () => {
      const leaving = ownSeats(host.stored, player, seat);
      if (host.stored.match.status !== 'waiting') throw new Refused('already_started');
      for (const one of leaving) {
        if (!(await this.#needs.store.freeSeat(id, one, player.id))) throw new Refused('version_conflict');
        this.#sit(host, one, null);
      }
      return host.stored;
    });
  }

  /** Starts with the taken seats; only the creator may. */
  async start(id: string, player: Player): Promise<StoredMatch> {
    const host = await this.show(id, player);
    return host.enqueue(async () => {
      host.checkPlayable();
      const { match, seats } = host.stored;
      if (match.creator !== player.id) throw new Refused('not_creator');
      if (match.status !== 'waiting') throw new Refused('already_started');
      const taken = seats.filter((seat) => !isFree(seat)).map((seat) => seat.seat);
      const isSeating = match.fork ? taken.length === seats.length : seating(host.title, taken);
      if (!isSeating) throw new Refused('not_enough_players');
      if (seats.some((seat) => seat.unready)) throw new Refused('not_ready');
      await this.#begin(host, taken);
      return host.stored;
    });
  }

  /** Starts a waiting match if every seat is taken and every player is ready; called from a job. */
  async startIfFull(host: Host): Promise<void> {
    const { match, seats } = host.stored;
    if (match.status !== 'waiting' || seats.some((seat) => isFree(seat) || seat.unready)) return;
    await this.#begin(
      host,
      seats.map((seat) => seat.seat),
    );
  }

  async #begin(host: Host, taken: readonly string[]): Promise<void> {
    const seats = host.stored.seats.filter((seat) => taken.includes(seat.seat));
    const at = this.#needs.times.now();
    const begun = { ...host.stored.match, status: 'playing' as const, startedAt: at };
    const live = await this.#needs.loader.begin({ ...host.stored, match: begun, seats });
    const { waitingFor } = live;
    if (!(await this.#needs.store.startMatch(host.id, { seats: taken, waitingFor, at, settings: begun })))
      throw new Refused('version_conflict');
    host.changeTable({ match: { ...begun, waitingFor }, seats }, live);
  }

  /**
   * Concedes the match, or a part of it, with one seat or with all of the player's. A frozen match can only be conceded where
   * that ends it. Throws `not_started`, `match_over` or `frozen`.
   */
  async concede(id: string, player: Player, { seat, part }: ConcedeBody = {}): Promise<StoredMatch> {
    const host = await this.show(id, player);
    const { status, frozen } = host.stored.match;
    const giving = ownSeats(host.stored, player, seat);
    if (status === 'waiting') throw new Refused('not_started');
    if (status === 'finished') throw new Refused('match_over');
    if (part) host.checkPlayable();
    if (frozen) await this.#concedeFrozen(host, giving);
    for (const one of giving) {
      if (host.stored.match.status !== 'playing') break;
      await host.concede(one, part && 'part');
    }
    return host.stored;
  }

  /** Ends a frozen match whose rules do not run here, if only one side has not conceded then: it has won. */
  #concedeFrozen(host: Host, giving: readonly string[]): Promise<void> {
    return host.enqueue(async () => {
      const staying = host.stored.seats.filter(({ seat, left }) => !giving.includes(seat) && left === undefined);
      const winners = staying.map(({ seat }) => seat);
      if (sidesOf(host.title, winners).size !== 1) return host.checkPlayable();
      await host.end({ kind: 'close', seat: null, reason: 'conceded', winners });
    });
  }

  /**
   * Creates a rematch with the same settings after the end, once, with swapped sides if wanted, and gives the player their
   * seats in it; returns the id of the new match. Throws `no_sides` if the sides cannot be swapped.
   */
  async rematch(id: string, player: Player, { swap }: RematchBody = {}): Promise<string> {
    const next = await this.#rematchOf(id, player, swap === true);
    for (const seat of await this.#seatsFor(id, next, player)) {
      await this.join(next, player, seat).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
    }
    return next;
  }

  /** Seats of the rematch for a player: those kept for them, otherwise the ones they had. */
  async #seatsFor(id: string, next: string, player: Player): Promise<readonly string[]> {
    const { stored } = await this.#needs.registry.host(next);
    const kept = stored.seats.filter(({ keptFor }) => keptFor?.id === player.id).map(({ seat }) => seat);
    if (kept.length > 0) return kept;
    return seatsOf((await this.#needs.registry.host(id)).stored, player.id);
  }

  async #rematchOf(id: string, player: Player, swaps: boolean): Promise<string> {
    const { registry, store } = this.#needs;
    const host = await this.show(id, player);
    return host.enqueue(async () => {
      const { stored } = host;
      if (stored.match.creator !== player.id) ownSeats(stored, player);
      if (stored.match.status !== 'finished') throw new Refused('not_finished');
      if (stored.match.rematch !== undefined) return stored.match.rematch;
      const before = beforeRematch(host.title, stored, swaps);
      const fresh = newMatch(host.title, sameTable(before), player, ENGINE);
      // Kicked players are not members of the rematch, and whoever may not watch without a name may not there.
      const members = stored.members.filter((id) => !stored.kicked?.includes(id));
      const seats = keptSeats(fresh, before);
      // Who was let in by the link may come along; a removed person has no link that holds.
      const { id: rematchOf, inviteCode } = stored.match;
      const match = { ...fresh.match, rematchOf, inviteCode };
      const kicked = stored.kicked?.includes(UNNAMED) ? [UNNAMED] : [];
      const made = {
        match,
        seats,
        members: [...new Set([player.id, ...members])],
        ...(kicked.length > 0 && { kicked }),
      };
      const of = { ...stored, members };
      const rematch = await this.#allowance.use(player, () => store.createRematch(of, made.match, made.seats));
      host.changeTable({ match: { ...stored.match, rematch } });
      if (rematch !== made.match.id) return rematch;
      const next = registry.add(made);
      await next.enqueue(() => this.startIfFull(next));
      return rematch;
    });
  }
}

/** The first rows of a page, at least one, that together are not longer than a page may be. */
function withinBytes(rows: readonly MatchSummary[]): MatchSummary[] {
  let length = 0;
  const end = rows.findIndex((row) => {
    length += JSON.stringify(row).length;
    return length > PAGE_LENGTH;
  });
  return end < 0 ? [...rows] : rows.slice(0, Math.max(1, end));
}

/** The given seat, or all seats of a player. Throws `not_your_seat` if there are none. */
function ownSeats(stored: StoredMatch, player: Player, seat?: string): readonly string[] {
  const own = seatsOf(stored, player.id).filter((one) => seat === undefined || one === seat);
  if (own.length === 0) throw new Refused('not_your_seat');
  return own;
}

function parseCursor(cursor: string): { createdAt: number; id: string } {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined)
    throw new Refused('invalid_body', { path: 'cursor', problem: 'invalid_format' });
  return { createdAt: Number(createdAt), id };
}
