import { z } from 'zod';
import { ABSENCE_SECONDS, BANK_SECONDS, INCREMENT_SECONDS, REMINDER_SECONDS } from './limits.ts';

const seconds = (least: number, most: number) => z.int().min(least).max(most);

const noClock = z.strictObject({ kind: z.literal('none') });
const reminderClock = z.strictObject({
  kind: z.literal('reminder'),
  after: seconds(1, REMINDER_SECONDS).describe('Seconds of waiting after which a seat is shown as late'),
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

/** Clock settings: how long seats may think. `none` means the same as no clock. */
export const clock = z.discriminatedUnion('kind', [noClock, reminderClock, bankClock]).meta({ id: 'Clock' });
export type Clock = z.output<typeof clock>;
/** Clock other than `none`. */
export type RunningClock = Exclude<Clock, { kind: 'none' }>;

/**
 * Absence rule: other players may hand a seat to a computer player after the game has waited `after` seconds for it
 * while its player was away.
 */
export const absence = z.strictObject({ after: seconds(1, ABSENCE_SECONDS) }).meta({ id: 'Absence' });
export type Absence = z.output<typeof absence>;

export const seatTime = z
  .object({
    seat: z.string(),
    runs: z.boolean().describe('Whether its time is running: the game waits for it'),
    leftMs: z
      .int()
      .min(0)
      .describe('Milliseconds left at `at`: of the bank, or until it is late; 0 when the bank is empty or it is late'),
  })
  .meta({ id: 'SeatTime' });
export type SeatTime = z.output<typeof seatTime>;

/**
 * Clock of a match in play at a time of the server. Clients count down from when they receive it; a `table` event
 * corrects every other change. Seats of computer players have no time.
 */
export const clockState = z
  .object({ at: z.iso.datetime().describe('UTC, of the server'), seats: z.array(seatTime) })
  .meta({ id: 'ClockState' });
export type ClockState = z.output<typeof clockState>;
