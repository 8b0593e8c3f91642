import { type SystemId, UNITS } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { TargetFrame } from '../combat/target-frame.tsx';
import { orderOf } from '../order/order.ts';
import type { Point } from './layout.ts';
import { type Detail, ENLARGED, type Plate, type PlateCell, ROW } from './plates.ts';
import * as css from './stacks.module.css';
import { TargetHit } from './target-hit.tsx';
import { useBoardTarget } from './targets.ts';
import { useLayout } from './use-layout.ts';

/** Whether a question is about units on the map. */
export function asksForUnits(decision: Decision | null): boolean {
  if (!decision) return false;
  return orderOf(decision) !== null || decision.options.some(({ at }) => at?.startsWith('unit:') === true);
}

interface StacksProps {
  system: SystemId;
  plates: readonly Plate[];
  detail: Detail;
}

/** The stacks on the plates of a system, each a button. Rendered only while the question is about units. */
export function Stacks({ system, plates, detail }: StacksProps) {
  const { x, y } = useLayout().centreOf(system);
  const k = ENLARGED[detail];
  return plates.flatMap(({ side, rows, edges, box }) =>
    rows.flatMap((row, line) =>
      row.map((one, column) => {
        const [left = 0, right = 0] = edges.slice(column);
        return (
          <StackHit
            key={`${side} ${one.type}`}
            cell={one}
            at={{ x: box.x - x + (1 + left) * k, y: box.y - y + (2 + line * ROW) * k }}
            width={(right - left) * k}
            height={ROW * k}
          />
        );
      }),
    ),
  );
}

interface StackHitProps {
  cell: PlateCell;
  /** Upper left corner, relative to the centre of the place. */
  at: Point;
  width: number;
  height: number;
}

/** Units of a type: a press picks one of them. */
export function StackHit({ cell, at, width, height }: StackHitProps) {
  const t = useTranslate();
  const target = useBoardTarget(cell.ids.map((id) => `unit:${id}`).join(' '));
  if (target.state === 'none') return null;
  const name = t(`units.${cell.type}`, { n: cell.count });
  return (
    <span
      className={css.stack}
      style={{ left: at.x, top: at.y, width, height }}
      data-stack={cell.type}
      data-side={UNITS[cell.type].side}
    >
      <TargetFrame target={{ ...target, number: null }} />
      <TargetHit target={target} name={name} className={css.hit} />
    </span>
  );
}
