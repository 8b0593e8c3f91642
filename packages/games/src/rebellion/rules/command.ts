import { text } from '../../engine/text.ts';
import { seatOf } from '../seats.ts';
import { book } from './book.ts';

/** The command phase: turns until everybody has passed (RB-6). */
export const command = book.rule<Record<string, never>, 'imperial'>('command', {
  start: {
    ask: () => text('ask.turn'),
    who: (g) => [seatOf(g, 'rebel', 'admiral')],
    options: () => [{ key: 'pass', label: text('option.pass') }],
    chosen: (_g, at) => at.goto('imperial'),
  },
  imperial: {
    ask: () => text('ask.turn'),
    who: (g) => [seatOf(g, 'imperial', 'admiral')],
    options: () => [{ key: 'pass', label: text('option.pass') }],
    chosen: (_g, at) => at.end(),
  },
});
