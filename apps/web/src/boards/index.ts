import { lazyValues } from '../kit/net/lazy-value.ts';
import type { SeatLook } from '../kit/ui/seat-looks.ts';
import type { BoardSet } from '../question/board-set.ts';
import { seatLook } from './seat-looks.ts';

/** Boards by folder: that of a title is `./<title>/index.tsx`, which exports it as `board`. */
const boards = import.meta.glob<{ readonly board: BoardSet }>('./*/index.tsx');

/** The board of a title. Titles without one are played from the list of options, beside an empty board. */
export const boardOf = lazyValues(async (title: string): Promise<BoardSet> => {
  const own = `./${title}/index.tsx`;
  const request = Object.hasOwn(boards, own) ? boards[own] : undefined;
  const board = (await (request ?? boards['./fallback/index.tsx'])?.())?.board;
  if (!board) throw new Error('no fallback board');
  return board;
});

/** The look of a seat as a view of its match shows it; without one, as it is known before the match. */
export function lookIn(title: string, seat: string, view: unknown): SeatLook {
  const known = view ? boardOf(title).now()?.lookOf?.(seat, view) : null;
  return known ?? seatLook(title, seat);
}
