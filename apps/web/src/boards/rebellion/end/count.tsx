import { TRACK } from '@echo-base/games/rebellion/client';
import { type CSSProperties, useMemo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import * as css from './count.module.css';
import { storyOf } from './story.ts';

/** Box in which the reputation marker begins. */
const FIRST_REPUTATION = 14;

const boxStyle = (from: number, to: number) =>
  ({ '--from': Math.min(from, to), '--to': Math.max(from, to) }) as CSSProperties;

/** Time and reputation on their track: how far each has come, and a star where an objective was fulfilled. */
export function Count({ log }: { readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const rounds = useMemo(() => storyOf(log), [log]);
  const marks = rounds.flatMap((round) => round.marks);
  const { time = 1, reputation = FIRST_REPUTATION } = marks.at(-1) ?? {};
  const reached = [...new Set(marks.map((mark) => mark.reputation))].filter((box) => box < FIRST_REPUTATION);
  const boxes = Array.from({ length: TRACK.last }, (_one, index) => index + 1);
  return (
    <section
      className={css.count}
      aria-label={t('board.rb.trackNow', { time, reputation, apart: Math.abs(reputation - time) })}
    >
      <h3 className="label">{t('board.rb.track')}</h3>
      <div className={css.track} aria-hidden="true">
        <span className={css.flags}>
          <b className={css.time} style={boxStyle(time, time)}>
            {t('board.rb.time')}
          </b>
          <b className={css.reputation} style={boxStyle(reputation, reputation)}>
            {t('board.rb.reputation')}
          </b>
        </span>
        <span className={css.line} />
        <span className={css.timeWay} style={boxStyle(1, time)} />
        <span className={css.reputationWay} style={boxStyle(reputation, FIRST_REPUTATION)} />
        {reached.map((box) => (
          <span key={box} className={css.star} style={boxStyle(box, box)}>
            <Icon name="star" size={13} />
          </span>
        ))}
        <ol className={css.boxes}>
          {boxes.map((box) => (
            <li key={box} data-met={box === time && box === reputation ? '' : undefined}>
              {box}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
