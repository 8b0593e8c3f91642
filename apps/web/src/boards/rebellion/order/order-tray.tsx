import { BASE_SPACE, type LeaderId, type PlaceId, typeOf, UNITS, type UnitId } from '@echo-base/games/rebellion/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { NumberStepper } from '../../../kit/ui/number-stepper.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { reasonOf } from '../../../question/bar/kinds.tsx';
import { Scale } from '../../../question/bar/some-options.tsx';
import { reasonOf as wordsOf } from '../../../question/refusals.ts';
import { type EqualOptions, mostOf, pickedOf, withAllOf, withCount } from '../../../question/selection/several.ts';
import { useActs, useHovered, useSelected } from '../../../question/selection/use-selection.ts';
import { Disc } from '../galaxy/disc.tsx';
import { isTurned } from '../galaxy/plate-g.tsx';
import { Leader } from '../leaders/leader.tsx';
import { balanceOf, captiveOf, keepsGarrison, type Order, type Source, warningsOf } from './order.ts';
import * as css from './order-tray.module.css';

/** Units that can move, by source: the number of each type, and the transport capacity of the chosen ships. */
export function OrderTray({ decision, order }: { decision: Decision; order: Order }) {
  const t = useTranslate();
  return (
    <ul className={css.tray} aria-label={t('board.rb.order.tray', { place: { key: `system.${order.to}` } })}>
      {order.sources.map((source) =>
        source.refused ? (
          <Closed key={source.place} source={source} />
        ) : (
          <Open key={source.place} decision={decision} source={source} />
        ),
      )}
    </ul>
  );
}

function Planet({ place }: { place: PlaceId }) {
  return place === BASE_SPACE ? (
    <Emblem id="rebel" size={28} />
  ) : (
    <Disc system={place} size={30} className={css.planet} />
  );
}

/** A source that units may leave. */
function Open({ decision, source }: { decision: Decision; source: Source }) {
  const t = useTranslate();
  const { hover } = useActs();
  const id = `place:${source.place}`;
  const isLit = useHovered((hovered) => hovered === id);
  return (
    <li
      className={cx(css.source, isLit && css.lit)}
      data-source={source.place}
      onPointerEnter={() => hover(id)}
      onPointerLeave={() => hover(null)}
    >
      <h3 className={css.head}>
        <kbd className={css.number}>{source.number}</kbd>
        <Planet place={source.place} />
        {t(`system.${source.place}`)}
        <Room decision={decision} source={source} />
        <Whole decision={decision} source={source} />
      </h3>
      <div className={css.kinds}>
        {source.kinds.map((kind) => (
          <Row key={kind.id} decision={decision} kind={kind} />
        ))}
      </div>
      <Warnings decision={decision} source={source} />
    </li>
  );
}

/** Picks everything that fits from a source, or nothing of it; the other sources keep theirs. */
function Whole({ decision, source }: { decision: Decision; source: Source }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick } = useActs();
  const { keys, place } = source;
  const none = picked.filter((key) => !keys.includes(key));
  const all = withAllOf(decision, none, keys);
  const buttons = [
    { id: 'all', next: all },
    { id: 'none', next: none },
  ] as const;
  return (
    <span className={css.whole}>
      {buttons.map(({ id, next }) => (
        <Button
          key={id}
          small
          aria-label={t(`board.rb.order.${id}Of`, { place: { key: `system.${place}` } })}
          onClick={() => pick(next)}
        >
          {t(`board.rb.order.${id}Here`)}
        </Button>
      ))}
    </span>
  );
}

/** What is lost when the picked units leave, or that one stays so that it is not; announced as soon as it applies. */
function Warnings({ decision, source }: { decision: Decision; source: Source }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  return (
    <div role="status">
      {keepsGarrison(decision, picked, source) && <p className={css.garrison}>{t('board.rb.order.garrison')}</p>}
      {warningsOf(decision, picked, source).map((warning) => (
        <p key={t(warning)} className={css.warning} data-warning={warning.key}>
          <Icon name="alert" size={18} /> {t(warning)}
        </p>
      ))}
    </div>
  );
}

/** Transport capacity of the picked ships, and its use. */
function Room({ decision, source }: { decision: Decision; source: Source }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const balance = balanceOf(decision, picked, source);
  if (!balance) return null;
  const { used, room, isOver } = balance;
  const key = isOver ? 'over' : room === 0 ? 'none' : used === room ? 'full' : 'room';
  return (
    <span className={cx(css.room, isOver && css.over)}>
      {isOver && <Icon name="alert" size={16} />}
      {t(`board.rb.order.${key}`, { used, room })}
      <Scale used={used} of={room} />
    </span>
  );
}

/** Units of one type, or a captive: how many move. */
function Row({ decision, kind }: { decision: Decision; kind: EqualOptions }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick } = useActs();
  const count = pickedOf(kind, picked).length;
  const most = mostOf(decision, picked, kind);
  const name = t(kind.option.label);
  const why = count < kind.keys.length && most <= count ? reasonOf(t, decision, picked, kind) : undefined;
  const isShut = count === 0 && why !== undefined;
  return (
    <div className={cx(css.row, count > 0 && css.picked, isShut && css.shut)} data-kind={kind.id} data-picked={count}>
      <Picture of={kind.id} />
      <span className={css.words}>
        <b>{name}</b>
        <small>{isShut ? why : t('board.rb.order.count', { count, max: kind.keys.length })}</small>
      </span>
      {isShut ? (
        <Icon name="ban" size={18} />
      ) : (
        <NumberStepper
          compact
          value={count}
          min={0}
          max={most}
          label={name}
          decreaseLabel={t('match.less')}
          increaseLabel={t('match.more')}
          onChange={(next) => pick(withCount(decision, picked, kind, next))}
        />
      )}
    </div>
  );
}

function Picture({ of }: { of: string }) {
  const captive = captiveOf(of);
  if (captive !== null) return <Leader leader={captive as LeaderId} size={28} />;
  const type = typeOf(of as UnitId);
  return <Silhouette id={type} size={28} flip={isTurned(type, UNITS[type].side)} />;
}

/** Words for the pieces of a kind with their number; a captured leader is one. */
function numbered(t: Translate, { id, keys, option }: EqualOptions): string {
  return captiveOf(id) === null ? t(`units.${typeOf(id as UnitId)}`, { n: keys.length }) : t(option.label);
}

/** A source that nothing may leave, and why. */
function Closed({ source }: { source: Source }) {
  const t = useTranslate();
  return (
    <li className={cx(css.source, css.closed)} data-source={source.place}>
      <h3 className={css.head}>
        <Planet place={source.place} />
        <s>{t(`system.${source.place}`)}</s>
      </h3>
      <p className={css.why}>
        <Icon name="ban" size={16} /> {wordsOf(t, source.refused)}
      </p>
      <p className={css.stay}>
        {source.kinds.map((kind) => (
          <span key={kind.id}>
            <Picture of={kind.id} />
            <b aria-hidden="true">{kind.keys.length}</b>
            <span className="visually-hidden">{numbered(t, kind)}</span>
          </span>
        ))}
      </p>
    </li>
  );
}
