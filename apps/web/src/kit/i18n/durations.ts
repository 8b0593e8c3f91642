import type { Language } from './languages.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Duration as text, such as "2 hours 30 minutes"; rounded down to whole seconds. */
export function durationIn(language: Language, seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  let rest = seconds;
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0) return [];
    return [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)];
  });
  return parts.join(' ');
}
