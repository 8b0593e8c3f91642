import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { BoardSet } from '../types.ts';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { Opponents } from './Opponents.tsx';
import { Rail } from './Rail.tsx';

/** The board of Rebellion. */
export const board: BoardSet<RebellionView> = {
  Board,
  Opponents,
  Hand,
  Rail,
  ownsActions: false,
  ownsPlacedActions: true,
};
