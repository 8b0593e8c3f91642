import { durationIn } from '../i18n/durations.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translate } from '../i18n/translate.tsx';
import type { MatchSummary } from '../net/types.ts';

/** The agreed clock and absence rules, a sentence each; empty if there is no time limit. */
export function timeInWords(t: Translate, language: Language, { clock, absence }: MatchSummary): readonly string[] {
  const told: string[] = [];
  if (clock?.kind === 'reminder') told.push(t('clock.isReminder', { duration: durationIn(language, clock.after) }));
  if (clock?.kind === 'bank') {
    const duration = durationIn(language, clock.bank);
    const more = durationIn(language, clock.increment);
    told.push(t(clock.increment > 0 ? 'clock.isBankMore' : 'clock.isBank', { duration, more }));
    told.push(t(`clock.is.${clock.atZero}`));
  }
  if (absence) told.push(t('clock.isAbsence', { duration: durationIn(language, absence.after) }));
  return told;
}
