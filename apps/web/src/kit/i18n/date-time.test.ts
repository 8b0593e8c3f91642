import { expect, test, vi } from 'vitest';
import { dateTimeOf } from './date-time.ts';
import { LANGUAGES } from './languages.ts';

/** A time in November 2026, by the clock of the reader. */
const on = (day: number, hour: number, minute = 4) => new Date(2026, 10, day, hour, minute);
const NOW = on(25, 21);

test('a time of today, tomorrow, this week and later is written as the reader says it', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  const short = (at: Date) => dateTimeOf('en', at, NOW).short;
  expect(short(on(25, 23))).toBe('23:04');
  expect(short(on(26, 5))).toBe('tomorrow 05:04');
  expect(short(on(28, 5))).toMatch(/^Sat,? 05:04$/);
  expect(short(on(24, 5))).toBe('yesterday 05:04');
  expect(short(on(20, 5))).toBe('20 Nov, 05:04');
  expect(short(new Date(2026, 11, 9, 5, 4))).toBe('9 Dec, 05:04');
});

test('a day begins at midnight of the reader, not 24 hours later', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  expect(dateTimeOf('en', on(26, 0, 1), on(25, 23, 59)).short).toBe('tomorrow 00:01');
});

test('every language has its own word for tomorrow', () => {
  vi.stubGlobal('navigator', { languages: [] });
  const words = LANGUAGES.map((language) => dateTimeOf(language, on(26, 5), NOW).short.split(' ')[0]);
  expect(words).toEqual(['tomorrow', 'domani', 'demain', 'mañana', 'amanhã']);
});
