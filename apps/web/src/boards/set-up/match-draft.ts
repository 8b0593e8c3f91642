import type { Clock, CreateMatchBody, MatchSummary } from '@echo-base/protocol';
import type { SeatNames } from '../../kit/net/seat-names.ts';
import type { TitleInfo } from '../../kit/net/types.ts';
import { type MatchSettings, settingFields, startingValues } from './setting-fields.ts';

/** The absence rule of a new match, in seconds: ten minutes. */
const DEFAULT_ABSENCE = 600;

/** Who takes a seat: the creator, any player, or a bot of a level. */
export type Sitter = 'me' | 'anyone' | `bot:${string}`;

/** State of the form for a new match. */
export interface MatchDraft {
  readonly name: string;
  /** The seats that are played, one of the title's seatings. */
  readonly seats: readonly string[];
  /** By seat; those of seats that are not played are remembered. */
  readonly sitters: Readonly<Record<string, Sitter>>;
  /** Whether the seats are dealt among these players at random when the match is created. */
  readonly isShuffled: boolean;
  /** Names of the players of my seats on this device, by seat. */
  readonly names: SeatNames;
  readonly settings: MatchSettings;
  readonly visibility: 'public' | 'private';
  /** Whether messages have pictures of it if it is private. */
  readonly pictures: boolean;
  readonly spectators: MatchSummary['spectators'];
  readonly clock: Clock;
  /** Seconds after which others may hand the seat of an absent player to a bot; null for never. */
  readonly absence: number | null;
}

/** The seats of a seating in the title's order. */
function inOrder({ seats }: TitleInfo, seating: readonly string[]): readonly string[] {
  return seats.map((seat) => seat.id).filter((id) => seating.includes(id));
}

/** The seatings of a title, those of the fewest players first, each in the title's order. */
export function seatingsOf(info: TitleInfo): readonly (readonly string[])[] {
  return info.seatings.map((seating) => inOrder(info, seating)).sort((a, b) => a.length - b.length);
}

/**
 * Draft with the fewest players: the first seat is mine, the others are free. `last`: settings of the last match set up
 * on this device.
 */
export function newMatchDraft(info: TitleInfo, name: string, last?: MatchSettings): MatchDraft {
  const sitters = info.seats.map(({ id }): [string, Sitter] => [id, 'anyone']);
  const seats = seatingsOf(info)[0] ?? [];
  const [first] = seats;
  return {
    name,
    seats,
    sitters: { ...Object.fromEntries(sitters), ...(first && { [first]: 'me' }) },
    isShuffled: false,
    names: {},
    settings: startingValues(settingFields(info.options), last),
    visibility: 'public',
    pictures: false,
    spectators: 'open',
    clock: { kind: 'none' },
    absence: info.bots.length > 0 ? DEFAULT_ABSENCE : null,
  };
}

/** Seats that the creator takes at once. */
export function ownSeats({ seats, sitters }: MatchDraft): readonly string[] {
  return seats.filter((seat) => sitters[seat] === 'me');
}

/** The draft with another seating; the creator still has a seat if the seats differ. */
export function withSeats(draft: MatchDraft, seats: readonly string[]): MatchDraft {
  const next = { ...draft, seats };
  const [first] = seats;
  if (first === undefined || ownSeats(draft).length === 0 || ownSeats(next).length > 0) return next;
  return { ...next, sitters: { ...draft.sitters, [first]: 'me' } };
}

/** Whether no seat is free, so that the match starts at once. */
export function beginsAtOnce({ seats, sitters }: MatchDraft): boolean {
  return seats.every((seat) => sitters[seat] !== 'anyone');
}

/** The draft with a computer on every free seat, at the title's best level; null without computers or free seats. */
export function withComputers(info: TitleInfo, draft: MatchDraft): MatchDraft | null {
  const level = info.bots.at(-1);
  const free = draft.seats.filter((seat) => draft.sitters[seat] === 'anyone');
  if (level === undefined || free.length === 0 || ownSeats(draft).length === 0) return null;
  const seated = free.map((seat): [string, Sitter] => [seat, `bot:${level}`]);
  return { ...draft, sitters: { ...draft.sitters, ...Object.fromEntries(seated) } };
}

/** The draft with its seats dealt, if they are to be; `random` returns a number from 0 to below 1. */
export function dealt(draft: MatchDraft, random: () => number): MatchDraft {
  if (!draft.isShuffled) return draft;
  const left = draft.seats.map((seat): Sitter => draft.sitters[seat] ?? 'anyone');
  const seated = draft.seats.map((seat) => [seat, left.splice(Math.floor(random() * left.length), 1)[0] ?? 'anyone']);
  return { ...draft, sitters: { ...draft.sitters, ...Object.fromEntries(seated) } };
}

/** Request body of the draft. */
export function bodyOf(info: TitleInfo, draft: MatchDraft): CreateMatchBody {
  const name = draft.name.trim();
  return {
    title: info.id,
    ...(name && { name }),
    options: draft.settings,
    visibility: draft.visibility,
    ...(draft.visibility === 'private' && draft.pictures && { pictures: true }),
    spectators: draft.spectators,
    ...(draft.clock.kind !== 'none' && { clock: draft.clock }),
    ...(draft.absence !== null && { absence: { after: draft.absence } }),
    seats: draft.seats.map((id) => {
      const sitter = draft.sitters[id] ?? 'anyone';
      return sitter.startsWith('bot:') ? { id, kind: 'bot', level: sitter.slice(4) } : { id, kind: 'human' };
    }),
  };
}
