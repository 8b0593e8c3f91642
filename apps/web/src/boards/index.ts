import type { BoardSet } from './types.ts';

/** Boards by folder: that of a title is `./<title>/index.tsx`, which exports it as `board`. */
const boards = import.meta.glob<{ readonly board: BoardSet }>('./*/index.tsx');

/** Lazy loading of a title's board. Titles without one are played from the list of options, beside an empty board. */
export async function boardFor(title: string): Promise<BoardSet> {
  const own = `./${title}/index.tsx`;
  const load = Object.hasOwn(boards, own) ? boards[own] : undefined;
  return (await (load ?? boards['./fallback/index.tsx'])?.())?.board ?? Promise.reject(new Error('no fallback board'));
}
