import { BUILD_BOXES, RECRUIT_BOXES, TRACK } from '@echo-base/games/rebellion/client';
import { type CSSProperties, memo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useScene } from '../scene.ts';
import * as css from './ruler.module.css';

const BOXES = Array.from({ length: TRACK.last }, (_, index) => index + 1);

/** The centre of a box as a fraction of the ruler. */
const middleOf = (box: number): number => (box - 0.5) / TRACK.last;

function Person() {
  return (
    <svg aria-hidden="true" className={css.icon} width="10" height="15" viewBox="0 0 10 15">
      <path d="M2 4.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM0 14c.5-4 2.5-5.5 5-5.5S9.5 10 10 14" />
    </svg>
  );
}

function Crate() {
  return (
    <svg aria-hidden="true" className={css.icon} width="13" height="15" viewBox="-.5 -.5 13 15">
      <path d="M0 2h12v11H0zM0 6h12M4.5 6v3h3V6" />
    </svg>
  );
}

/** Boxes between the markers up to which their names on a phone have no room each at its marker. */
const NEAR = 4;

/** One box: its number and the event when the time marker enters it. */
const Box = memo(function Box({ box, time }: { box: number; time: number }) {
  const t = useTranslate();
  const recruits = RECRUIT_BOXES.includes(box);
  const builds = BUILD_BOXES.includes(box);
  const words = [
    t('board.rb.box', { box }),
    ...(recruits ? [t('board.rb.recruit')] : []),
    ...(builds ? [t('board.rb.build')] : []),
  ];
  const title = words.slice(1).join(', ') || undefined;
  return (
    <li className={cx(css.box, box < time && css.past, box === time && css.now)} title={title}>
      <span className="visually-hidden">{words.join(', ')}</span>
      <span aria-hidden="true">{box}</span>
      {recruits && <Person />}
      {builds && <Crate />}
    </li>
  );
});

/** Time and reputation on their track, and coming events. */
export function Ruler() {
  const t = useTranslate();
  const { view } = useScene();
  const { time, reputation } = view;
  const apart = reputation - time;
  const style = { '--time': middleOf(time), '--reputation': middleOf(reputation) } as CSSProperties;
  return (
    <section className={css.ruler} aria-label={t('board.rb.track')} data-board-head="">
      <p className="visually-hidden">{t('board.rb.trackNow', { time, reputation, apart })}</p>
      <ol className={css.boxes}>
        {BOXES.map((box) => (
          <Box key={box} box={box} time={time} />
        ))}
      </ol>
      <div
        className={cx(css.scale, apart <= 1 && css.close)}
        style={style}
        data-near={apart <= NEAR || undefined}
        aria-hidden="true"
      >
        <span className={css.span} />
        <span className={cx(css.flag, css.time)}>
          {t('board.rb.time')} <b className={css.number}>{time}</b>
        </span>
        <span className={cx(css.flag, css.reputation)}>
          {t('board.rb.reputation')} <b className={css.number}>{reputation}</b>
        </span>
        {apart > 2 && <span className={css.apart}>{t('board.rb.apart', { count: apart })}</span>}
      </div>
    </section>
  );
}
