import type { AlertWay } from '@echo-base/protocol';
import type { CSSProperties } from 'react';
import { timeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { Range } from '../../kit/ui/range.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { HALF_HOURS, halfHoursOf, timeOfDay } from './half-hours.ts';
import * as css from './quiet-hours.module.css';
import { WayRow } from './way-row.tsx';
import { useWays } from './ways-store.ts';

type Quiet = NonNullable<AlertWay['quiet']>;

const HOURS = [0, 6, 12, 18, 24];
/** Quiet hours when they are switched on for the first time. */
const NIGHT = { from: '22:30', to: '07:30' };

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Begin and end, in the time of this browser or of the zone in which they were chosen. */
function spanWords(t: Translate, { from, to, zone }: Quiet, words: (time: string) => string): string {
  const span = { from: words(from), to: words(to) };
  return zone === ownZone() ? t('settings.quiet.span', span) : t('settings.quiet.spanIn', { ...span, zone });
}

/** The hours in which nothing is sent, by any way. */
export function QuietHours({ ways }: { readonly ways: readonly AlertWay[] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const change = useWays((state) => state.change);
  const quiet = ways.find((way) => way.quiet)?.quiet ?? null;
  const set = (next: Quiet | null) => {
    for (const { id } of ways)
      change(id, { quiet: next }).catch((error) => showToast({ tone: 'error', title: reasonOf(t, error) }));
  };
  const words = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return timeOf(language, new Date(2026, 0, 1, hour, minute));
  };
  const span = quiet && spanWords(t, quiet, words);
  return (
    <WayRow
      icon="moon"
      title={t('settings.quiet')}
      detail={span ?? t('settings.quiet.off')}
      acts={
        <Switch
          label={t('settings.quiet')}
          checked={quiet !== null}
          onChange={(isOn) => set(isOn ? { ...NIGHT, zone: ownZone() } : null)}
        />
      }
    >
      {quiet && (
        <div className={css.hours}>
          <Handles quiet={quiet} words={words} onChange={set} />
          <small>{t('settings.quiet.text', { time: words(quiet.to) })}</small>
        </div>
      )}
    </WayRow>
  );
}

interface HandlesProps {
  readonly quiet: Quiet;
  /** A time as the reader writes it. */
  words(time: string): string;
  onChange(quiet: Quiet): void;
}

/** Begin and end on the hours of a day: a range of the browser each, which arrow keys move by half an hour. */
function Handles({ quiet, words, onChange }: HandlesProps) {
  const t = useTranslate();
  const [from, to] = [halfHoursOf(quiet.from), halfHoursOf(quiet.to)];
  const handle = (end: 'from' | 'to') => (
    <Range
      className={css.range}
      min={0}
      max={HALF_HOURS - 1}
      value={halfHoursOf(quiet[end])}
      label={t(`settings.quiet.${end}`)}
      aria-valuetext={words(quiet[end])}
      onChange={(halfHours) => {
        const time = timeOfDay(halfHours);
        // Begin and end at the same time would be no hours, or all of them.
        const isSpan = time !== quiet[end === 'from' ? 'to' : 'from'];
        if (isSpan) onChange({ ...quiet, [end]: time, zone: ownZone() });
      }}
    />
  );
  const share = (halfHours: number) => `${(halfHours / HALF_HOURS) * 100}%`;
  return (
    <div className={css.handles} style={{ '--from': share(from), '--to': share(to) } as CSSProperties}>
      <span className={css.track} data-over-midnight={from > to} />
      <span className={css.ruler} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} style={{ left: share(hour * 2) }}>
            {hour % 24}
          </span>
        ))}
      </span>
      {handle('from')}
      {handle('to')}
    </div>
  );
}
