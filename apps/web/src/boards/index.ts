import type { SeatLook } from '../ui/seat-looks.ts';
import { seatLook } from './seat-looks.ts';
import type { BoardSet } from './types.ts';

/** Boards by folder: that of a title is `./<title>/index.tsx`, which exports it as `board`. */
const boards = import.meta.glob<{ readonly board: BoardSet }>('./*/index.tsx');

const loaded = new Map<string, BoardSet>();

/** Lazy loading of a title's board. Titles without one are played from the list of options, beside an empty board. */
export async function boardFor(title: string): Promise<BoardSet> {
  const own = `./${title}/index.tsx`;
  const load = Object.hasOwn(boards, own) ? boards[own] : undefined;
  const board = (await (load ?? boards['./fallback/index.tsx'])?.())?.board;
  if (!board) throw new Error('no fallback board');
  loaded.set(title, board);
  return board;
}

/** A title's board if it has been loaded. */
export const loadedBoard = (title: string): BoardSet | null => loaded.get(title) ?? null;

/** The look of a seat as a view of its match shows it; without one, as it is known before the match. */
export function lookIn(title: string, seat: string, view: unknown): SeatLook {
  const known = view ? loadedBoard(title)?.lookOf?.(seat, view) : null;
  return known ?? seatLook(title, seat);
}
