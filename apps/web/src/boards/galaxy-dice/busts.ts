import type { AllyId, LordId, RebelId } from '@echo-base/games/galaxy-dice/client';
import { ASTROMECH } from '../../kit/ui/shapes/astromech.ts';
import { FIRST_PEOPLE, FIRST_TROOPS } from '../../kit/ui/shapes/first.ts';

/** One path of a bust on a 64 by 48 grid: solid, cut out (`hole`), or a line cut out (`cut` is its width). */
export interface BustPart {
  readonly d: string;
  readonly cut?: number;
  readonly hole?: true;
}

/** People of this title without a silhouette in the kit. Types, never likenesses. */
export const OWN_BUSTS = {
  protocol: [
    { d: 'M32 3C24 3 19 9 19 18v6c0 4 2 7 4 9v4h18v-4c2-2 4-5 4-9v-6C45 9 40 3 32 3z' },
    { d: 'M15 16h3v8h-3zM46 16h3v8h-3z' },
    { d: 'M10 46c2-5 7-7.5 13-7.5h18c6 0 11 2.5 13 7.5z' },
    { d: 'M22.2 18.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM33.8 18.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', hole: true },
    { d: 'M24.4 18.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM36 18.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z' },
    { d: 'M27 28h10v2.2H27z', hole: true },
    { d: 'M23 38h18M20 11c7-3 17-3 24 0', cut: 1.6 },
  ],
  medic: [
    { d: 'M32 3c-9 0-13 5-13 12v7l4 5v9h18v-9l4-5v-7c0-7-4-12-13-12z' },
    { d: 'M12 46l4-8h32l4 8z' },
    { d: 'M22 15h8v6h-8zM34 15h8v6h-8z', hole: true },
    { d: 'M24.5 16.5h3v3h-3zM36.5 16.5h3v3h-3z' },
    { d: 'M27.5 26v9M32 26v9M36.5 26v9', cut: 1.7 },
    { d: 'M32 4v8M24 42h16', cut: 1.5 },
  ],
  sage: [
    {
      d: 'M32 7c-8 0-12 4-13.5 9L1 12c2 8.5 8.5 14 17.5 14 2 6 7 9.5 13.5 9.5S43.5 32 45.5 26c9 0 15.5-5.5 17.5-14l-17.5 4C44 11 40 7 32 7z',
    },
    { d: 'M14 46c2-6 8-9 12-9.5 4 2 8 2 12 0 4 .5 10 3.5 12 9.5z' },
    {
      d: 'M24 19.5c2-1.5 4.5-1.2 6 .5v2.5c-2 .8-4.5.5-6-.8zM40 19.5c-2-1.5-4.5-1.2-6 .5v2.5c2 .8 4.5.5 6-.8z',
      hole: true,
    },
    { d: 'M28 29c2.6 1.4 5.4 1.4 8 0M27 12c3.4 1.2 6.6 1.2 10 0M8 16l9 4M56 16l-9 4', cut: 1.5 },
  ],
  furry: [
    { d: 'M10.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM40.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z' },
    { d: 'M32 5C19.5 5 12 13 12 24c0 6 2 10 5 14l-7 8h44l-7-8c3-4 5-8 5-14C52 13 44.5 5 32 5z' },
    { d: 'M32 14c-8.5 0-13 5-13 11.5C19 33.5 25 38 32 38s13-4.5 13-12.5C45 19 40.5 14 32 14z', hole: true },
    {
      d: 'M24.3 23.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM34.7 23.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM29.5 28.5h5L32 31.5zM27 33.5c3 1.6 7 1.6 10 0v1.6c-3 1.4-7 1.4-10 0z',
    },
  ],
  cyborg: [
    { d: 'M21 16C21 8.5 25.6 4 32 4s11 4.5 11 12v8c0 6.4-5 11-11 11s-11-4.6-11-11z' },
    { d: 'M13.5 13h6.5v13h-6.5zM44 13h6.5v13H44z' },
    { d: 'M9 46c2-8 8-9.5 15-10.5 4 3 12 3 16 0 7 1 13 2.5 15 10.5z' },
    { d: 'M24.5 19h6v2.4h-6zM33.5 19h6v2.4h-6zM28.5 28h7v1.6h-7z', hole: true },
    { d: 'M15.5 16.5h3M15.5 20h3M45.5 16.5h3M45.5 20h3M24 39.5h16', cut: 1.4 },
  ],
  gambler: [
    { d: 'M20.5 17C20.5 8.5 25 4 32 4s11.5 4.5 11.5 13v7c0 6.4-5 10.6-11.5 10.6S20.5 30.4 20.5 24z' },
    { d: 'M5 46l8-13.5 9 3c5 4 15 4 20 0l9-3L59 46z' },
    { d: 'M24 18.5h6v2.4h-6zM34 18.5h6v2.4h-6zM26.5 27.6c3.3-2.2 7.7-2.2 11 0v1.7c-3.3-1.3-7.7-1.3-11 0z', hole: true },
    { d: 'M21 14.5c7-4.5 15-4.5 22 0M22 36l6 9M42 36l-6 9', cut: 1.6 },
  ],
} as const satisfies Record<string, readonly BustPart[]>;

export type OwnBustId = keyof typeof OWN_BUSTS;
/** People and troops of the kit that are in this title. */
export const KIT_BUSTS = { ...FIRST_PEOPLE, ...FIRST_TROOPS, astromech: ASTROMECH };

type KitBustId = keyof typeof KIT_BUSTS;
export type BustId = KitBustId | OwnBustId;

export const REBEL_BUST: Readonly<Record<RebelId, KitBustId>> = {
  luke: 'jedi',
  leia: 'bun',
  han: 'hero-pistol',
  chewbacca: 'wookiee',
};

export const LORD_BUST: Readonly<Record<LordId, KitBustId>> = { vader: 'dark-lord', palpatine: 'emperor' };

export const ALLY_BUST: Readonly<Record<AllyId, BustId>> = {
  c3po: 'protocol',
  wedge: 'hero-helm',
  r2d2: 'astromech',
  rieekan: 'hero-hood',
  zev: 'echo-trooper',
  dr21b: 'medic',
  lobot: 'cyborg',
  lando: 'gambler',
  yoda: 'sage',
  biggs: 'rebel-trooper',
  obiwan: 'elder',
  wicket: 'furry',
  ackbar: 'calamari',
};
