import { type Language, localeOf } from '../../../kit/i18n/languages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Calendar days before today, as the reader counts them. */
function daysBefore(at: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(now) - midnight(at)) / DAY_MS);
}

/** A time in the past: "14 minutes ago", "2 hours ago" up to a day, then "yesterday", then the day: "12 October". */
export function sinceOf(language: Language, at: Date, now: Date): string {
  const locale = localeOf(language);
  const ms = Math.max(0, now.getTime() - at.getTime());
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (ms < HOUR_MS) return relative.format(-Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute');
  if (ms < DAY_MS) return relative.format(-Math.floor(ms / HOUR_MS), 'hour');
  if (daysBefore(at, now) <= 1) return relative.format(-1, 'day');
  const isThisYear = at.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    ...({ day: 'numeric', month: 'long' } as const),
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}
