import { type Hidden, reveal } from '../engine/hidden.ts';
import type { Viewer } from '../engine/state.ts';
import type { HandView } from './client.ts';
import type { Side } from './data/units.ts';
import { sideOfSeat } from './seats.ts';
import type { State } from './state.ts';

/** The viewer of a replay who may see everything; never one of a match that is played. */
export const ALL_SEEING: Viewer = 'all';

/** Whether a viewer may see what belongs to a side: its own players, and all players after the match (RB-16.1.68). */
export function sees(g: State, viewer: Viewer, side: Side): boolean {
  if (viewer === ALL_SEEING) return true;
  return g.outcome !== null || (viewer !== 'spectator' && sideOfSeat(viewer) === side);
}

/** Cards as their number, and face up for viewers who may see them. */
export function handView<C>(hand: Hidden<C[]>, open: boolean): HandView<C> {
  const cards = reveal(hand);
  return { count: cards.length, cards: open ? [...cards] : null };
}

/** One value per side. */
export function bothSides<T>(of: (side: Side) => T): { rebel: T; imperial: T } {
  return { rebel: of('rebel'), imperial: of('imperial') };
}
