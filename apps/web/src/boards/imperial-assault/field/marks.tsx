import { type FigureView, placeOf, type SpaceId, sightBetween, wayTo } from '@echo-base/games/imperial-assault/client';
import { useState } from 'react';
import type { Option, Text } from '../../../kit/net/types.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { consequenceOf } from '../../../question/selection/target.ts';
import { useDecision, useHovered, useLit, useSelected } from '../../../question/selection/use-selection.ts';
import { fourTicks, sixArcs } from '../../kit/ring.ts';
import { FigureG } from '../figures/figure.tsx';
import { FallenFigure } from '../figures/figures.tsx';
import { figureOfId } from '../names.ts';
import { useScene } from '../scene.ts';
import type { Cell, Cells } from './cells.ts';
import { centreOf, cornerAt, outlineOf, squarePath } from './layout.ts';
import * as css from './marks.module.css';

const RING = 27;

const BROKEN = sixArcs(RING);
const TICKS = fourTicks(RING, 6);

/** Price of a movement; null for other consequences. */
function costOf(detail: Text | null): number | null {
  const n = detail?.key === 'move.cost' ? detail.params?.n : null;
  return typeof n === 'number' ? n : null;
}

const isGround = ({ names }: Cell): boolean => names.some((name) => /^(space|zone):/.test(name));

/** The chosen space, and those under the pointer or focus. */
function Lit({ legal }: { legal: readonly (readonly [SpaceId, Cell])[] }) {
  const id = useHovered((now) => (legal.some(([, { lights }]) => now !== null && lights.includes(now)) ? now : null));
  const lit = legal.filter(([, { selected, lights }]) => selected || (id !== null && lights.includes(id)));
  return lit.length > 0 && <path className={css.lit} d={lit.map(([space]) => squarePath(space)).join('')} />;
}

