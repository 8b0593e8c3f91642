import type { RowView, SpaceView } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../i18n/translate.tsx';
import { useAnnounced } from '../../match/announcements/context.tsx';
import { cx } from '../../ui/cx.ts';
import { Die, DieSymbol } from '../../ui/Die.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Emblem } from '../../ui/marks.tsx';
import { Hit, Legal } from './Hit.tsx';
import { type Press, usePlace, useTakeBack } from './options.ts';
import css from './Space.module.css';
import { useScene } from './scene.tsx';
import { Unlit } from './Unlit.tsx';
import { spaceName } from './words.ts';

interface SpaceProps {
  row: RowView;
  space: SpaceView;
}

/** One space of a row: its symbol, the marker on it, or the die placed this turn. */
export function Space({ row, space }: SpaceProps) {
  const t = useTranslate();
  const scene = useScene();
  const place = usePlace(`space:${space.id}`);
  const back = useTakeBack(space.die ?? 0);
  const target: Press = space.die === null ? place : back;
  const isLegal = space.die === null && place.state === 'legal';
  const name = spaceName(t, scene, row, space);
  const isAnnounced = useAnnounced().opened?.about?.includes(`space:${space.id}`);
  const full = isLegal
    ? t('board.gd.target', { name, number: place.number ?? 0, count: place.count })
    : space.die !== null && back.state === 'legal'
      ? t('board.gd.takeBack', { name })
      : name;
  return (
    <li
      className={cx(css.space, isLegal && css.isLegal, place.lit && css.isLit, isAnnounced && css.announced)}
      data-place={`space:${space.id}`}
      data-announced={isAnnounced || undefined}
    >
      <Content space={space} />
      {isLegal && <Legal number={place.number} lit={place.lit} />}
      {target.state === 'none' ? <Unlit space={space} name={full} /> : <Hit target={target} name={full} />}
    </li>
  );
}

function Content({ space }: { space: SpaceView }) {
  const { view } = useScene();
  const die = view.dice.find(({ id }) => id === space.die);
  if (die) {
    return (
      <span className={css.die} key={`die-${die.id}`}>
        <Die face={die.face} className={css.dieArt} />
        {die.locked && <Icon name="lock" size={14} className={css.lock} />}
      </span>
    );
  }
  return (
    <>
      <DieSymbol face={space.symbol} className={cx(css.symbol, space.coveredBy !== null && css.under)} />
      {space.coveredBy !== null && <Marker seat={space.coveredBy} />}
    </>
  );
}

/** A Rebel marker, with its owner in the corner. */
function Marker({ seat }: { seat: string }) {
  const { classOf, markOf, viewer } = useScene();
  return (
    <>
      <span className={cx(css.marker, classOf(seat))} key={`marker-${seat}`}>
        <Emblem id="rebel" className={css.chevron} />
      </span>
      <b className={cx(css.owner, seat === viewer && css.own)} aria-hidden="true">
        {markOf(seat)}
      </b>
    </>
  );
}
