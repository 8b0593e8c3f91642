import type { View } from '@echo-base/games/template/client';
import type { BoardSet } from '../src/question/board-set.ts';
import { Board } from './board.tsx';
import { grid } from './grid.ts';
import { Opponents } from './opponents.tsx';

/** The board shows the hand and all that there is to know. */
function Nothing() {
  return null;
}

/** The board of High Card. */
export const board: BoardSet<View> = {
  Board,
  Opponents,
  Hand: Nothing,
  Rail: Nothing,
  ownsActions: false,
  // Cards are pressed on the board, which also says why one is refused.
  isUnlisted: ({ at }) => at?.startsWith(`${grid.kind}:`) === true,
};
