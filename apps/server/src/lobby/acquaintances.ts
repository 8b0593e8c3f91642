import {
  ACQUAINTANCES,
  type Acquaintance,
  type Invited,
  ONLINE_SECONDS,
  type Profile,
  type ProfileBody,
} from '@echo-base/protocol';
import type { SlidingWindow } from '../auth/sliding-window.ts';
import { ENGINE } from '../engine-version.ts';
import { personFor } from '../model/ids.ts';
import type { AcquaintanceRow, ProfileRow } from '../model/profile-rows.ts';
import { seatsOf } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { Player, StoredMatch } from '../storage/store.ts';
import { knownNames } from './known-names.ts';
import { newMatch } from './new-match.ts';
import type { LobbyRoomNeeds } from './parts.ts';
import { beforeRematch, keptSeats, sameTable } from './rematch-table.ts';

/** People with whom a player has played, and invites to them. */
export class Acquaintances {
  readonly #needs: LobbyRoomNeeds;

  constructor(needs: LobbyRoomNeeds) {
    this.#needs = needs;
  }

  async profile(player: Player): Promise<Profile> {
    return shown(await this.#needs.store.profile(player.id));
  }

  async change(player: Player, { badge, hidden }: ProfileBody): Promise<Profile> {
    const { store, peers } = this.#needs;
    await store.setProfile(player.id, {
      ...(badge !== undefined && { badge }),
      ...(hidden !== undefined && { isHidden: hidden }),
    });
    if (badge !== undefined) peers.tell({ kind: 'badge', playerId: player.id, badge });
    return shown(await store.profile(player.id));
  }

  /** Throws `slow_down`. */
  async list(player: Player): Promise<Acquaintance[]> {
    const { store, peopleWindow } = this.#needs;
    take(peopleWindow, player);
    const [{ isHidden }, rows, names] = await Promise.all([
      store.profile(player.id),
      store.acquaintances(player.id, ACQUAINTANCES),
      knownNames(store, player),
    ]);
    // Read for hidden ones too: how long the answer takes tells nothing of who is hidden.
    const times = await this.#timesOf(rows);
    return rows.map((row) => ({
      ...summaryOf(player, row, isHidden || row.isHidden ? {} : (times.get(row.player.id) ?? {})),
      name: names.get(row.player.id) ?? row.player.name,
    }));
  }

  /** Whether people are here, and since when not. */
  async #timesOf(rows: readonly AcquaintanceRow[]): Promise<ReadonlyMap<string, Here>> {
    const { store, presence, seen, now } = this.#needs;
    const watched = presence.watchedBy(new Set(rows.map(({ player }) => player.id)));
    const running = new Set(await store.inPlay([...watched.values()].flatMap(({ seated }) => seated)));
    const since = now() - ONLINE_SECONDS * 1_000;
    const hereOf = ({ player, seenAt: storedAt }: AcquaintanceRow): Here => {
      const watching = watched.get(player.id);
      if (watching?.seated.some((id) => running.has(id))) return { state: 'playing' };
      const seenAt = Math.max(seen.at(player.id) ?? 0, storedAt ?? 0);
      if (watching || seenAt >= since) return { state: 'online' };
      return seenAt > 0 ? { seenAt: new Date(seenAt).toISOString() } : {};
    };
    return new Map(rows.map((row) => [row.player.id, hereOf(row)]));
  }

  /**
   * Creates a private match with the settings of the last game with a person, in which the player has the seat of then, and theirs is
   * kept; the one that is open already, if there is one. Throws `no_such_person`, `slow_down`, and what creating a match throws.
   */
  async invite(player: Player, id: string): Promise<Invited> {
    const { store, loader, registry, lobby, allowance, inviteWindow } = this.#needs;
    const rows = await store.acquaintances(player.id, ACQUAINTANCES);
    const found = rows.find((row) => personFor(player.id, row.player.id) === id);
    if (!found) throw new Refused('no_such_person');
    const open = await this.#openFor(player, found.player);
    if (open) return { matchId: open, isNew: false };
    const last = await store.match(found.last.matchId);
    const title = last && loader.findTitle(last.match.title);
    if (!last || !title) throw new Refused('no_such_match');
    take(inviteWindow, player);
    const before = onlyOf(beforeRematch(title, last, false), [player, found.player]);
    const { name: _name, ...table } = sameTable(last);
    const fresh = newMatch(title, { ...table, visibility: 'private' }, player, ENGINE);
    const seats = keptSeats(fresh, before);
    const made = { match: fresh.match, seats, members: [player.id, found.player.id] };
    await allowance.use(player, () => store.createMatch(made.match, made.seats));
    registry.add(made);
    for (const seat of seatsOf(before, player.id)) await lobby.join(made.match.id, player, seat);
    return { matchId: made.match.id, isNew: true };
  }

  /** The room of this player in which a seat is kept for the other one, if there is one. */
  async #openFor(player: Player, other: Player): Promise<string | null> {
    const filter = { player: player.id, mine: true, status: 'waiting' as const, limit: ROOMS };
    const rooms = await this.#needs.store.listMatches(filter);
    const isFor = ({ match, seats }: StoredMatch) =>
      match.creator === player.id &&
      seats.some(({ keptFor, playerId }) => playerId === null && keptFor?.id === other.id);
    return rooms.find(isFor)?.match.id ?? null;
  }
}

/** Most waiting matches of a player that are looked through. */
const ROOMS = 50;

type Here = Pick<Acquaintance, 'state' | 'seenAt'>;

function shown({ badge, isHidden }: ProfileRow): Profile {
  return { ...(badge && { badge }), hidden: isHidden };
}

function take(window: SlidingWindow, player: Player): void {
  const taken = window.take(player.id);
  if (!taken.ok) throw new Refused('slow_down', { retryAfter: taken.retryAfterS });
}

/** Whitelists fields, so that nothing else is revealed. */
function summaryOf(player: Player, row: AcquaintanceRow, here: Here): Acquaintance {
  const { last, won, lost } = row;
  const result = won === lost ? null : won ? 'won' : 'lost';
  return {
    id: personFor(player.id, row.player.id),
    name: row.player.name,
    ...(row.badge && { badge: row.badge }),
    ...here,
    ...(row.finished > 0 && { wins: row.wins, losses: row.losses }),
    last: {
      title: last.title,
      ...(last.endedAt !== null && { endedAt: new Date(last.endedAt).toISOString() }),
      ...(last.endedAt !== null && result && { result }),
    },
  };
}

/** The match with the seats of these players only; the others are free. */
function onlyOf(stored: StoredMatch, players: readonly Player[]): StoredMatch {
  const isTheirs = (id: string | null) => players.some((one) => one.id === id);
  const seats = stored.seats.map((seat) =>
    isTheirs(seat.playerId) ? seat : { ...seat, playerId: null, playerName: null },
  );
  return { ...stored, seats };
}
