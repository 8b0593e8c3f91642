import { type Language, localeOf } from './languages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days within which a weekday names one day only. */
const WEEK = 6;

/** Calendar days from one time to another, as the reader counts them. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/**
 * A date with its time, as the reader writes it. `short`: the time of day alone today, "tomorrow 05:04", "yesterday 21:30", then
 * "Sat 05:04" in the days to come, "28 Nov, 05:04" further away and in the past. `full` has all of it.
 */
export function dateTimeOf(
  language: Language,
  at: Date,
  now: Date = new Date(),
): { readonly short: string; readonly full: string } {
  const locale = localeOf(language);
  const days = daysBetween(now, at);
  const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, parts).format(at);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const isNear = Math.abs(days) === 1;
  const day = isNear ? `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')} ` : '';
  const named = days > 1 && days <= WEEK ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return {
    short: `${day}${format(days === 0 || isNear ? time : ({ ...named, ...time } as const))}`,
    full: format({ dateStyle: 'full', timeStyle: 'medium' }),
  };
}

/** The time of day alone, as the reader writes it. */
export const timeOf = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(at);
