import { placeOf, type SpaceId } from '@echo-base/games/imperial-assault/client';
import { useTargets } from '../../../match/targets.tsx';
import type { Text } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { FigureG } from '../figures/Figure.tsx';
import { useScene } from '../scene.tsx';
import type { Cell, Cells } from './cells.ts';
import { CELL, centreOf, originOf, outlineOf, squarePath } from './layout.ts';
import css from './Marks.module.css';

const RING = 27;

function arc(degrees: number): string {
  const at = (turn: number) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return `${(RING * Math.cos(angle)).toFixed(1)} ${(RING * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(-14)}A${RING} ${RING} 0 0 1 ${at(14)}`;
}
const BROKEN = [30, 90, 150, 210, 270, 330].map(arc).join('');
const TICKS = `M${-RING - 6} 0h6M${RING} 0h6M0 ${-RING - 6}v6M0 ${RING}v6`;

/** Price of a movement; null for other consequences. */
function costOf(detail: Text | null): number | null {
  const n = detail?.key === 'move.cost' ? detail.params?.n : null;
  return typeof n === 'number' ? n : null;
}

const isGround = ({ names }: Cell): boolean => names.some((name) => /^(space|zone):/.test(name));

/** Where the figure can go: a lit area with one outline, and the price in each space. */
export function Reach({ cells }: { cells: Cells }) {
  const { view } = useScene();
  const own = view.figures.find(({ id }) => id === view.activation?.figure)?.space;
  const legal = [...cells].filter(([, cell]) => cell.role === 'target' && cell.state === 'legal' && isGround(cell));
  if (legal.length === 0) return null;
  const spaces = legal.map(([space]) => space);
  const lit = legal.filter(([, cell]) => cell.isLit || cell.isSelected).map(([space]) => space);
  const hasPrices = legal.some(([, { detail }]) => costOf(detail) !== null);
  const outline = outlineOf(own && hasPrices ? [...spaces, own] : spaces);
  return (
    <g data-reach={legal.length}>
      <path className={css.fill} d={spaces.map(squarePath).join('')} />
      {lit.length > 0 && <path className={css.lit} d={lit.map(squarePath).join('')} />}
      <path className={css.casing} d={outline} />
      <path className={css.outline} d={outline} />
      {legal.map(([space, { detail }]) => (
        <Cost key={space} space={space} cost={costOf(detail)} />
      ))}
    </g>
  );
}

function Cost({ space, cost }: { space: SpaceId; cost: number | null }) {
  if (cost === null) return null;
  const { x, y } = centreOf(space);
  return (
    <text className={css.cost} x={x} y={y + 6}>
      {cost}
    </text>
  );
}

/** Rings around the figures and tokens of the question: broken if legal, closed with ticks if selected. */
export function Rings({ cells }: { cells: Cells }) {
  const { view } = useScene();
  const rings = [...cells].filter(([, cell]) => !isGround(cell) && (cell.state === 'legal' || cell.isSelected));
  return rings.map(([space, { isSelected, isLit }]) => {
    const figure = view.figures.find((one) => one.space === space && one.columns * one.rows > 1);
    const { x, y } = figure ? centreOf(space, figure.columns, figure.rows) : centreOf(space);
    const scale = figure ? Math.min(figure.columns, figure.rows) : 1;
    return (
      <g key={space} transform={`translate(${x} ${y}) scale(${scale})`} data-ring={space}>
        <path className={css.casing} d={BROKEN} />
        {isSelected ? (
          <g className={css.chosen}>
            <circle r={RING} />
            <path d={TICKS} />
          </g>
        ) : (
          <path className={cx(css.broken, isLit && css.bright)} d={BROKEN} />
        )}
      </g>
    );
  });
}

/** The figure as it would stand in the space under the pointer. */
export function Ghost() {
  const { view, lookOf } = useScene();
  const { decision, hovered } = useTargets();
  const option = decision?.options.find(({ key }) => key === hovered);
  const figure = view.figures.find(({ id }) => id === view.activation?.figure);
  if (!option || !figure || !/^to:/.test(option.key)) return null;
  const { space, columns, rows } = placeOf(option.key.slice('to:'.length));
  const { x, y } = centreOf(space, columns, rows);
  const from = centreOf(figure.space, figure.columns, figure.rows);
  return (
    <g data-ghost={space}>
      <path className={css.wayCasing} d={`M${from.x} ${from.y}L${x} ${y}`} />
      <path className={css.way} d={`M${from.x} ${from.y}L${x} ${y}`} />
      <g className={css.ghost} transform={`translate(${x} ${y})`}>
        <FigureG card={figure.card} look={lookOf(figure.seat)} columns={columns} rows={rows} />
      </g>
    </g>
  );
}

/** Both lines of sight of the attack in progress, and the area between them. */
export function Sight() {
  const { view } = useScene();
  const { attack } = view;
  const [from, one, other] = attack?.lines ?? [];
  if (!attack || !from || !one || !other) return null;
  const corner = ([column, row]: readonly [number, number]) => {
    const { x, y } = originOf('a1');
    return `${x + column * CELL} ${y + row * CELL}`;
  };
  const lines = `M${corner(from)}L${corner(one)}M${corner(from)}L${corner(other)}`;
  return (
    <g data-sight={attack.target}>
      <path className={css.sightArea} d={`M${corner(from)}L${corner(one)}L${corner(other)}z`} />
      <path className={css.sightCasing} d={lines} />
      <path className={css.sight} d={lines} />
    </g>
  );
}
