import type { RowView, SpaceView } from '@echo-base/games/galaxy-dice/client';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Die, DieSymbol } from '../../kit/ui/die.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { Emblem } from '../../kit/ui/marks.tsx';
import { useStaged } from '../../question/log/moments-context.ts';
import type { LiveTarget } from '../../question/selection/target.ts';
import { useLit } from '../../question/selection/use-selection.ts';
import { Hit, Legal } from './hit.tsx';
import { spaceName } from './names.ts';
import { usePlace, useTakeBack } from './options.ts';
import { useScene } from './scene.ts';
import * as css from './space.module.css';
import { Unlit } from './unlit.tsx';

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
  const target: LiveTarget = space.die === null ? place : back;
  const isLegal = space.die === null && place.state === 'legal';
  const name = spaceName(t, scene, row, space);
  const isShown = useStaged()?.moment.about?.includes(`space:${space.id}`);
  const full = isLegal
    ? t('board.gd.target', { name, number: place.number ?? 0, count: place.count })
    : space.die !== null && back.state === 'legal'
      ? t('board.gd.takeBack', { name })
      : name;
  return (
    <Frame
      lights={place.lights}
      className={cx(css.space, isLegal && css.isLegal, isShown && css.announced)}
      data-place={`space:${space.id}`}
      data-announced={isShown || undefined}
    >
      <Content space={space} />
      {isLegal && <Legal target={place} />}
      {target.state === 'none' ? <Unlit space={space} name={full} /> : <Hit target={target} name={full} />}
    </Frame>
  );
}

/** The item of a space; of it, only this renders again when it is lit. */
function Frame({ lights, className, ...rest }: ComponentProps<'li'> & Pick<LiveTarget, 'lights'>) {
  return <li {...rest} className={cx(className, useLit(lights) && css.isLit)} />;
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
