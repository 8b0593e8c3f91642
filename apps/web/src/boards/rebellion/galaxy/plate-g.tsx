import type { Side, UnitType } from '@echo-base/games/rebellion/client';
import { cx } from '../../../kit/ui/cx.ts';
import { SilhouetteG } from '../../../kit/ui/silhouettes.tsx';
import css from './plate.module.css';
import { isStation, type Plate, type PlateCell, ROW, widthIn } from './plates.ts';

/** Not mirrored on either side: faces, and structures without a direction. */
const UNTURNED: ReadonlySet<UnitType> = new Set(['rebel-trooper', 'shield-generator', 'ion-cannon']);

/** Rebel ships face left, so that fleets face each other. */
export const isTurned = (type: UnitType, side: Side): boolean => side === 'rebel' && !UNTURNED.has(type);

/** Round for Rebels, cut corners for the Empire. */
function PlateOutline({ side, width, height }: { side: Side; width: number; height: number }) {
  if (side === 'rebel') return <rect className={css.outline} width={width} height={height} rx="9" />;
  const [right, low] = [width - 5, height - 5];
  return <path className={css.outline} d={`M5 0H${right}l5 5V${low}l-5 5H5l-5-5V5z`} />;
}

/** A type of unit with its count; a red notch counts damaged ones. */
export function CellG({
  cell,
  side,
  x,
  y,
  width,
}: {
  cell: PlateCell;
  side: Side;
  x: number;
  y: number;
  width: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`} data-unit={cell.type} data-count={cell.count}>
      <SilhouetteG id={cell.type} cx={0} cy={0} width={width} flip={isTurned(cell.type, side)} />
      {cell.damaged > 0 && (
        <path className={css.damage} d={`M${width / 2 - 3} ${-ROW / 2 + 1}l4.5 8h-9z`} data-damaged={cell.damaged} />
      )}
      <text className={css.count} x={width / 2 + 2.5} y="4.5">
        {cell.count}
      </text>
    </g>
  );
}

/** The number of all units of a side. */
function TotalG({ cell, x, y }: { cell: PlateCell; x: number; y: number }) {
  return (
    <text className={cx(css.count, css.total)} x={x} y={y} data-count={cell.count}>
      {cell.count}
    </text>
  );
}

/** The units of a side beside a system, in units of the map before enlargement. */
export function PlateG({ plate, planned }: { plate: Plate; planned?: boolean }) {
  const { side, rows, edges, isBare } = plate;
  const width = widthIn(plate);
  return (
    <g className={cx(css.plate, planned && css.planned)} data-side={side}>
      <PlateOutline side={side} width={width} height={rows.length * ROW + 3} />
      {rows.map((row, line) =>
        row.map((one, column) =>
          isBare && !isStation(one.type) ? (
            <TotalG key={one.type} cell={one} x={width / 2} y={17 + line * ROW} />
          ) : (
            <CellG
              key={one.type}
              cell={one}
              side={side}
              x={14.5 + (edges[column] ?? 0)}
              y={12.5 + line * ROW}
              width={21.5}
            />
          ),
        ),
      )}
    </g>
  );
}
