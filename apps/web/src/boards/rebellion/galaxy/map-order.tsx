import { type PlaceId, type Side, typeOf, UNITS, type UnitId } from '@echo-base/games/rebellion/client';
import { useEffect } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { hexPoints } from '../../../kit/ui/geometry.ts';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { pickedOf } from '../../../question/selection/several.ts';
import { useDecision, useSelected } from '../../../question/selection/use-selection.ts';
import { type Order, orderOf, type Source, unitsOf } from '../order/order.ts';
import * as arrow from './arrow.module.css';
import { BADGE, bow } from './bow.ts';
import type { Box, MapLayout } from './layout.ts';
import * as css from './map-order.module.css';
import { PlateG } from './plate-g.tsx';
import { type Detail, ENLARGED, type Facts, type Plate, plateFor } from './plates.ts';
import { useLayout } from './use-layout.ts';

/** Margin around the places of an order in the view, for the plate of arriving units; and its largest scale. */
const AROUND = { x: 200, above: 90, below: 140 } as const;
const NEAREST = 1.5;

interface MapOrderProps {
  readonly facts: Facts;
  readonly plates: readonly Plate[];
  readonly detail: Detail;
}

/**
 * The current movement order on the map: arrows with numbers, and the arriving units. The tray has the same in words.
 */
export function MapOrder(props: MapOrderProps) {
  const decision = useDecision();
  const picked = useSelected(({ picked }) => picked);
  const { size } = useLayout();
  const order = orderOf(decision);
  useOrderInView(order);
  if (!order) return null;
  const units = unitsOf(picked) as readonly UnitId[];
  const [first] = units;
  return (
    <svg className={cx(arrow.layer, css.order)} {...size} aria-hidden="true">
      {first && <Arriving {...props} order={order} side={UNITS[typeOf(first)].side} units={units} />}
      {order.sources.map((source) => (
        <Arrow key={source.place} to={order.to} source={source} plates={props.plates} />
      ))}
    </svg>
  );
}

/** Shows the places of an order, and the whole galaxy again once it is sent. */
function useOrderInView(order: Order | null): void {
  const camera = useCamera();
  const { centreOf } = useLayout();
  useEffect(() => {
    if (!order) return;
    const points = [order.to, ...order.sources.map(({ place }) => place)].map(centreOf);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - AROUND.x, Math.min(...ys) - AROUND.above];
    const size = { width: Math.max(...xs) + AROUND.x - left, height: Math.max(...ys) + AROUND.below - top };
    return camera.show({ x: left, y: top, ...size }, NEAREST);
  }, [camera, order, centreOf]);
}

const bowOver = ({ centreOf }: MapLayout, from: PlaceId, to: PlaceId, plates: readonly Plate[]) =>
  bow(
    centreOf(from),
    centreOf(to),
    plates.map(({ box }) => box),
  );

/** Arrow with the number of units from one place to the other; nothing for none. */
function Arrow({ to, source, plates }: { to: PlaceId; source: Source; plates: readonly Plate[] }) {
  const layout = useLayout();
  const picked = useSelected(({ picked }) => picked);
  const count = source.kinds.reduce((sum, kind) => sum + pickedOf(kind, picked).length, 0);
  if (count === 0) return null;
  const { start, bend, end, middle, angle } = bowOver(layout, source.place, to, plates);
  const line = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  return (
    <g data-arrow={source.place} data-count={count}>
      <path className={arrow.casing} d={line} />
      <path className={arrow.line} d={line} />
      <path
        className={arrow.head}
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
        d="M9 0L-7-7.500V7.500z"
      />
      <polygon className={css.badge} points={hexPoints(middle.x, middle.y, BADGE)} />
      <text className={css.count} x={middle.x} y={middle.y + 5}>
        {count}
      </text>
    </g>
  );
}

/** Boxes of the arrows that the plate of arriving units must not cover. */
function arrowBoxes(layout: MapLayout, { to, sources }: Order, plates: readonly Plate[]): Box[] {
  return sources.flatMap(({ place, refused }) => {
    if (refused) return [];
    const { start, middle, end } = bowOver(layout, place, to, plates);
    return [start, middle, end].map(({ x, y }) => ({
      x: x - BADGE,
      y: y - BADGE,
      width: 2 * BADGE,
      height: 2 * BADGE,
    }));
  });
}

interface ArrivingProps extends MapOrderProps {
  readonly order: Order;
  readonly side: Side;
  readonly units: readonly UnitId[];
}

function Arriving({ facts, plates, detail, order, ...coming }: ArrivingProps) {
  const t = useTranslate();
  const taken = [...plates.map(({ box }) => box), ...arrowBoxes(facts.layout, order, plates)];
  const plate = plateFor(facts, detail, taken, { to: order.to, ...coming });
  const { x, y } = plate.box;
  return (
    <g data-arriving={coming.units.length}>
      <text className={css.arriving} x={x + 2} y={y - 6}>
        {t('board.rb.order.arriving', { count: coming.units.length })}
      </text>
      <g transform={`translate(${x} ${y}) scale(${ENLARGED[detail]})`}>
        <PlateG plate={plate} planned />
      </g>
    </g>
  );
}
