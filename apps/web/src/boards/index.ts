import type { BoardSet } from './types.ts';

/** Boards by title; each is loaded when a match of it is opened. */
const BOARDS: Readonly<Record<string, () => Promise<BoardSet>>> = {
  'galaxy-dice': async () => anyView((await import('./galaxy-dice/index.tsx')).galaxyDice),
};

/** A title's board takes the view of that title only; the match hands it exactly that. */
function anyView<View>(set: BoardSet<View>): BoardSet {
  return set as BoardSet;
}

/** The board of a title. Titles without one are played from the list of options, beside a calm empty table. */
export async function boardFor(titleId: string): Promise<BoardSet> {
  const load = Object.hasOwn(BOARDS, titleId) ? BOARDS[titleId] : undefined;
  return load ? load() : (await import('./fallback/index.tsx')).fallback;
}
