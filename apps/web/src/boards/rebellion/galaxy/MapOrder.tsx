import { type PlaceId, type Side, typeOf, UNITS, type UnitId } from '@echo-base/games/rebellion/client';
import { useEffect } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { pickedOf } from '../../../match/several.ts';
import { useTargets } from '../../../match/targets.tsx';
import { cx } from '../../../ui/cx.ts';
import { hexPoints } from '../../../ui/geometry.ts';
import { useCamera } from '../../../ui/surface/Surface.tsx';
import { type Order, orderOf, type Source, unitsOf } from '../order/order.ts';
import arrow from './Arrow.module.css';
import { type Box, centreOf, DISC, MAP, type Point } from './layout.ts';
import css from './MapOrder.module.css';
import { PlateG } from './PlateG.tsx';
import { type Detail, ENLARGED, type Facts, type Plate, plateFor } from './plates.ts';

/** Margin around the places of an order in the view, below for the arriving units; and its largest scale. */
const AROUND = { x: 150, above: 80, below: 140 } as const;
const NEAREST = 1.5;
/** Distance from the centre of a disc to the end of an arrow; curvature of an arrow. */
const OUTSIDE = DISC + 15;
const BEND = 0.12;
/** Radius of the badge with the number. */
const BADGE = 13;

interface MapOrderProps {
  readonly facts: Facts;
  readonly plates: readonly Plate[];
  readonly detail: Detail;
}

/**
 * The current movement order on the map: arrows with numbers, and the arriving units. The tray has the same in words.
 */
export function MapOrder(props: MapOrderProps) {
  const { decision, picked } = useTargets();
  const order = orderOf(decision);
  useOrderInView(order);
  if (!order) return null;
  const units = unitsOf(picked) as readonly UnitId[];
  const [first] = units;
  return (
    <svg className={cx(arrow.layer, css.order)} width={MAP.width} height={MAP.height} aria-hidden="true">
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
  useEffect(() => {
    if (!order) return;
    const points = [order.to, ...order.sources.map(({ place }) => place)].map(centreOf);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - AROUND.x, Math.min(...ys) - AROUND.above];
    const size = { width: Math.max(...xs) + AROUND.x - left, height: Math.max(...ys) + AROUND.below - top };
    return camera.show({ x: left, y: top, ...size }, NEAREST);
  }, [camera, order]);
}

/** The point between two others, offset to the right or left by a fraction of their distance. */
function bent(from: Point, to: Point, by: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + dy * by, y: (from.y + to.y) / 2 - dx * by };
}

/** The point at a distance from one point towards another. */
function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

/** Whether a badge at a point would overlap a plate. */
function isOn({ box: { x, y, width, height } }: Plate, point: Point): boolean {
  const [dx, dy] = [point.x - x, point.y - y];
  return dx > -BADGE && dx < width + BADGE && dy > -BADGE && dy < height + BADGE;
}

/** Curvatures of an arrow and positions of its number along it, the best first. */
const BOWS = [BEND, -BEND].flatMap((by) => [0.5, 0.36, 0.64, 0.24].map((part) => ({ by, part })));

/** The arrow from one place to another, beside the lane; its number covers no plate if possible. */
function bow(from: PlaceId, to: PlaceId, plates: readonly Plate[]) {
  const bows = BOWS.map(({ by, part }) => bowBy(from, to, by, part));
  const free = bows.find(({ middle }) => !plates.some((plate) => isOn(plate, middle)));
  return free ?? bowBy(from, to, BEND, 0.5);
}

/** `part`: position of the number along the arrow, 0 to 1. */
function bowBy(from: PlaceId, to: PlaceId, by: number, part: number) {
  const [a, b] = [centreOf(from), centreOf(to)];
  const bend = bent(a, b, by);
  const [start, end] = [towards(a, bend, OUTSIDE), towards(b, bend, OUTSIDE)];
  const along = (s: number, m: number, e: number) => (1 - part) ** 2 * s + 2 * part * (1 - part) * m + part ** 2 * e;
  const middle = { x: along(start.x, bend.x, end.x), y: along(start.y, bend.y, end.y) };
  const angle = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
  return { start, bend, end, middle, angle };
}

/** Arrow with the number of units from one place to the other; nothing for none. */
function Arrow({ to, source, plates }: { to: PlaceId; source: Source; plates: readonly Plate[] }) {
  const { picked } = useTargets();
  const count = source.kinds.reduce((sum, kind) => sum + pickedOf(kind, picked).length, 0);
  if (count === 0) return null;
  const { start, bend, end, middle, angle } = bow(source.place, to, plates);
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
function arrowBoxes({ to, sources }: Order, plates: readonly Plate[]): Box[] {
  return sources.flatMap(({ place, refused }) => {
    if (refused) return [];
    const { start, middle, end } = bow(place, to, plates);
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
  const taken = [...plates.map(({ box }) => box), ...arrowBoxes(order, plates)];
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
