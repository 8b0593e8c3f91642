import { type SystemId, UNITS } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import type { Decision } from '../../../net/types.ts';
import { SpotFrame } from '../combat/SpotFrame.tsx';
import { orderOf } from '../order/order.ts';
import { centreOf, type Point } from './layout.ts';
import { type Cell, type Detail, ENLARGED, type Plate, ROW } from './plates.ts';
import { SpotHit } from './Spot.tsx';
import css from './Stacks.module.css';
import { useSpot } from './targets.ts';

const asking = new WeakMap<Decision, boolean>();

/** Whether a question is about units on the map. */
export function asksForUnits(decision: Decision | null): boolean {
  if (!decision) return false;
  const found = asking.get(decision);
  if (found !== undefined) return found;
  const asks = orderOf(decision) !== null || decision.options.some(({ at }) => at?.startsWith('unit:') === true);
  asking.set(decision, asks);
  return asks;
}

interface StacksProps {
  system: SystemId;
  plates: readonly Plate[];
  detail: Detail;
}

/** The stacks on the plates of a system, each a button. Rendered only while the question is about units. */
export function Stacks({ system, plates, detail }: StacksProps) {
  const { x, y } = centreOf(system);
  const k = ENLARGED[detail];
  return plates.flatMap(({ side, rows, cell, box }) =>
    rows.flatMap((row, line) =>
      row.map((one, column) => (
        <StackHit
          key={`${side} ${one.type}`}
          cell={one}
          at={{ x: box.x - x + (1 + column * cell) * k, y: box.y - y + (2 + line * ROW) * k }}
          width={cell * k}
          height={ROW * k}
        />
      )),
    ),
  );
}

interface StackHitProps {
  cell: Cell;
  /** Upper left corner, relative to the centre of the place. */
  at: Point;
  width: number;
  height: number;
}

/** Units of a type: a press picks one of them. */
export function StackHit({ cell, at, width, height }: StackHitProps) {
  const t = useTranslate();
  const spot = useSpot(cell.ids.map((id) => `unit:${id}`).join(' '));
  if (spot.state === 'none') return null;
  const name = t(`units.${cell.type}`, { n: cell.count });
  return (
    <span
      className={css.stack}
      style={{ left: at.x, top: at.y, width, height }}
      data-stack={cell.type}
      data-side={UNITS[cell.type].side}
    >
      <SpotFrame spot={{ ...spot, number: null }} />
      <SpotHit spot={spot} name={name} className={css.hit} />
    </span>
  );
}
