import type { View } from '@echo-base/games/imperial-assault/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { Sentence } from '../../../match/sentence.tsx';
import type { LogEntry } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { Emblem } from '../../../ui/silhouettes.tsx';
import type { BoardProps, SeatInfo } from '../../types.ts';
import { targetOf } from '../log/targets.ts';
import { type Look, looksOf } from '../looks.ts';
import css from './end.module.css';
import { type Mark, type MatchStory, SOURCES, storyOf } from './story.ts';

/** A player of the story, with the look of the army. */
interface Teller {
  readonly seat: string;
  readonly name: string;
  readonly look: Look;
}

function tellersOf(view: View, seats: readonly SeatInfo[], nameOf: (seat: string) => string): readonly Teller[] {
  const looks = looksOf(view);
  return view.players.map(({ seat }) => ({
    seat,
    name: seats.find(({ id }) => id === seat)?.name ?? nameOf(seat),
    look: looks.get(seat) ?? 'rebel',
  }));
}

/** The story of a match: points over its rounds, where they came from, and the turning points. */
export function Story({ view, seats, log }: BoardProps<View> & { readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const story = useMemo(() => storyOf(log), [log]);
  const tellers = tellersOf(view, seats, (seat) => t(`seat.${seat}`));
  return (
    <section className={css.story} aria-label={t('board.ia.end.story')}>
      <Curve marks={story.marks} tellers={tellers} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={css.facts} tabIndex={0} aria-label={t('board.ia.end.points')}>
        <Sources story={story} tellers={tellers} />
        <TurningPoints points={story.points} />
      </section>
    </section>
  );
}

/** Steps of a seat's points from left to right; the height is the most points of either. */
function wayOf(marks: readonly Mark[], seat: string, most: number): string {
  return marks
    .map((mark, index) => {
      const y = most - (mark[seat] ?? 0);
      return index === 0 ? `M0 ${y}` : `H${index}V${y}`;
    })
    .join('');
}

/** Victory points, round by round. */
function Curve({ marks, tellers }: { marks: readonly Mark[]; tellers: readonly Teller[] }) {
  const t = useTranslate();
  const most = Math.max(1, ...marks.flatMap((mark) => Object.values(mark)));
  const rounds = Math.max(1, marks.length - 1);
  return (
    <div>
      <h2 className="label">{t('board.ia.end.curve')}</h2>
      <svg aria-hidden="true" className={css.curve} viewBox={`0 0 ${rounds} ${most}`} preserveAspectRatio="none">
        {[0, most / 2, most].map((y) => (
          <path key={y} className={css.axis} d={`M0 ${y}H${rounds}`} />
        ))}
        {tellers.map(({ seat, look }) => (
          <path key={seat} className={cx(css.line, css[look])} d={wayOf(marks, seat, most)} />
        ))}
      </svg>
      <p className={css.key}>
        {tellers.map(({ seat, name, look }) => (
          <span key={seat} className={css[look]}>
            <Emblem id={look} size={14} />
            {t('board.ia.end.total', { name, n: marks.at(-1)?.[seat] ?? 0 })}
          </span>
        ))}
        <span>{t('board.ia.end.rounds', { n: rounds })}</span>
      </p>
    </div>
  );
}

/** Where the points of each player came from. */
function Sources({ story, tellers }: { story: MatchStory; tellers: readonly Teller[] }) {
  const t = useTranslate();
  return tellers.map(({ seat, name, look }) => (
    <div key={seat}>
      <h3 className="label">{name}</h3>
      <ul className={cx(css.sources, css[look])}>
        {SOURCES.map((source) => (
          <li key={source}>
            <b>{story.sources[seat]?.[source] ?? 0}</b> {t(`board.ia.end.${source}`)}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function TurningPoints({ points }: Pick<MatchStory, 'points'>) {
  const t = useTranslate();
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="label">{t('board.ia.end.points')}</h3>
      <ul className={css.points}>
        {points.map(({ entry, round }) => (
          <li key={entry.seq}>
            <small>{t('board.ia.round', { n: round })}</small>
            <span>
              <Sentence message={entry} targetOf={targetOf} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
