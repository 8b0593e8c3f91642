import type { Language } from './languages.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Duration as text, such as "2 hours 30 minutes"; rounded down to whole seconds. */
export function durationIn(language: Language, seconds: number): string {
  let rest = seconds;
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0) return [];
    return [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)];
  });
  return parts.join(' ');
}

/** A moment of the coming days, such as "Sat 05:04"; further away with its date. */
export function weekdayAndTime(language: Language, time: number): string {
  const isFar = time - Date.now() > 6 * 24 * 60 * 60 * 1000;
  return new Intl.DateTimeFormat(language, {
    ...(isFar ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'short' } as const)),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}
