/** Half hours of a day. */
export const HALF_HOURS = 48;

/** A time of day such as "22:30" as a number of half hours. */
export function halfHoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 2 + (minutes >= 30 ? 1 : 0);
}

/** The time of day of a number of half hours, from 0 to 47. */
export const timeOfDay = (halfHours: number): string =>
  `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 === 0 ? '00' : '30'}`;
