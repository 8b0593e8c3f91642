import type { SeatLook } from '../../../kit/ui/seat-looks.ts';
import { SeatToken } from '../../../kit/ui/seat-token.tsx';
import type { Point } from '../../../kit/ui/surface/camera.ts';
import * as css from './grid-piece.module.css';

interface GridPieceProps {
  /** Its centre. */
  readonly at: Point;
  readonly look: SeatLook;
  readonly size: number;
  /** One or two letters. */
  readonly initial?: string;
}

/** The piece of a seat on the board, in its shape, colour and pattern. Whose it is says the name of its place. */
export function GridPiece({ at, look, size, initial }: GridPieceProps) {
  return (
    <span className={css.piece} style={{ left: at.x, top: at.y }}>
      <SeatToken look={look} size={size} initial={initial} />
    </span>
  );
}
