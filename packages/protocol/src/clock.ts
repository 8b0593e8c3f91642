import { z } from 'zod';
import { ABSENCE_SECONDS, BANK_SECONDS, INCREMENT_SECONDS, REMINDER_SECONDS } from './limits.ts';

const seconds = (least: number, most: number) => z.int().min(least).max(most);

const noClock = z.strictObject({ kind: z.literal('none') });
const reminderClock = z.strictObject({
  kind: z.literal('reminder'),
  after: seconds(1, REMINDER_SECONDS).describe('Seconds of waiting after which the table shows who is late'),
});
const bankClock = z.strictObject({
  kind: z.literal('bank'),
  bank: seconds(1, BANK_SECONDS).describe('Seconds each seat begins with'),
  increment: seconds(0, INCREMENT_SECONDS).describe(
    'Seconds a seat gains when an act of its own ends the wait for it; several acts in a row gain them once',
  ),
  atZero: z
    .enum(['claim', 'bot'])
    .describe('When a seat has no time left: an opponent may claim the end of its game, or a computer player moves on'),
});

/** How long seats may think; between `none`, and no clock given at all, there is no difference. */
export const clock = z.discriminatedUnion('kind', [noClock, reminderClock, bankClock]).meta({ id: 'Clock' });
export type Clock = z.output<typeof clock>;
/** A clock that shows something. */
export type RunningClock = Exclude<Clock, { kind: 'none' }>;

/**
 * When others may hand the seat of somebody who is away to a computer player: after so many seconds in which the game
 * waited for it and its player was not there.
 */
export const absence = z.strictObject({ after: seconds(1, ABSENCE_SECONDS) }).meta({ id: 'Absence' });
export type Absence = z.output<typeof absence>;

/** The time of one seat. */
export const seatTime = z
  .object({
    seat: z.string(),
    runs: z.boolean().describe('Whether the game waits for it, so that the time left becomes less'),
    leftMs: z
      .int()
      .min(0)
      .describe('Milliseconds left at `at`: of the bank, or until it is late; 0 when the bank is empty or it is late'),
  })
  .meta({ id: 'SeatTime' });
export type SeatTime = z.output<typeof seatTime>;

/**
 * The clock of a match in play as of a time of the server. A client counts down from when it got this, without asking
 * again: a `table` event comes whenever it goes otherwise. Seats of computer players have no time.
 */
export const clockState = z
  .object({ at: z.iso.datetime().describe('UTC, of the server'), seats: z.array(seatTime) })
  .meta({ id: 'ClockState' });
export type ClockState = z.output<typeof clockState>;
