import { type AnyTitle, type Core, DRAW, fork, pending, type SeatId } from '@echo-base/games/engine';
import { boardgameMatch, type Move, type Played, type Resume } from '@echo-base/games/engine/boardgame';
import type { Choice } from '@echo-base/protocol';
import { seating } from '../model/seats.ts';
import type { ActRow, PlayableMatch, Store, StoredMatch } from '../storage/store.ts';

/** An act of the record: who answered which decision how. */
export type RecordedAct = Pick<ActRow, 'seat' | 'decision' | 'choice'>;

/** Divergence: a record does not replay, because of other rules or damaged data. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
}

/** Seats of a match in playing order. Throws `Diverged` if the title cannot seat them. */
export function seatsInPlay(title: AnyTitle, { match, seats }: StoredMatch): readonly SeatId[] {
  const order = seating(
    title,
    seats.map((seat) => seat.seat),
  );
  if (!order) throw new Diverged(`${title.id} cannot seat match ${match.id}`);
  return order;
}

/** The match with what was played before it, if it is a fork. */
export async function playable(store: Pick<Store, 'beginning'>, stored: StoredMatch): Promise<PlayableMatch> {
  const { id, fork: forked } = stored.match;
  return { ...stored, beginning: forked ? await store.beginning(id) : null };
}

/**
 * Opens the game of a match at its initial state, which of a fork is that after its prefix, or at a known state. Throws
 * `Diverged` if it cannot be opened.
 */
export function openGame(title: AnyTitle, stored: PlayableMatch, resume: Resume<Core> = {}): Played<Core> {
  const { options, seed } = stored.match;
  if (stored.match.fork && !stored.beginning) throw new Diverged('what was played before the fork is missing');
  const from = resume.from ?? (stored.beginning ? fork(stored.beginning.state, seed) : undefined);
  const table = { seats: seatsInPlay(title, stored), options, seed };
  return boardgameMatch(title, table, { ...resume, from }) as Played<Core>;
}

/** What a seat leaves by, as the choice of the act `concede`: a part of the match, its time, or null for all of the match. */
function concession(choice: RecordedAct['choice']): [] | ['part' | 'time'] {
  return choice === 'part' || choice === 'time' ? [choice] : [];
}

/** The boardgame.io move of an act; `undo`, `concede` and `draw` are recorded as decisions of that name. */
export function moveOf({ seat, decision, choice }: RecordedAct): Move {
  if (decision === 'undo') return { move: decision, seat, args: [] };
  if (decision === 'concede') return { move: decision, seat, args: concession(choice) };
  if (decision === DRAW) return { move: 'draw', seat, args: [choice as Choice] };
  return { move: 'act', seat, args: [decision, choice as Choice] };
}

/** Replays an act of a record. Throws `Diverged` if the rules refuse it. */
export function replay(played: Played<Core>, act: RecordedAct & { readonly seq: number }): void {
  const result = played.play(moveOf(act));
  if (!result.ok || !result.commit) {
    throw new Diverged(`act ${act.seq} does not replay: ${result.ok ? 'no commit' : result.refusal.code}`);
  }
  result.commit();
}

/** Seats a state waits for. */
export function waitingFor(title: AnyTitle, g: Core): SeatId[] {
  return pending(title.rules, g).map((decision) => decision.seat);
}
