import type { Clock } from '@echo-base/protocol';
import { durationIn } from '../../i18n/durations.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Translate } from '../../i18n/translate.tsx';
import { SelectField } from '../../ui/fields.tsx';
import css from './create-page.module.css';
import type { Draft } from './draft.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Offered times in seconds; the API accepts others. */
const LATE_AFTER = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const;
const BANKS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180]
  .map((minutes) => minutes * MINUTE)
  .concat([DAY, 3 * DAY, 7 * DAY]);
const INCREMENTS = [0, 5, 10, 30, MINUTE, 2 * MINUTE, HOUR, 12 * HOUR, DAY] as const;
const ABSENCES: readonly number[] = [2, 5, 10, 15].map((minutes) => minutes * MINUTE).concat([HOUR, DAY, 3 * DAY]);

/** Choices of the absence rule, `now` among them. */
export function absenceOptions(t: Translate, language: Language, now: number | null = null) {
  const times = now === null || ABSENCES.includes(now) ? ABSENCES : [...ABSENCES, now].sort((a, b) => a - b);
  const after = (seconds: number) => t('clock.absence.after', { duration: durationIn(language, seconds) });
  return [
    { value: '', label: t('clock.absence.never') },
    ...times.map((seconds) => ({ value: String(seconds), label: after(seconds) })),
  ];
}

/** Default clock of each kind. */
const FIRST: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  reminder: { kind: 'reminder', after: DAY },
  bank: { kind: 'bank', bank: 30 * MINUTE, increment: 30, atZero: 'claim' },
};

function firstOf(kind: Clock['kind'], movesOn: boolean): Clock {
  const clock = FIRST[kind];
  return clock.kind === 'bank' && movesOn ? { ...clock, atZero: 'bot' } : clock;
}

type Timing = Pick<Draft, 'clock' | 'absence'>;

interface TimeFormProps {
  readonly t: Translate;
  readonly timing: Timing;
  /** Whether there are bots for this title. */
  readonly hasBots: boolean;
  /** Number of seats: with more than two, time that is up ends no game unless the host wants that. */
  readonly seats: number;
  onChange(timing: Timing): void;
}

/** Thinking time, and what happens to absent players. */
export function TimeForm({ t, timing, hasBots, seats, onChange }: TimeFormProps) {
  const { language } = useLanguage();
  const { clock, absence } = timing;
  const set = (next: Clock) => onChange({ absence, clock: next });
  return (
    <>
      <div className={css.two}>
        <SelectField
          label={t('clock.kind')}
          value={clock.kind}
          options={(['none', 'reminder', 'bank'] as const).map((kind) => ({
            value: kind,
            label: t(`clock.kind.${kind}`),
          }))}
          onChange={(event) => set(firstOf(event.target.value as Clock['kind'], hasBots && seats > 2))}
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
      <ClockFields t={t} language={language} clock={clock} hasBots={hasBots} onChange={set} />
    </>
  );
}

interface ClockFieldsProps {
  readonly t: Translate;
  readonly language: Language;
  readonly clock: Clock;
  readonly hasBots: boolean;
  onChange(clock: Clock): void;
}

function ClockFields({ t, language, clock, hasBots, onChange }: ClockFieldsProps) {
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
  const ends = (['claim', 'bot'] as const).filter((end) => end === 'claim' || hasBots);
  return (
    <div className={css.three}>
      <SelectField
        label={t('clock.bank')}
        value={String(clock.bank)}
        options={times(BANKS)}
        onChange={(event) => onChange({ ...clock, bank: Number(event.target.value) })}
      />
      <SelectField
        label={t('clock.increment')}
        value={String(clock.increment)}
        options={times(INCREMENTS, t('clock.noIncrement'))}
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
