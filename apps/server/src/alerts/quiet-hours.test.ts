import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const NIGHT = { from: '22:30', to: '07:00', zone: 'Europe/Rome' };
const SIESTA = { from: '14:00', to: '15:30', zone: 'Europe/Rome' };
const at = (time: string) => Date.parse(time);

test.each([
  ['in the evening', NIGHT, '2026-11-28T21:30:40Z', '2026-11-29T06:00:00Z'],
  ['after midnight', NIGHT, '2026-11-29T02:10:00Z', '2026-11-29T06:00:00Z'],
  ['in the last minute', NIGHT, '2026-11-29T05:59:59Z', '2026-11-29T06:00:00Z'],
  ['in summer', NIGHT, '2026-07-01T20:30:00Z', '2026-07-02T05:00:00Z'],
  ['at midday', SIESTA, '2026-11-28T13:00:00Z', '2026-11-28T14:30:00Z'],
  ['far away', { from: '00:00', to: '08:30', zone: 'Asia/Kolkata' }, '2026-11-28T20:00:00Z', '2026-11-29T03:00:00Z'],
])('quiet %s', (_name, quiet, now, end) => expect(quietUntil(quiet, at(now))).toBe(at(end)));

test.each([
  ['before', NIGHT, '2026-11-28T21:29:59Z'],
  ['at the end', NIGHT, '2026-11-29T06:00:00Z'],
  ['after lunch', SIESTA, '2026-11-28T14:30:00Z'],
  ['never', { ...NIGHT, to: '22:30' }, '2026-11-28T21:30:00Z'],
  ['without', null, '2026-11-28T21:30:00Z'],
])('not quiet %s', (_name, quiet, now) => expect(quietUntil(quiet, at(now))).toBe(null));
