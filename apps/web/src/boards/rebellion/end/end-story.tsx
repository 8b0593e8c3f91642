import { TRACK } from '@echo-base/games/rebellion/client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import { Icon, type IconName } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { colourOf } from '../sides.ts';
import css from './story.module.css';
import { type Mark, type Point, type PointKind, type StoryRound, storyOf } from './story.ts';

/** Events by round, with the positions of both markers over time; replaces the hand once the game is over. */
export function Story({ log }: { readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const rounds = useMemo(() => storyOf(log), [log]);
  const list = useRef<HTMLOListElement>(null);
  // The decisive round is the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier rounds may be loaded later.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth;
  }, [rounds.length]);
  if (rounds.length === 0) return null;
  return (
    <section className={css.story} aria-label={t('board.rb.story.title')}>
      <h2 className="label">{t('board.rb.story.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <ol ref={list} className={css.rounds} tabIndex={0} aria-label={t('board.rb.story.title')}>
        {rounds.map((one) => (
          <Round key={one.round} one={one} />
        ))}
      </ol>
    </section>
  );
}

function Round({ one: { round, marks, points } }: { one: StoryRound }) {
  const t = useTranslate();
  const last = marks.at(-1);
  return (
    <li className={css.round}>
      <h3>{round === 0 ? t('phase.setup') : t('board.rb.side.round', { round })}</h3>
      {last && (
        <p className={css.marks}>
          <span>{t('board.rb.story.time', { box: last.time })}</span>
          <span className={css.reputation}>{t('board.rb.story.reputation', { box: last.reputation })}</span>
        </p>
      )}
      <Ways marks={marks} />
      <ul>
        {points.map((point) => (
          <PointLine key={point.entry.seq} point={point} />
        ))}
      </ul>
    </li>
  );
}

const HEIGHT = TRACK.last;

/** Path of a marker through its boxes, from left to right. */
function wayOf(marks: readonly Mark[], boxOf: (mark: Mark) => number): string {
  const steps = marks.map((mark, index) => {
    const y = HEIGHT - boxOf(mark) + 0.5;
    return index === 0 ? `M0 ${y}` : `H${(100 * mark.at).toFixed(1)}V${y}`;
  });
  return `${steps.join('')}H100`;
}

/** Paths of both markers over the boxes of the track: where they meet, the Rebels win. */
function Ways({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg aria-hidden="true" className={css.ways} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
      <path className={css.reputationWay} d={wayOf(marks, ({ reputation }) => reputation)} />
      <path className={css.timeWay} d={wayOf(marks, ({ time }) => time)} />
    </svg>
  );
}

const ICONS: Readonly<Record<PointKind, IconName>> = {
  objective: 'star',
  combat: 'aim',
  captured: 'lock',
  rescued: 'exit',
  lured: 'move',
  eliminated: 'close',
  destroyed: 'alert',
  revealed: 'pin',
  moved: 'flag',
};

/** One event in the words of the log; a combat by its place and winner only, as there are many. */
function PointLine({ point: { kind, entry, times, winner } }: { point: Point }) {
  const t = useTranslate();
  const combat = winner ? `board.rb.story.won.${winner}` : 'board.rb.story.combat';
  const words = kind === 'combat' ? t({ key: combat, params: { ...entry.params, times } }) : t(entry);
  return (
    <li className={css[kind]} data-side={winner}>
      {winner ? <Emblem id={colourOf(winner)} size={15} /> : <Icon name={ICONS[kind]} size={15} />}
      <span>{words}</span>
    </li>
  );
}