/** Where the figure can go: a lit area with one outline, and the price in each space. */
export function Reach({ cells }: { cells: Cells }) {
  const { view } = useScene();
  const own = view.figures.find(({ id }) => id === view.activation?.figure)?.space;
  const legal = [...cells].filter(([, cell]) => cell.role === 'target' && cell.state === 'legal' && isGround(cell));
  if (legal.length === 0) return null;
  const spaces = legal.map(([space]) => space);
  const hasPrices = legal.some(([, cell]) => costOf(consequenceOf(cell)) !== null);
  const outline = outlineOf(own && hasPrices ? [...spaces, own] : spaces);
  return (
    <g data-reach={legal.length}>
      <path className={css.fill} d={spaces.map(squarePath).join('')} />
      <Lit legal={legal} />
      <path className={css.casing} d={outline} />
      <path className={css.outline} d={outline} />
      {legal.map(([space, cell]) => (
        <Cost key={space} space={space} cost={costOf(consequenceOf(cell))} />
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
  const rings = [...cells].filter(([, cell]) => !isGround(cell) && (cell.state === 'legal' || cell.selected));
  return rings.map(([space, { selected, lights }]) => {
    const figure = view.figures.find((one) => one.space === space && one.columns * one.rows > 1);
    const { x, y } = figure ? centreOf(space, figure.columns, figure.rows) : centreOf(space);
    const scale = figure ? Math.min(figure.columns, figure.rows) : 1;
    return (
      <g key={space} transform={`translate(${x} ${y}) scale(${scale})`} data-ring={space}>
        <path className={css.casing} d={BROKEN} />
        {selected ? (
          <g className={css.chosen}>
            <circle r={RING} />
            <path d={TICKS} />
          </g>
        ) : (
          <Broken lights={lights} />
        )}
      </g>
    );
  });
}

function Broken({ lights }: Pick<Cell, 'lights'>) {
  return <path className={cx(css.broken, useLit(lights) && css.bright)} d={BROKEN} />;
}

/** The target of the attack in progress: a closed ring with ticks; around a struck token where it has been defeated. */
export function Attacked() {
  const { view, figures } = useScene();
  const [stood, setStood] = useState<FigureView | null>(null);
  if (!view.attack) return null;
  const { target } = view.attack;
  const figure = figures.get(target);
  // A defeated figure is drawn where it stood last; after a reload, in the space that was attacked.
  if (figure && figure !== stood) setStood(figure);
  const before = stood?.id === target ? stood : null;
  const { space, columns, rows } = figure ?? before ?? { space: view.attack.space, columns: 1, rows: 1 };
  const fallen = figure ? null : figureOfId(target);
  const { x, y } = centreOf(space, columns, rows);
  const size = Math.min(columns, rows);
  return (
    <g transform={`translate(${x} ${y})`} data-attacked={space}>
      {fallen && (
        <g data-fallen="">
          <FallenFigure fallen={fallen} columns={columns} rows={rows} />
        </g>
      )}
      <g className={css.chosen} transform={`scale(${size})`}>
        <circle r={RING} />
        <path d={TICKS} />
      </g>
    </g>
  );
}

/** The movement under the pointer, or the one that is chosen. */
function useMovement(): Option | null {
  const decision = useDecision();
  const hovered = useHovered((id) => id);
  const ready = useSelected(({ ready }) => ready);
  const option = decision?.options.find(({ key }) => key === hovered && key.startsWith('to:')) ?? ready?.option;
  return option?.key.startsWith('to:') ? option : null;
}

/** The figure as it would stand in the space that is chosen or under the pointer, and its way there. */
export function Ghost() {
  const { view, lookOf } = useScene();
  const option = useMovement();
  const id = option?.from?.slice('figure:'.length) ?? view.activation?.figure;
  const figure = view.figures.find((one) => one.id === id);
  if (!option || !figure) return null;
  const to = option.key.slice('to:'.length);
  const { space, columns, rows } = placeOf(to);
  const { x, y } = centreOf(space, columns, rows);
  const way = wayTo(view, figure, costOf(option.detail ?? null) ?? 0, to) ?? [];
  const d = way.map((one, index) => {
    const at = centreOf(one, columns, rows);
    return `${index === 0 ? 'M' : 'L'}${at.x} ${at.y}`;
  });
  return (
    <g data-ghost={space}>
      <path className={css.wayCasing} d={d.join('')} />
      <path className={css.way} d={d.join('')} />
      <g className={css.ghost} transform={`translate(${x} ${y})`}>
        <FigureG card={figure.card} look={lookOf(figure.seat)} columns={columns} rows={rows} />
      </g>
    </g>
  );
}

type Corner = readonly [number, number];

/** Both lines from a corner, and the area between them. */
function Lines({ from, one, other }: { from: Corner; one: Corner; other: Corner }) {
  const at = ([column, row]: Corner) => {
    const { x, y } = cornerAt(column, row);
    return `${x} ${y}`;
  };
  const lines = `M${at(from)}L${at(one)}M${at(from)}L${at(other)}`;
  const { x, y } = cornerAt(...from);
  return (
    <g data-sight="">
      <path className={css.sightArea} d={`M${at(from)}L${at(one)}L${at(other)}z`} />
      <path className={css.sightCasing} d={lines} />
      <path className={css.sight} d={lines} />
      <circle className={css.corner} cx={x} cy={y} r="5" />
    </g>
  );
}

/** The deciding pair of lines of the attack in progress, or of the target that is chosen or looked at. */
export function Sight() {
  const { view } = useScene();
  const decision = useDecision();
  const hovered = useHovered((id) => id);
  const ready = useSelected(({ ready }) => ready);
  const [from, one, other] = view.attack?.lines ?? [];
  if (view.attack) return from && one && other ? <Lines from={from} one={one} other={other} /> : null;
  const key = ready?.option.key ?? hovered;
  const option = decision?.options.find((it) => it.key === key);
  const [kind, target, space] = option?.key.split(':') ?? [];
  const figure = view.figures.find(({ id }) => id === view.activation?.figure);
  if (kind !== 'attack' || !target || !space || !figure) return null;
  const lines = sightBetween(view, figure, target, space as SpaceId);
  if (!lines) return null;
  const [near, far] = lines.to;
  const corner = ({ x, y }: { x: number; y: number }): Corner => [x, y];
  return <Lines from={corner(lines.from)} one={corner(near)} other={corner(far)} />;
}
