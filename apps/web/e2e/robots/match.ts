import type { Browser, BrowserContextOptions } from 'playwright-core';
import { DESKTOP, MOVING, type Person, PHONE, person } from '../browser.ts';
import type { Place, Stage, Staged } from '../staged.ts';

/** Input device of a page, and its window. */
export type Device = 'mouse' | 'touch' | 'keyboard';

const WINDOWS: Readonly<Record<Device, BrowserContextOptions>> = {
  mouse: DESKTOP,
  keyboard: DESKTOP,
  touch: { ...PHONE, viewport: { width: 390, height: 844 } },
};
export const isDevice = (name: string): name is Device => Object.hasOwn(WINDOWS, name);

const TWO = ['rebel', 'imperial'];
const THREE = ['rebel', 'imperial-admiral', 'imperial-general'];
const FOUR = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];

/** Modes of play. */
const MODES = {
  first: { title: 'rebellion', options: { setup: 'first' }, seats: TWO },
  advanced: { title: 'rebellion', options: { setup: 'advanced' }, seats: TWO },
  trio: { title: 'rebellion', options: { setup: 'advanced' }, seats: THREE },
  team: { title: 'rebellion', options: { setup: 'advanced' }, seats: FOUR },
  dice: { title: 'galaxy-dice', options: {}, seats: ['p1', 'p2'] },
} as const;
export type Mode = keyof typeof MODES;
export const MODE_NAMES = Object.keys(MODES) as readonly Mode[];

/** Number of seats of this mode. */
export const seatsOf = (mode: Mode): number => MODES[mode].seats.length;

/** A match of this mode before its first act. Seats without a page are played by the server's bots. */
export function stageOf(mode: Mode, name: string, seed: number, pages: number): Stage {
  const { title, options, seats } = MODES[mode];
  return { name, title, options, seats, moment: 'start', from: seed, bots: seats.slice(pages) };
}

/** Opens a page at the match for each seat played by people. */
export async function seated(
  browser: Browser,
  staged: Staged,
  place: Place,
  devices: readonly Device[],
): Promise<ReadonlyMap<string, Person>> {
  const people = new Map<string, Person>();
  for (const [index, seat] of place.seats.slice(0, devices.length).entries()) {
    const device = devices[index] ?? 'mouse';
    // With a mouse the first player has animations, the others reduced motion.
    const one = await person(browser, device === 'mouse' && index === 0 ? MOVING : WINDOWS[device]);
    // esbuild names functions with this helper; code evaluated in the page needs it too.
    await one.context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
    await staged.become(one.context, place, seat);
    people.set(seat, one);
  }
  return people;
}
