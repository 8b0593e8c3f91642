import type { RebellionView } from '@echo-base/games/rebellion/client';
import { board as fallback } from '../fallback/index.tsx';
import type { BoardProps, BoardSet } from '../types.ts';
import { Board } from './Board.tsx';

function Opponents(props: BoardProps<RebellionView>) {
  return <fallback.Opponents {...props} />;
}

function Nothing() {
  return null;
}

/** The board of Rebellion. */
export const board: BoardSet<RebellionView> = { Board, Opponents, Hand: Nothing, Rail: Nothing, ownsActions: false };
