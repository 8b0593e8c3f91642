import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { hexPoints } from '../../../kit/ui/geometry.ts';
import { lookClass, type SeatLook } from '../../../kit/ui/seat-looks.ts';
import type { Point } from '../../../kit/ui/surface/camera.ts';
import { MiniMap } from '../../../kit/ui/surface/mini-map.tsx';
import { ZoomButtons } from '../../../kit/ui/surface/zoom-buttons.tsx';
import type { Grid } from './grid.ts';
import css from './grid-tools.module.css';

/** A piece on the mini map: a disc in the colour of its seat, for the Empire the shape of the places. */
export interface MiniPiece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly look: SeatLook;
}

/** Half the side of the frame around a place, in the units of the board. */
const FRAME = 50;

interface GridToolsProps<Place extends string> {
  readonly grid: Grid<Place>;
  /** Places that are highlighted. */
  readonly legal: readonly Place[];
  readonly pieces: readonly MiniPiece[];
  /** Where something has happened: framed on the mini map. */
  readonly framed?: Point | null;
  /** Whether the mini map would cover something. */
  readonly isCovering?: boolean;
  /** On a phone mini map and zoom buttons are in corners of their own. */
  readonly inCorners?: boolean;
  readonly className?: string | undefined;
}

/** Zoom buttons and mini map: places, legal ones highlighted, and pieces. */
export function GridTools<Place extends string>({
  grid,
  legal,
  pieces,
  framed = null,
  isCovering = false,
  inCorners = false,
  className,
}: GridToolsProps<Place>) {
  const t = useTranslate();
  const { size, words, places, outlineOf } = grid;
  return (
    <div className={cx(css.tools, inCorners && css.corners, className)}>
      {!isCovering && (
        <MiniMap size={size}>
          <path className={css.ground} d={places.map(outlineOf).join('')} />
          <path className={css.legal} d={legal.map(outlineOf).join('')} />
          {pieces.map((piece) => (
            <Piece key={piece.id} {...piece} isHex={grid.shape === 'hex'} />
          ))}
          {framed && (
            <rect
              className={css.framed}
              x={framed.x - FRAME}
              y={framed.y - FRAME}
              width={2 * FRAME}
              height={2 * FRAME}
              data-framed=""
            />
          )}
        </MiniMap>
      )}
      <ZoomButtons
        className={css.zoom}
        labels={{
          zoomIn: t({ key: `${words}.zoomIn` }),
          zoomOut: t({ key: `${words}.zoomOut` }),
          fit: t({ key: `${words}.fit` }),
        }}
      />
    </div>
  );
}

function Piece({ x, y, radius, look, isHex }: MiniPiece & { readonly isHex: boolean }) {
  const props = { className: cx(css.piece, lookClass(look)), 'data-look': look };
  if (look !== 'empire') return <circle {...props} cx={x} cy={y} r={radius} />;
  if (isHex) return <polygon {...props} points={hexPoints(x, y, radius)} />;
  const [left, top, side] = [x - radius, y - radius, 2 * radius];
  return <rect {...props} x={left} y={top} width={side} height={side} />;
}
