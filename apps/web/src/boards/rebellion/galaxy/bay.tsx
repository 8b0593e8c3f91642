import { BASE_SPACE, type PlaceId } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useDrop } from '../../../kit/ui/drag/drag.tsx';
import { useDecision, useLit } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import * as css from './bay.module.css';
import { bayText } from './place-names.ts';
import { CellG } from './plate-g.tsx';
import { type Detail, ENLARGED, LEADERS_ENLARGED, stacksInBay, totalsOf } from './plates.ts';
import { Leader } from './system.tsx';
import { ReadHit, TargetHit } from './target-hit.tsx';
import { useBoardTarget } from './targets.ts';
import { asksForUnits, StackHit } from './unit-stacks.tsx';
import { piecesAt } from './use-facts.ts';
import { useLayout } from './use-layout.ts';

const FIRST_ROW = 35;
const ROW = 21.5;
/** Two columns have room for six types; the other three need a third. */
const IN_TWO_COLUMNS = 6;

/** Two numbers, as on the plates of the map. */
function Totals({ detail }: { detail: 'far' | 'power' }) {
  const { view, unitsAt } = useScene();
  const cells = totalsOf(stacksInBay(view, unitsAt), 'rebel');
  const k = ENLARGED[detail];
  return cells.map((cell, index) => (
    <g key={cell.type} transform={`translate(6 ${detail === 'far' ? 30 : 4}) scale(${k})`}>
      <CellG
        cell={cell}
        side="rebel"
        x={11 + (detail === 'far' ? index * 31 : 0)}
        y={detail === 'far' ? 12 : 9 + index * 18}
        width={16}
      />
    </g>
  ));
}

/** The stacks of the bay with their centres, in two or three columns. */
function useStacks() {
  const { view, unitsAt } = useScene();
  const stacks = stacksInBay(view, unitsAt);
  const columns = stacks.length > IN_TWO_COLUMNS ? 3 : 2;
  const step = columns === 2 ? 46 : 32;
  const placed = stacks.map(({ type, ids, damaged }, index) => ({
    cell: { type, ids, damaged, count: ids.length },
    x: (columns === 2 ? 20 : 14) + (index % columns) * step,
    y: FIRST_ROW + Math.floor(index / columns) * ROW,
  }));
  return { placed, step, width: columns === 2 ? 22 : 16 };
}

function Units() {
  const { placed, width } = useStacks();
  return placed.map(({ cell, x, y }) => <CellG key={cell.type} cell={cell} side="rebel" x={x} y={y} width={width} />);
}

/** The units of the bay as buttons, while the question is about them. */
function UnitHits() {
  const { placed, step } = useStacks();
  const decision = useDecision();
  if (!asksForUnits(decision)) return null;
  return placed.map(({ cell, x, y }) => (
    <StackHit key={cell.type} cell={cell} at={{ x: x - 14, y: y - ROW / 2 }} width={step - 2} height={ROW} />
  ));
}

interface BayProps {
  readonly detail: Detail;
  /** It is in the Tab order although the question is not about it. */
  readonly isCurrent: boolean;
  onRead(place: PlaceId): void;
}

/** The Rebel base space, an instrument bay in the left edge: units and leaders in the hidden base. */
export function Bay({ detail, isCurrent, onRead }: BayProps) {
  const t = useTranslate();
  const scene = useScene();
  const target = useBoardTarget(`place:${BASE_SPACE}`);
  const { bay } = useLayout();
  const isLit = useLit(target.lights);
  const drop = useDrop(`place:${BASE_SPACE}`);
  const closed = scene.view.base.revealed;
  const facts = piecesAt(scene, BASE_SPACE);
  const name = bayText(t, facts, closed);
  const look = cx(
    css.frame,
    closed && css.closed,
    target.state === 'legal' && css.legal,
    (isLit || drop.isOver) && css.lit,
    target.selected && css.selected,
    target.state === 'refused' && css.refused,
  );
  return (
    <li ref={drop.ref} className={css.bay} style={{ left: bay.x, top: bay.y }} data-place={`place:${BASE_SPACE}`}>
      <svg aria-hidden="true" className={css.drawing} width={bay.width} height={bay.height}>
        <rect className={look} width={bay.width} height={bay.height} rx="10" />
        {detail !== 'power' && (
          <g transform={`scale(${ENLARGED[detail]})`}>
            <text className={css.title} x={10 / ENLARGED[detail]} y="17">
              {t(`system.${BASE_SPACE}`)}
            </text>
          </g>
        )}
        {detail === 'near' ? <Units /> : <Totals detail={detail} />}
      </svg>
      {target.state === 'none' ? (
        <ReadHit name={name} isCurrent={isCurrent} className={css.hit} onRead={() => onRead(BASE_SPACE)} />
      ) : (
        <TargetHit target={target} name={name} className={css.hit} onRefused={() => onRead(BASE_SPACE)} />
      )}
      {detail === 'near' && <UnitHits />}
      {facts.leaders.map(({ id, now }, index) => (
        <Leader
          key={id}
          id={id}
          now={now}
          detail={detail}
          place={BASE_SPACE}
          onRead={onRead}
          origin={bay}
          at={{ x: 16 + index * 23 * LEADERS_ENLARGED[detail], y: -12 }}
        />
      ))}
    </li>
  );
}
