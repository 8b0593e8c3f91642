import { useEffect, useRef, useState } from 'react';
import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import type { Language } from '../../kit/i18n/languages.ts';
import { timeInFigures } from '../../kit/i18n/time-in-figures.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { leftOf, urgencyOf } from '../../kit/net/clock-time.ts';
import { steadyNow } from '../../kit/net/steady-time.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import css from './clocks.module.css';

const TICK_MS = 250;

/** Current time, updated often enough for a countdown in seconds; constant while no clock runs. */
function useNow({ clocks }: MatchSummary): number {
  const runs = clocks?.seats.some((seat) => seat.runs) ?? false;
  const [now, setNow] = useState(steadyNow);
  // New clocks update the time at once.
  useEffect(() => {
    if (!clocks) return;
    setNow(steadyNow());
    if (!runs) return;
    const timer = setInterval(() => setNow(steadyNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs, clocks]);
  return now;
}

/** Whether a seat is out of time, so that others may act on it. */
export function useIsOut(summary: MatchSummary, seat: string): boolean {
  const now = useNow(summary);
  return leftOf(summary.clocks, seat, now) === 0;
}

/** Time left from which a running clock says when it ends: seconds that tick for a day are noise. */
const LONG_MS = 6 * 60 * 60 * 1000;

/** Remaining time in figures, or the day and time until which a long one runs. */
function timeWords(t: Translate, language: Language, left: number, runs: boolean): string {
  if (!runs || left < LONG_MS) return timeInFigures(t, left);
  const end = new Date(Date.now() + left);
  const isToday = end.toDateString() === new Date().toDateString();
  return t(isToday ? 'clock.untilToday' : 'clock.until', { when: dateTimeOf(language, end).short });
}

interface SeatClockProps {
  readonly summary: MatchSummary;
  readonly seat: string;
  readonly plain?: boolean;
  /** Says whose it is, where there are several. */
  readonly isNamed?: boolean;
}

/** Remaining time of a seat, with a sign and a word besides the colour. */
export function SeatClock({ summary, seat, plain, isNamed = false }: SeatClockProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const left = leftOf(summary.clocks, seat, useNow(summary));
  if (left === undefined) return null;
  const runs = summary.clocks?.seats.find((one) => one.seat === seat)?.runs ?? false;
  const urgency = urgencyOf(left);
  const isReminder = summary.clock?.kind === 'reminder';
  // If only lateness is shown, a seat the match does not wait for shows nothing.
  if (isReminder && !runs) return null;
  const figures = urgency === 'out' ? t(isReminder ? 'clock.late' : 'clock.out') : timeWords(t, language, left, runs);
  return (
    <span className={cx(css.clock, runs && css.runs, runs && css[urgency], plain && css.plain)}>
      <Icon name={urgency === 'calm' ? (runs ? 'clock' : 'pause') : 'alert'} size={16} />
      <span className="visually-hidden">{t('clock.of', { seat: t(`seat.${seat}`) })} </span>
      <span>
        {isNamed && <span aria-hidden="true">{t('app.label', { label: t(`seat.${seat}`) })} </span>}
        {figures}
      </span>
    </span>
  );
}

/** The clocks of all seats, for the rail. */
export function ClockPanel({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const seats = summary.clocks?.seats ?? [];
  if (seats.length === 0 || summary.clock?.kind !== 'bank') return null;
  return (
    <section className={css.panel} aria-label={t('clock.heading')}>
      <h2 className="label">{t('clock.heading')}</h2>
      <ul>
        {seats.map(({ seat, runs }) => (
          <li key={seat} className={cx(css.row, runs && css.now)}>
            <span className={css.name}>{t(`seat.${seat}`)}</span>
            <SeatClock summary={summary} seat={seat} plain />
          </li>
        ))}
      </ul>
    </section>
  );
}

const WARN_AT = [60, 10] as const;

/** FindsMoments at once when one of our clocks has a minute, or ten seconds, left. */
export function ClockNews({ summary, mine }: { summary: MatchSummary; mine: readonly string[] }) {
  const t = useTranslate();
  const now = useNow(summary);
  const before = useRef<Map<string, number>>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    for (const seat of mine) {
      const left = leftOf(summary.clocks, seat, now);
      if (left === undefined) continue;
      const last = before.current.get(seat);
      before.current.set(seat, left);
      const passed = WARN_AT.find((seconds) => last !== undefined && last > seconds * 1000 && left <= seconds * 1000);
      if (passed !== undefined) setNews(t('clock.warning', { count: passed }));
    }
  }, [summary.clocks, mine, now, t]);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {news}
    </p>
  );
}
