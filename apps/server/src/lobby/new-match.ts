import { randomBytes } from 'node:crypto';
import { type AnyTitle, seedHash } from '@echo-base/games/engine';
import type { CreateMatchBody } from '@echo-base/protocol';
import { newId } from '../model/ids.ts';
import { seating } from '../model/seats.ts';
import { Refused, unfit } from '../refused.ts';
import type { MatchRow, Player, SeatRow, StoredMatch } from '../storage/store.ts';

/** All seats if the title can be played with all of them, otherwise its first set. */
function wholeTable(title: AnyTitle): readonly string[] {
  const all = title.seats.map((seat) => seat.id);
  return seating(title, all) ?? title.seatings()[0] ?? all;
}

/** Level of computer players of a title; defaults to its first. Throws `invalid_body`. */
export function levelOf(title: AnyTitle, wanted: string | undefined, path: string): string {
  const levels = Object.keys(title.bots);
  const level = wanted ?? levels[0];
  if (level === undefined || !levels.includes(level))
    throw new Refused('invalid_body', { path, problem: 'unknown_level' });
  return level;
}

/** Throws `no_bots` if a title has no computer players. */
export function needBots(title: AnyTitle): void {
  if (Object.keys(title.bots).length === 0) throw new Refused('no_bots');
}

/** Clock settings of a match. Throws `no_bots` if they need computer players that the title does not have. */
export function timing(
  title: AnyTitle,
  { clock, absence }: Pick<CreateMatchBody, 'clock' | 'absence'>,
): Pick<MatchRow, 'clock' | 'absence'> {
  if (absence || (clock?.kind === 'bank' && clock.atZero === 'bot')) needBots(title);
  return { ...(clock && clock.kind !== 'none' && { clock }), ...(absence && { absence }) };
}

/** Seat without a player. Throws `invalid_body`. */
export function seatRow(title: AnyTitle, seat: NonNullable<CreateMatchBody['seats']>[number], path: string): SeatRow {
  const level = seat.kind === 'bot' ? levelOf(title, seat.level, `${path}.level`) : null;
  return { seat: seat.id, kind: seat.kind, level, playerId: null, playerName: null };
}

/** Seats of a new match. Throws `invalid_body` if the title cannot be played with them. */
function seatsFor(title: AnyTitle, wanted: CreateMatchBody['seats']): SeatRow[] {
  const given = wanted ?? wholeTable(title).map((id) => ({ id, kind: 'human' as const }));
  const order = seating(
    title,
    given.map((seat) => seat.id),
  );
  if (!order) throw new Refused('invalid_body', { path: 'seats', problem: 'not_a_seating' });
  return order.map((id) => {
    const index = given.findIndex((seat) => seat.id === id);
    const seat = given[index];
    if (!seat) throw new Refused('internal');
    return seatRow(title, seat, `seats.${index}`);
  });
}

/**
 * Options as storage returns them, so that a restart begins from the same, settled by the title. Throws `invalid_body`; `unsuited_seats`, with the
 * title's code and clause, if these seats cannot play with them.
 */
export function optionsOf(
  title: AnyTitle,
  given: CreateMatchBody['options'],
  seats: readonly SeatRow[],
): Record<string, unknown> {
  const options = title.options.safeParse(given ?? {});
  if (!options.success)
    throw unfit(options.error.issues.map((issue) => ({ path: ['options', ...issue.path], code: issue.code })));
  const ids = seats.map(({ seat }) => seat);
  const refusal = title.unsuited?.(ids, options.data);
  if (refusal) throw new Refused('unsuited_seats', { reason: refusal.code }, refusal.clause);
  return JSON.parse(JSON.stringify(title.settle?.(options.data) ?? options.data)) as Record<string, unknown>;
}

/** New match, not yet stored. */
export function newMatch(title: AnyTitle, body: CreateMatchBody, creator: Player, engine: string): StoredMatch {
  const seats = seatsFor(title, body.seats);
  const seed = randomBytes(32).toString('hex');
  const match: MatchRow = {
    id: newId(),
    title: title.id,
    name: body.name ?? '',
    options: optionsOf(title, body.options, seats),
    seed,
    seedHash: seedHash(seed),
    visibility: body.visibility,
    ...(body.pictures && { pictures: true as const }),
    spectators: body.spectators,
    status: 'waiting',
    creator: creator.id,
    creatorName: creator.name,
    inviteCode: newId(),
    createdAt: Date.now(),
    startedAt: null,
    endedAt: null,
    outcome: null,
    waitingFor: [],
    engine,
    rules: title.rulesVersion,
    rulesChecked: title.rulesVersion,
    ...timing(title, body),
  };
  return { match, seats, members: [creator.id] };
}
