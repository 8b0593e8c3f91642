import type { Clock, CreateMatchBody, MatchSummary } from '@echo-base/protocol';
import type { SeatNames } from '../../net/seat-names.ts';
import type { TitleInfo } from '../../net/types.ts';
import { type OptionValues, optionFields, startingValues } from '../option-fields.ts';

/** Who takes a seat: the creator, any player, or a bot of a level. */
export type Sitter = 'me' | 'anyone' | `bot:${string}`;

/** State of the form for a new match. */
export interface Draft {
  readonly name: string;
  readonly players: number;
  /** By seat; seats of a larger size are remembered when the size is reduced. */
  readonly sitters: Readonly<Record<string, Sitter>>;
  /** Names of the players of my seats on this device, by seat. */
  readonly names: SeatNames;
  readonly options: OptionValues;
  readonly visibility: 'public' | 'private';
  readonly spectators: MatchSummary['spectators'];
  readonly clock: Clock;
  /** Seconds after which others may hand the seat of an absent player to a bot; null for never. */
  readonly absence: number | null;
}

/** Numbers of players a title supports, smallest first. */
export function sizesOf({ seatings }: TitleInfo): readonly number[] {
  return [...new Set(seatings.map((set) => set.length))].sort((a, b) => a - b);
}

/** Seats of a match with this many players, in the title's order. */
export function seatsFor({ seatings, seats }: TitleInfo, players: number): readonly string[] {
  const set = seatings.find((one) => one.length === players) ?? seatings[0] ?? [];
  return seats.map((seat) => seat.id).filter((id) => set.includes(id));
}

/**
 * Draft with the fewest players: the first seat is mine, the others are free. `last`: options of the last match set up
 * on this device.
 */
export function newDraft(info: TitleInfo, name: string, last?: OptionValues): Draft {
  const sitters = info.seats.map(({ id }): [string, Sitter] => [id, 'anyone']);
  const players = sizesOf(info)[0] ?? info.minPlayers;
  const [first] = seatsFor(info, players);
  return {
    name,
    players,
    sitters: { ...Object.fromEntries(sitters), ...(first && { [first]: 'me' }) },
    names: {},
    options: startingValues(optionFields(info.options), last),
    visibility: 'public',
    spectators: 'open',
    clock: { kind: 'none' },
    absence: null,
  };
}

/** Seats that the creator takes at once. */
export function ownSeats(info: TitleInfo, { players, sitters }: Draft): readonly string[] {
  return seatsFor(info, players).filter((seat) => sitters[seat] === 'me');
}

/** The draft with another number of players; the creator still has a seat if the seats differ. */
export function withPlayers(info: TitleInfo, draft: Draft, players: number): Draft {
  const next = { ...draft, players };
  const [first] = seatsFor(info, players);
  if (first === undefined || ownSeats(info, draft).length === 0 || ownSeats(info, next).length > 0) return next;
  return { ...next, sitters: { ...draft.sitters, [first]: 'me' } };
}

/** Whether no seat is free, so that the match starts at once. */
export function beginsAtOnce(info: TitleInfo, { players, sitters }: Draft): boolean {
  return seatsFor(info, players).every((seat) => sitters[seat] !== 'anyone');
}

/** The draft with a computer on every free seat, at the title's best level; null without computers or free seats. */
export function withComputers(info: TitleInfo, draft: Draft): Draft | null {
  const level = info.bots.at(-1);
  const free = seatsFor(info, draft.players).filter((seat) => draft.sitters[seat] === 'anyone');
  if (level === undefined || free.length === 0 || ownSeats(info, draft).length === 0) return null;
  const seated = free.map((seat): [string, Sitter] => [seat, `bot:${level}`]);
  return { ...draft, sitters: { ...draft.sitters, ...Object.fromEntries(seated) } };
}

/** Request body of the draft. */
export function bodyOf(info: TitleInfo, draft: Draft): CreateMatchBody {
  const name = draft.name.trim();
  return {
    title: info.id,
    ...(name && { name }),
    options: draft.options,
    visibility: draft.visibility,
    spectators: draft.spectators,
    ...(draft.clock.kind !== 'none' && { clock: draft.clock }),
    ...(draft.absence !== null && { absence: { after: draft.absence } }),
    seats: seatsFor(info, draft.players).map((id) => {
      const sitter = draft.sitters[id] ?? 'anyone';
      return sitter.startsWith('bot:') ? { id, kind: 'bot', level: sitter.slice(4) } : { id, kind: 'human' };
    }),
  };
}
