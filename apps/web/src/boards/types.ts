import type { ComponentType } from 'react';
import type { Outcome } from '../net/types.ts';

/** A seat of the match and who sits there, as boards show it. */
export interface SeatInfo {
  readonly id: string;
  readonly name: string;
  readonly connected: boolean;
  readonly isBot: boolean;
  /** This session plays it. */
  readonly isMine: boolean;
}

/** What every part of a board is given. What may be pressed comes from `useTargets`, never from here. */
export interface BoardProps<View = unknown> {
  readonly view: View;
  /** The seat whose view it is, or `spectator`. */
  readonly viewer: string;
  readonly seats: readonly SeatInfo[];
  readonly outcome?: Outcome;
}

type Part<View> = ComponentType<BoardProps<View>>;

/** The parts a title puts into the regions of the match. */
export interface BoardSet<View = unknown> {
  /** The board itself. From 720 px up it fills its region, which must have a height; below, it is as tall as it needs. */
  readonly Board: Part<View>;
  /** The other players, one strip. */
  readonly Opponents: Part<View>;
  /** What lies in front of the viewer; for spectators, of whose turn it is. */
  readonly Hand: Part<View>;
  /** What stands above the tabs of the rail. */
  readonly Rail: Part<View>;
  /** The hand draws options of kind `primary` and `plain`, so the prompt bar need not. */
  readonly ownsActions: boolean;
  /** The board draws options of kind `plain` that name a place (`at`), such as taking a leader back from its card. */
  readonly ownsPlacedActions?: boolean;
  /** A small picture of a piece (`from` of an option), for the plate of the prompt bar. */
  readonly PieceIcon?: ComponentType<BoardProps<View> & { readonly piece: string }>;
}
