import { randomBytes } from 'node:crypto';
import { sideOf } from '@echo-base/games/engine';
import type { Text } from '@echo-base/protocol';
import { hashToken } from '../auth/sessions.ts';
import type { MatchTimes } from '../clocks/match-times.ts';
import { checkNotKicked, given, seatAt, seatsOf } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import type { Registry } from '../play/registry.ts';
import { checkInPlay, playedBy, standInLevel } from '../play/who-plays.ts';
import { Refused } from '../refused.ts';
import type { Player, SeatRow, Store, StoredMatch } from '../storage/store.ts';
import { needBots } from './new-match.ts';

/** Lifetime of a link to a seat, in milliseconds. */
export const SEAT_LINK_MS = 24 * 3_600_000;

/** Who gives a seat, and to whom; null is the computer. */
interface Gift {
  readonly seat: string;
  readonly by: Player;
  readonly to: Player | null;
}

/** New code of a link to a seat, and the hash under which it is stored. */
export function newSeatCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashToken(code) };
}

/**
 * Seats of absent players that are given on: to a person, by a link, or to a computer player. The owner may take
 * the seat back at any time. All people in the match are told.
 */
export class GivenSeats {
  readonly #registry: Registry;
  readonly #times: MatchTimes;
  readonly #store: Store;

  constructor(registry: Registry, times: MatchTimes, store: Store) {
    this.#registry = registry;
    this.#times = times;
    this.#store = store;
  }

  /**
   * Throws unless this seat may be given to this person: `not_absent`, `no_bots`, `kicked`, `not_for_yourself`, or `other_side`
   * for a player of another side, who would read the secrets of both.
   */
  check(host: Host, { seat: name, by, to }: Gift): SeatRow {
    const seat = seatAt(host.stored, name);
    this.#checkAbsent(host, seat);
    if (to === null) {
      needBots(host.title);
      return seat;
    }
    if (to.id === by.id) throw new Refused('not_for_yourself');
    checkMayGet(host, seat, to);
    return seat;
  }

  #checkAbsent(host: Host, { seat, kind, playerId }: SeatRow): void {
    if (kind === 'bot' || playerId === null) throw new Refused('not_absent');
    const times = this.#times;
    const at = times.of(host).giveAt[seat];
    if (at === undefined) throw new Refused('not_absent');
    const seconds = Math.ceil((at - times.now()) / 1_000);
    if (seconds > 0) throw new Refused('not_absent', { seconds });
  }

  /** Gives a seat on; called from a job. Throws as `check`. */
  async give(host: Host, gift: Gift): Promise<void> {
    const seat = this.check(host, gift);
    if (gift.to) await this.#move(host, seat, gift.to);
    else await this.#toComputer(host, seat);
    await host.tell(giftNotice(seat, gift), gift.by, seat.seat);
  }

  async #toComputer(host: Host, { seat }: SeatRow): Promise<void> {
    const level = standInLevel(host.title);
    await this.#store.setStandIn(host.id, seat, level);
    host.changeTable({ seats: host.stored.seats.map((one) => (one.seat === seat ? playedBy(one, level) : one)) });
  }

  async #move(host: Host, before: SeatRow, to: Player): Promise<void> {
    const after = given(before, to, this.#times.now());
    if (!(await this.#store.giveSeat(host.id, before, after))) throw new Refused('version_conflict');
    const { seats, members } = host.stored;
    host.changeTable({
      seats: seats.map((one) => (one.seat === before.seat ? after : one)),
      members: [...new Set([...members, to.id])],
    });
    await host.dress(to.id);
  }

  /** Returns a seat that another person plays to its owner; called from a job. */
  async takeBack(host: Host, seat: SeatRow, owner: Player): Promise<void> {
    await this.#move(host, seat, owner);
    await host.tell({ key: 'notice.takenBack' }, owner, seat.seat);
  }

  /** Makes a link that gives the seat of an absent player to the person who opens it, once; called from a job. */
  async makeLink(host: Host, by: Player, name: string): Promise<{ code: string; expiresAt: number }> {
    const seat = seatAt(host.stored, name);
    this.#checkAbsent(host, seat);
    const { code, hash } = newSeatCode();
    const at = this.#times.now();
    const expiresAt = at + SEAT_LINK_MS;
    const link = { matchId: host.id, seat: name, playerId: seat.playerId ?? '', by: by.id, expiresAt };
    await this.#store.addSeatLink(hash, link, at);
    const params = { owner: ownerOf(seat) };
    await host.tell({ key: 'notice.linkMade', params }, by, name);
    return { code, expiresAt };
  }

  /**
   * Takes a seat by the code of its link. Throws `bad_code` also if its player has returned or another person plays it by now,
   * `not_absent` if they have returned and have not been away again for long enough, and as `check`.
   */
  async takeByLink(id: string, player: Player, code: string): Promise<StoredMatch> {
    const hash = hashToken(code);
    const [store, times] = [this.#store, this.#times];
    const link = await store.seatLink(hash, times.now());
    if (link?.matchId !== id) throw new Refused('bad_code');
    // Without a check who may see it: the code is the permission.
    const host = await this.#registry.fresh(id);
    await host.enqueue(async () => {
      checkInPlay(host);
      const seat = seatAt(host.stored, link.seat);
      if (seat.playerId !== link.playerId) throw new Refused('bad_code');
      if (link.by === player.id) throw new Refused('not_for_yourself');
      checkMayGet(host, seat, player);
      if (seat.playerId !== player.id) {
        // Who returned in the meantime plays on. A link of the operator, who knows the person, does not wait.
        if (times.of(host).giveAt[link.seat] === undefined) throw new Refused('bad_code');
        if (link.by !== '') this.#checkAbsent(host, seat);
        await this.#move(host, seat, player);
        const params = { owner: ownerOf(seat) };
        await host.tell({ key: 'notice.linkUsed', params }, player, link.seat);
      }
      await store.dropSeatLink(hash);
    });
    return host.stored;
  }
}

function checkMayGet(host: Host, seat: SeatRow, to: Player): void {
  checkNotKicked(host.stored, to);
  const side = sideOf(host.title, seat.seat);
  const isElsewhere = seatsOf(host.stored, to.id).some((one) => sideOf(host.title, one) !== side);
  if (isElsewhere) throw new Refused('other_side');
}

/** Name of the player whose seat it is. */
function ownerOf({ owner, playerName }: SeatRow): string {
  return owner?.name ?? playerName ?? '';
}

function giftNotice(seat: SeatRow, { to }: Gift): Text {
  const params = { owner: ownerOf(seat) };
  if (!to) return { key: 'notice.toComputer', params };
  return { key: 'notice.given', params: { ...params, to: to.name } };
}
