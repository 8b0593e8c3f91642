import { SCENARIO_IDS } from '@echo-base/games/battle-of-hoth/lobby';
import { missionIds } from '@echo-base/games/imperial-assault/client';
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

/** A game of robots. */
export interface Game {
  readonly mode: Mode;
  readonly variant: string;
  /** Device of each page, seat by seat; seats without one are played by the server's bots. */
  readonly devices: readonly (Device | null)[];
  /** Name of the game in screenshots and reports. */
  readonly name: string;
  /** Most things are pressed twice at once. */
  readonly isHasty?: boolean;
}

interface ModeInfo {
  readonly title: string;
  /** Variants of the mode: their names and options. */
  readonly variants: Readonly<Record<string, object>>;
  readonly seats: readonly string[];
  /** Where the robots begin; by default at the start. */
  readonly moment?: string;
  /** Acts of each page after which the game stops; by default it is played to its end. */
  readonly acts?: number;
}

const one = (title: string, options: object, seats: readonly string[]): ModeInfo => ({
  title,
  variants: { only: options },
  seats,
});
const SIDES = ['rebels', 'empire'];

/** Modes of play. Every other battle of Hoth has leaders. */
const MODES = {
  first: one('rebellion', { setup: 'first' }, TWO),
  advanced: one('rebellion', { setup: 'advanced' }, TWO),
  trio: one('rebellion', { setup: 'advanced' }, THREE),
  team: one('rebellion', { setup: 'advanced' }, FOUR),
  dice: one('galaxy-dice', {}, ['p1', 'p2']),
  hoth: {
    title: 'battle-of-hoth',
    variants: Object.fromEntries(
      SCENARIO_IDS.map((scenario, index) => [scenario, { scenario, leaders: index % 2 === 1 }]),
    ),
    seats: SIDES,
  },
  // Two rounds of every mission: at random a whole game takes thousands of acts.
  assault: {
    title: 'imperial-assault',
    variants: {
      ...Object.fromEntries(missionIds.map((mission) => [mission, { mission, roundLimit: 2 }])),
      'own-armies': { armies: 'own', roundLimit: 1 },
    },
    seats: ['p1', 'p2'],
  },
  // The end of a battle: at random four people need hundreds of turns for the medals before it.
  'hoth-team': {
    ...one('battle-of-hoth', { scenario: 'under-siege', leaders: true }, [...SIDES, 'rebels-2', 'empire-2']),
    moment: 'hothLastMedal',
  },
  // From the pause after the first battle into the second one.
  'hoth-campaign': {
    ...one('battle-of-hoth', { campaign: 'assault-on-echo-base' }, SIDES),
    ...{ moment: 'hothPause', acts: 12 },
  },
} as const satisfies Readonly<Record<string, ModeInfo>>;
export type Mode = keyof typeof MODES;
export const MODE_NAMES = Object.keys(MODES) as readonly Mode[];

const infoOf = (mode: Mode): ModeInfo => MODES[mode];

/** Number of seats of this mode. */
export const seatsOf = (mode: Mode): number => infoOf(mode).seats.length;

/** Names of the variants of this mode, such as the battles of Hoth. */
export const variantsOf = (mode: Mode): readonly string[] => Object.keys(infoOf(mode).variants);

/** Acts of each page after which a game of this mode stops; null: it is played to its end. */
export const actsOf = (mode: Mode): number | null => infoOf(mode).acts ?? null;

/** A match of this mode before its first act. Seats without a page are played by the server's bots. */
export function stageOf({ mode, variant, name, devices }: Game, seed: number): Stage {
  const { title, variants, seats, moment = 'start' } = infoOf(mode);
  const options = variants[variant] ?? {};
  return { name, title, options, seats, moment, from: seed, bots: seats.filter((_seat, index) => !devices[index]) };
}

/** Opens a page at the match for each seat played by people. */
export async function seated(
  browser: Browser,
  staged: Staged,
  place: Place,
  devices: Game['devices'],
): Promise<ReadonlyMap<string, { readonly person: Person; readonly device: Device }>> {
  const people = new Map<string, { readonly person: Person; readonly device: Device }>();
  for (const [index, seat] of place.seats.entries()) {
    const device = devices[index];
    if (!device) continue;
    // With a mouse the first player has animations, the others reduced motion.
    const isMoving = device === 'mouse' && people.size === 0;
    const one = await person(browser, isMoving ? MOVING : WINDOWS[device]);
    // esbuild names functions with this helper; code evaluated in the page needs it too.
    await one.context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
    await staged.become(one.context, place, seat);
    people.set(seat, { person: one, device });
  }
  return people;
}
