import { type Language, localeOf } from '../kit/i18n/languages.ts';

/** Time of day, with the date unless it is today; `full` has both. */
export function momentOf(language: Language, at: Date, now: Date): { readonly short: string; readonly full: string } {
  const locale = localeOf(language);
  const isToday = at.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return {
    short: new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(at),
    full: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(at),
  };
}
