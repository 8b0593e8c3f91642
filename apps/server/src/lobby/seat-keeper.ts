import { sideOf } from '@echo-base/games/engine';
import type { ClaimBody, StandInBody } from '@echo-base/protocol';
import { seatAt, seatsOf, sidesOf } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import { checkInPlay, checkStillIn, mayClaim, playedBy, standInLevel } from '../play/who-plays.ts';
import { Refused } from '../refused.ts';
import type { Player, SeatRow, StoredMatch } from '../storage/store.ts';
import { levelOf, needBots } from './new-match.ts';
import type { LobbyRoomNeeds } from './parts.ts';

/** Keeps matches going whose players run out of time or are absent. */
export class SeatKeeper {
  readonly #needs: LobbyRoomNeeds;

  constructor(needs: LobbyRoomNeeds) {
    this.#needs = needs;
  }

  /** Claims the end of a seat without time, for an opponent who plays. Throws `not_opponent`, `out_of_game`, `no_clock` or `time_left`. */
  async claim(id: string, player: Player, { seat }: ClaimBody): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    checkInPlay(host);
    const own = seatsOf(host.stored, player.id);
    const sides = sidesOf(host.title, own);
    if (sides.size === 0) throw new Refused('not_your_seat');
    seatAt(host.stored, seat);
    if (sides.has(sideOf(host.title, seat))) throw new Refused('not_opponent');
    await host.loseOnTime(seat, own);
    return host.stored;
  }

  /**
   * Hands a seat to a computer player: by its owner, or by any player if the owner is absent. Only the owner chooses the
   * level: an opponent would choose the weakest. Throws `not_your_seat` for the level of another person's seat.
   */
  async standIn(id: string, player: Player, { seat: name, level }: StandInBody): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    checkInPlay(host);
    needBots(host.title);
    const wanted = levelOf(host.title, level ?? standInLevel(host.title) ?? undefined, 'level');
    await this.#handOver(host, name, (seat) => {
      if (seat.playerId === player.id) return wanted;
      if (level !== undefined) throw new Refused('not_your_seat');
      this.#checkAbsent(host, seat, player);
      return seat.standIn ?? wanted;
    });
    return host.stored;
  }

  /** Sets or removes the stand-in of a seat; `decide` returns the level or null, or throws. */
  #handOver(host: Host, name: string, decide: (seat: SeatRow) => string | null): Promise<void> {
    return host.enqueue(async () => {
      const seat = seatAt(host.stored, name);
      host.checkPlayable();
      if (host.live?.outcome) throw new Refused('match_over');
      const level = decide(seat);
      if (level === (seat.standIn ?? null)) return;
      await this.#needs.store.setStandIn(host.id, name, level);
      host.changeTable({ seats: host.stored.seats.map((one) => (one.seat === name ? playedBy(one, level) : one)) });
    });
  }

  #checkAbsent(host: Host, seat: SeatRow, player: Player): void {
    const { absence } = host.stored.match;
    const own = seatsOf(host.stored, player.id);
    if (own.length === 0) throw new Refused('not_your_seat');
    checkStillIn(host, own);
    // The milder of the two ways in which the game goes on without a player who has no time left.
    if (mayClaim(host, seat.seat)) return;
    if (!absence) throw new Refused('not_your_seat');
    if (seat.kind === 'bot') throw new Refused('not_absent');
    if (seat.standIn !== undefined) return;
    const { absentAt, matesFirst } = this.#needs.times.of(host);
    const first = matesFirst[seat.seat];
    const at = !first || first.mates.some((mate) => own.includes(mate)) ? absentAt[seat.seat] : first.opponentsAt;
    const missing = at === undefined ? absence.after : Math.ceil((at - this.#needs.times.now()) / 1_000);
    if (missing > 0) throw new Refused('not_absent', { seconds: missing });
  }

  /** Returns a seat to its owner, from a computer player or another person. */
  async reclaim(id: string, player: Player, seat: string): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    checkInPlay(host);
    const isLent = await host.enqueue(async () => {
      const row = seatAt(host.stored, seat);
      if (row.owner?.id === player.id) await this.#needs.given.takeBack(host, row, player);
      return row.owner?.id === player.id;
    });
    if (isLent) return host.stored;
    await this.#handOver(host, seat, ({ playerId }) => {
      if (playerId !== player.id) throw new Refused('not_your_seat');
      return null;
    });
    return host.stored;
  }
}
