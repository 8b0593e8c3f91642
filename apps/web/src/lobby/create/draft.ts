import type { Clock, CreateMatchBody, MatchSummary } from '@echo-base/protocol';
import type { TitleInfo } from '../../net/types.ts';
import { initialValues, type OptionValues, optionFields } from '../option-fields.ts';

/** Who shall sit on a seat: whoever sets the table, anybody, or a computer of a level. */
export type Sitter = 'me' | 'anyone' | `bot:${string}`;

/** What the form for a new table holds. */
export interface Draft {
  readonly name: string;
  readonly players: number;
  /** By seat; seats of a larger table stay known when it is made smaller. */
  readonly sitters: Readonly<Record<string, Sitter>>;
  readonly options: OptionValues;
  readonly visibility: 'public' | 'private';
  readonly spectators: MatchSummary['spectators'];
  readonly clock: Clock;
  /** Seconds after which others may hand the seat of somebody who is away to a computer; null for never. */
  readonly absence: number | null;
}

/** The numbers of players a title can be played with, smallest first. */
export function sizesOf({ seatings }: TitleInfo): readonly number[] {
  return [...new Set(seatings.map((set) => set.length))].sort((a, b) => a - b);
}

/** The seats of a table for so many, in the title's order. */
export function seatsFor({ seatings, seats }: TitleInfo, players: number): readonly string[] {
  const set = seatings.find((one) => one.length === players) ?? seatings[0] ?? [];
  return seats.map((seat) => seat.id).filter((id) => set.includes(id));
}

/** A table for the fewest players: the first seat mine, the others for friends. */
export function newDraft(info: TitleInfo, name: string): Draft {
  const sitters = info.seats.map(({ id }): [string, Sitter] => [id, 'anyone']);
  const players = sizesOf(info)[0] ?? info.minPlayers;
  const [first] = seatsFor(info, players);
  return {
    name,
    players,
    sitters: { ...Object.fromEntries(sitters), ...(first && { [first]: 'me' }) },
    options: initialValues(optionFields(info.options)),
    visibility: 'public',
    spectators: 'open',
    clock: { kind: 'none' },
    absence: null,
  };
}

/** The seats that whoever sets the table takes at once. */
export function ownSeats(info: TitleInfo, { players, sitters }: Draft): readonly string[] {
  return seatsFor(info, players).filter((seat) => sitters[seat] === 'me');
}

/** Nobody has to be waited for: the game begins at once. */
export function beginsAtOnce(info: TitleInfo, { players, sitters }: Draft): boolean {
  return seatsFor(info, players).every((seat) => sitters[seat] !== 'anyone');
}

/** What is sent to the server. */
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
