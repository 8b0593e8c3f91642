import { durationIn } from '../i18n/durations.ts';
import type { Language } from '../i18n/languages.ts';
import type { Say } from '../i18n/say.tsx';
import type { MatchSummary } from '../net/types.ts';

/** The agreed clock and absence rules, a sentence each; empty if there is no time limit. */
export function timeInWords(say: Say, language: Language, { clock, absence }: MatchSummary): readonly string[] {
  const told: string[] = [];
  if (clock?.kind === 'reminder') told.push(say('clock.isReminder', { duration: durationIn(language, clock.after) }));
  if (clock?.kind === 'bank') {
    const duration = durationIn(language, clock.bank);
    const more = durationIn(language, clock.increment);
    told.push(say(clock.increment > 0 ? 'clock.isBankMore' : 'clock.isBank', { duration, more }));
    told.push(say(`clock.is.${clock.atZero}`));
  }
  if (absence) told.push(say('clock.isAbsence', { duration: durationIn(language, absence.after) }));
  return told;
}
