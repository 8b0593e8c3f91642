import type { Clock } from '@echo-base/protocol';
import { durationIn } from '../../kit/i18n/durations.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import type { Language } from '../../kit/i18n/languages.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import type { MatchDraft } from './match-draft.ts';
import * as css from './set-up.module.css';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Offered times in seconds; the API accepts others. */
const LATE_AFTER = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const;
const LIVE = {
  banks: [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180].map((minutes) => minutes * MINUTE),
  increments: [0, 5, 10, 30, MINUTE, 2 * MINUTE],
} as const;
const DAYS = { banks: [DAY, 2 * DAY, 3 * DAY, 7 * DAY], increments: [0, HOUR, 12 * HOUR, DAY] } as const;
const ABSENCES: readonly number[] = [2, 5, 10, 15].map((minutes) => minutes * MINUTE).concat([HOUR, DAY, 3 * DAY]);

/** Offered times, and the one that is set: the API accepts others. */
const withOwn = (times: readonly number[], own: number | null): readonly number[] =>
  own === null || times.includes(own) ? times : [...times, own].sort((a, b) => a - b);

/** Choices of the absence rule, `now` among them. */
export function absenceOptions(t: Translate, language: Language, now: number | null = null) {
  const after = (seconds: number) => t('clock.absence.after', { duration: durationIn(language, seconds) });
  return [
    { value: '', label: t('clock.absence.never') },
    ...withOwn(ABSENCES, now).map((seconds) => ({ value: String(seconds), label: after(seconds) })),
  ];
}

/** Clocks as people choose them: a time bank is for one evening, or for days. */
const KINDS = ['none', 'bank', 'days', 'reminder'] as const;
type ClockKind = (typeof KINDS)[number];

const kindOf = (clock: Clock): ClockKind => (clock.kind === 'bank' && clock.bank >= DAY ? 'days' : clock.kind);

/** Default clock of each kind. */
const FIRST: Readonly<Record<ClockKind, Clock>> = {
  none: { kind: 'none' },
  reminder: { kind: 'reminder', after: DAY },
  bank: { kind: 'bank', bank: 20 * MINUTE, increment: 30, atZero: 'claim' },
  days: { kind: 'bank', bank: DAY, increment: DAY, atZero: 'claim' },
};

function firstOf(kind: ClockKind, movesOn: boolean): Clock {
  const clock = FIRST[kind];
  return clock.kind === 'bank' && movesOn ? { ...clock, atZero: 'bot' } : clock;
}

type Timing = Pick<MatchDraft, 'clock' | 'absence'>;

interface TimeFormProps {
  readonly timing: Timing;
  /** Whether there are bots for this title. */
  readonly hasBots: boolean;
  /** Number of seats: with more than two, time that is up ends no game unless the host wants that. */
  readonly seats: number;
  onChange(timing: Timing): void;
}

/** Thinking time, and what happens to absent players. */
export function TimeForm({ timing, hasBots, seats, onChange }: TimeFormProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { clock, absence } = timing;
  const set = (next: Clock) => onChange({ absence, clock: next });
  return (
    <>
      <div className={css.two}>
        <SelectField
          label={t('clock.kind')}
          value={kindOf(clock)}
          options={KINDS.map((kind) => ({ value: kind, label: t(`clock.kind.${kind}`) }))}
          onChange={(event) => set(firstOf(event.target.value as ClockKind, hasBots && seats > 2))}
        />
        {hasBots && (
          <SelectField
            label={t('clock.absence')}
            value={String(absence ?? '')}
            options={absenceOptions(t, language, absence)}
            onChange={(event) =>
              onChange({ clock, absence: event.target.value === '' ? null : Number(event.target.value) })
            }
          />
        )}
      </div>
      <ClockFields language={language} clock={clock} hasBots={hasBots} onChange={set} />
    </>
  );
}

interface ClockFieldsProps {
  readonly language: Language;
  readonly clock: Clock;
  readonly hasBots: boolean;
  onChange(clock: Clock): void;
}

function ClockFields({ language, clock, hasBots, onChange }: ClockFieldsProps) {
  const t = useTranslate();
  const times = (seconds: readonly number[], none?: string) =>
    seconds.map((one) => ({ value: String(one), label: one === 0 && none ? none : durationIn(language, one) }));
  if (clock.kind === 'none') return null;
  if (clock.kind === 'reminder') {
    return (
      <div className={css.two}>
        <SelectField
          label={t('clock.after')}
          hint={t('clock.afterHint')}
          value={String(clock.after)}
          options={times(LATE_AFTER)}
          onChange={(event) => onChange({ ...clock, after: Number(event.target.value) })}
        />
      </div>
    );
  }
  const { banks, increments } = kindOf(clock) === 'days' ? DAYS : LIVE;
  const ends = (['claim', 'bot'] as const).filter((end) => end === 'claim' || hasBots);
  return (
    <div className={css.three}>
      <SelectField
        label={t('clock.bank')}
        value={String(clock.bank)}
        options={times(withOwn(banks, clock.bank))}
        onChange={(event) => onChange({ ...clock, bank: Number(event.target.value) })}
      />
      <SelectField
        label={t('clock.increment')}
        value={String(clock.increment)}
        options={times(withOwn(increments, clock.increment), t('clock.noIncrement'))}
        onChange={(event) => onChange({ ...clock, increment: Number(event.target.value) })}
      />
      <SelectField
        label={t('clock.atZero')}
        value={clock.atZero}
        options={ends.map((end) => ({ value: end, label: t(`clock.atZero.${end}`) }))}
        onChange={(event) => onChange({ ...clock, atZero: event.target.value === 'bot' ? 'bot' : 'claim' })}
      />
    </div>
  );
}
