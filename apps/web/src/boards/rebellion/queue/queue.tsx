import {
  type RebellionView,
  type Side,
  typeOf,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { TargetFrame } from '../combat/target-frame.tsx';
import { TargetHit } from '../galaxy/target-hit.tsx';
import { useBoardTarget } from '../galaxy/targets.ts';
import { colourOf } from '../sides.ts';
import css from './queue.module.css';

/** Boxes of the build queue. */
const BOXES = [1, 2, 3] as const;
const SIDES = ['imperial', 'rebel'] as const;

interface Stack {
  readonly type: UnitType;
  readonly ids: readonly UnitId[];
}

/** Units of a side by type, in the order of `UNIT_TYPES`. `at`: a box of the build queue, or `deploying`. */
function stacksIn(view: RebellionView, side: Side, at: string): readonly Stack[] {
  const ids = new Map<UnitType, UnitId[]>();
  for (const id of Object.keys(view.units) as UnitId[]) {
    if (view.units[id]?.at !== at) continue;
    const type = typeOf(id);
    if (UNITS[type].side === side) ids.set(type, [...(ids.get(type) ?? []), id]);
  }
  return UNIT_TYPES.flatMap((type) => {
    const here = ids.get(type);
    return here ? [{ type, ids: here }] : [];
  });
}

/** Build queues of both sides by box; units that have left box 1 are on a separate line. */
export function Queue({ view }: { view: RebellionView }) {
  const t = useTranslate();
  const deploying = SIDES.filter((side) => stacksIn(view, side, 'deploying').length > 0);
  return (
    <section aria-label={t('board.rb.side.queue')}>
      <h3 className={cx('label', css.head)}>
        {t('board.rb.side.queue')} <small>{t('board.rb.side.arrives')}</small>
      </h3>
      <table className={css.queue}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('board.rb.side.queue')}</span>
            </th>
            {BOXES.map((box) => (
              <th key={box} scope="col" aria-label={t('board.rb.side.box', { box })}>
                {box}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} className={css.side} data-side={side}>
              <SideHead side={side} />
              {BOXES.map((box) => (
                <Box key={box} view={view} side={side} at={`queue-${box}`} />
              ))}
            </tr>
          ))}
          {deploying.map((side) => (
            <tr key={`deploying-${side}`} className={css.side} data-side={side}>
              <SideHead side={side} />
              <Box view={view} side={side} at="deploying" label={t('board.rb.side.deploying')} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SideHead({ side }: { side: Side }) {
  const t = useTranslate();
  return (
    <th scope="row">
      <Emblem id={colourOf(side)} size={18} />
      <span className="visually-hidden">{t(`side.${side}`)}</span>
    </th>
  );
}

interface BoxProps {
  readonly view: RebellionView;
  readonly side: Side;
  readonly at: string;
  /** What the units are in that are in no box: they take the width of all. */
  readonly label?: string;
}

function Box({ view, side, at, label }: BoxProps) {
  const t = useTranslate();
  const stacks = stacksIn(view, side, at);
  return (
    <td colSpan={label === undefined ? undefined : BOXES.length}>
      {label !== undefined && <small className={css.label}>{label}</small>}
      <ul className={cx(css.box, stacks.length === 0 && css.none)}>
        {stacks.length === 0 && <li className="visually-hidden">{t('board.rb.side.empty')}</li>}
        {stacks.map((stack) => (
          <QueuedStack key={stack.type} stack={stack} side={side} />
        ))}
      </ul>
    </td>
  );
}

/** Units of a type in a box; a button while the question is about them. */
function QueuedStack({ stack: { type, ids }, side }: { stack: Stack; side: Side }) {
  const t = useTranslate();
  const target = useBoardTarget(ids.map((id) => `unit:${id}`).join(' '));
  const name = t(`units.${type}`, { n: ids.length });
  return (
    <li title={t(`unit.${type}`)} className={css.stack} data-queued={type}>
      <Silhouette id={type} size={24} flip={side === 'rebel' && UNITS[type].theatre === 'space'} />
      <b aria-hidden="true">{ids.length}</b>
      <TargetFrame target={{ ...target, number: null }} />
      {target.state === 'none' ? (
        <span className="visually-hidden">{name}</span>
      ) : (
        <TargetHit target={target} name={name} className={css.hit} />
      )}
    </li>
  );
}
