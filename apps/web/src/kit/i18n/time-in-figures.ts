import type { Translate } from './translate.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/** "3 d 4 h", "1:02:03" or "9:05"; rounded up to seconds. */
export function timeInFigures(t: Translate, leftMs: number): string {
  const ms = Math.ceil(leftMs / SECOND) * SECOND;
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days > 0) return t('clock.days', { days, hours });
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = two(Math.floor((ms % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
