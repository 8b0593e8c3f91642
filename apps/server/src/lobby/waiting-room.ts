import { randomInt } from 'node:crypto';
import { CALL_SECONDS, type ChangeMatchBody, OFFER_SECONDS } from '@echo-base/protocol';
import { asReady, released, seatAt, seatsOf } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import { Refused } from '../refused.ts';
import type { MatchRow, Player, SeatRow, Store, StoredMatch } from '../storage/store.ts';
import { optionsOf, seatRow, timing } from './new-match.ts';
import type { LobbyRoomNeeds } from './parts.ts';

/** Changes of a match before the start: settings and computer players by its creator, and which players are ready. */
export class WaitingRoom {
  readonly #needs: LobbyRoomNeeds;

  constructor(needs: LobbyRoomNeeds) {
    this.#needs = needs;
  }

  /**
   * Changes settings, computer players, open and kept seats; for the creator. A change of the rules or the clock takes back
   * that the other players are ready. Throws `not_creator`, `already_started`, `seat_taken`, `no_bots`, `no_such_person`, `kicked` or
   * `invalid_body`.
   */
  async change(id: string, player: Player, body: ChangeMatchBody): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      const { match, seats } = host.stored;
      if (match.creator !== player.id) throw new Refused('not_creator');
      checkWaiting(match);
      const settings = settingsOf(host, body);
      const changed = await this.#seatsFor(host, body);
      const agreed = isAgreed(match, settings) ? {} : { readyOnly: player.id };
      const change = { match: settings, seats: changed, ...agreed };
      await this.#call(host, changed);
      if (!(await this.#needs.store.changeWaiting(id, change))) throw new Refused('version_conflict');
      const after = seats.map((seat) => changed.find((one) => one.seat === seat.seat) ?? seat);
      host.changeTable({
        match: withSettings(match, settings),
        seats: agreed.readyOnly === undefined ? after : after.map((seat) => unreadyBut(player, seat)),
      });
    });
    return host.stored;
  }

  /** A person for whom a seat is kept anew is called, once in a while. */
  async #call({ id, stored }: Host, changed: readonly SeatRow[]): Promise<void> {
    const { store, now } = this.#needs;
    const isNew = ({ seat, keptFor, keptUntil }: SeatRow) =>
      keptUntil !== undefined || seatAt(stored, seat).keptFor?.id !== keptFor?.id;
    for (const { keptFor } of changed.filter(isNew))
      if (keptFor) await store.call(id, keptFor.id, now(), now() - CALL_SECONDS * 1_000);
  }

  /** Rows of the seats to change. Throws `seat_taken` for the seat of a player. */
  async #seatsFor(host: Host, { seats = [] }: ChangeMatchBody): Promise<SeatRow[]> {
    const rows: SeatRow[] = [];
    const until = { keptUntil: this.#needs.now() + OFFER_SECONDS * 1_000 };
    for (const [index, { keptFor, offered, ...seat }] of seats.entries()) {
      if (seatAt(host.stored, seat.id).playerId !== null) throw new Refused('seat_taken');
      const row = seatRow(host.title, seat, `seats.${index}`);
      if (keptFor === undefined) rows.push(row);
      else if (seat.kind === 'human')
        rows.push({
          ...row,
          keptFor: await this.#needs.people.playerAt(host.stored, keptFor),
          ...(offered && until),
        });
      else throw new Refused('invalid_body', { path: `seats.${index}.keptFor`, problem: 'bot' });
    }
    return rows;
  }

  /**
   * Deals the seats in random order, with players, computer players and kept seats; for the creator. Who is ready stays.
   * Throws `not_creator` or `already_started`.
   */
  async shuffle(id: string, player: Player): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      const { match, seats } = host.stored;
      if (match.creator !== player.id) throw new Refused('not_creator');
      checkWaiting(match);
      const dealt = shuffled(seats);
      if (!(await this.#needs.store.dealSeats(id, seats, dealt))) throw new Refused('version_conflict');
      host.changeTable({ seats: dealt });
    });
    return host.stored;
  }

  /** Opens a seat to all that is kept for this player. Throws `not_your_seat` or `already_started`. */
  async decline(id: string, player: Player, name: string): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      const { match, seats } = host.stored;
      const kept = seatAt(host.stored, name);
      if (kept.keptFor?.id !== player.id) throw new Refused('not_your_seat');
      checkWaiting(match);
      const open = released(kept);
      if (!(await this.#needs.store.changeWaiting(id, { seats: [open] }))) throw new Refused('version_conflict');
      host.changeTable({ seats: seats.map((seat) => (seat.seat === name ? open : seat)) });
    });
    return host.stored;
  }

  /** Sets whether a player with seats is ready. The match starts if all are and every seat is taken. */
  async ready(id: string, player: Player, isReady: boolean): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      const { match, seats } = host.stored;
      if (seatsOf(host.stored, player.id).length === 0) throw new Refused('not_your_seat');
      checkWaiting(match);
      if (!(await this.#needs.store.setReady(id, player.id, isReady))) throw new Refused('version_conflict');
      const marked = (seat: SeatRow) => (isReady ? asReady(seat) : { ...seat, unready: true as const });
      host.changeTable({ seats: seats.map((seat) => (seat.playerId === player.id ? marked(seat) : seat)) });
      await this.#needs.lobby.startIfFull(host);
    });
    return host.stored;
  }
}

