import { type AnyTitle, type Core, fork, pending, type Result, type SeatId } from '@echo-base/games/engine';
import { boardgameMatch, type Played, type Resume } from '@echo-base/games/engine/boardgame';
import { type Act, outcomeOfClose } from '@echo-base/protocol';
import type { NumberedAct } from '../model/rows.ts';
import { seating } from '../model/seats.ts';
import type { PlayableMatch, Store, StoredMatch } from '../storage/store.ts';

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

/** What an act leads to, or why it is refused; `commit` makes it the current state. */
export type Applied = Result<Core> & { readonly commit?: () => void };

/** Applies an act of any kind to a game, uncommitted; `earlier` is the state that a rewind restores. */
export function applyAct(played: Played<Core>, act: Act, earlier?: Core): Applied {
  switch (act.kind) {
    case 'act':
      return played.play({ move: 'act', seat: act.seat, args: [act.decision, act.choice] });
    case 'undo':
      return played.play({ move: 'undo', seat: act.seat, args: [] });
    case 'concede':
      return played.play({ move: 'concede', seat: act.seat, args: act.part ? ['part'] : act.isOnTime ? ['time'] : [] });
    case 'draw':
      return played.play({ move: 'draw', seat: act.seat, args: [act.choice] });
    case 'rewind':
      if (played.g.outcome) return { ok: false, refusal: { code: 'match_over' } };
      return earlier ? { ok: true, ...played.rewind(earlier) } : { ok: false, refusal: { code: 'nothing_to_undo' } };
    case 'close':
      if (played.g.outcome) return { ok: false, refusal: { code: 'match_over' } };
      return { ok: true, ...played.close(outcomeOfClose(act)) };
  }
}

/** Replays an act of a record. Throws `Diverged` if it is refused. */
export function replay(played: Played<Core>, act: NumberedAct, earlier?: Core): void {
  const result = applyAct(played, act, earlier);
  if (!result.ok) throw new Diverged(`act ${act.seq} does not replay: ${result.refusal.code}`);
  result.commit?.();
}

/** Seats a state waits for. */
export function waitingFor(title: AnyTitle, g: Core): SeatId[] {
  return pending(title.rules, g).map((decision) => decision.seat);
}