function checkWaiting({ status }: MatchRow): void {
  if (status !== 'waiting') throw new Refused('already_started');
}

type Settings = NonNullable<Parameters<Store['changeWaiting']>[1]['match']>;

/** Settings to store. Throws `invalid_body` for options of a fork, which are those of the match it continues. */
function settingsOf({ title, stored }: Host, body: ChangeMatchBody): Settings {
  const { name, visibility, pictures, options, clock, absence } = body;
  if (options !== undefined && stored.match.fork)
    throw new Refused('invalid_body', { path: 'options', problem: 'fork' });
  const given = { ...(clock && { clock }), ...(absence && { absence }) };
  const timed = timing(title, given);
  return {
    ...(name !== undefined && { name }),
    ...(visibility !== undefined && { visibility }),
    ...(pictures !== undefined && { pictures: pictures ? (true as const) : null }),
    ...(options !== undefined && { options: optionsOf(title, options, stored.seats) }),
    ...(clock !== undefined && { clock: timed.clock ?? null }),
    ...(absence !== undefined && { absence: timed.absence ?? null }),
  };
}

/** Fisher-Yates shuffle of the occupants, uniform over all orders; the seats themselves stay in place. */
function shuffled(seats: readonly SeatRow[]): SeatRow[] {
  const order = [...seats];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const [one, two] = [order[last], order[other]];
    if (one && two) [order[last], order[other]] = [two, one];
  }
  return order.map((occupant, index) => ({ ...occupant, seat: seats[index]?.seat ?? occupant.seat }));
}

/** Whether settings leave rules and clock as they are. */
function isAgreed(match: MatchRow, settings: Settings): boolean {
  const names = ['options', 'clock', 'absence'] as const;
  return names.every(
    (name) =>
      settings[name] === undefined || JSON.stringify(settings[name] ?? null) === JSON.stringify(match[name] ?? null),
  );
}

function withSettings(
  { clock: _clock, absence: _absence, pictures: _pictures, ...match }: MatchRow,
  { clock = _clock, absence = _absence, pictures = _pictures, ...settings }: Settings,
): MatchRow {
  const rest = { ...(clock && { clock }), ...(absence && { absence }), ...(pictures && { pictures }) };
  return { ...match, ...settings, ...rest };
}

function unreadyBut({ id }: Player, seat: SeatRow): SeatRow {
  return seat.playerId === null || seat.playerId === id ? seat : { ...seat, unready: true };
}
