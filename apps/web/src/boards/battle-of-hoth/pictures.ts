import type { LeaderId, StructureType, UnitType } from '@echo-base/games/battle-of-hoth/client';
import { PEOPLE } from '../../kit/ui/shapes/people.ts';
import type { Shape } from '../../kit/ui/shapes/shape.ts';
import { TROOPS } from '../../kit/ui/shapes/troops.ts';
import type { SilhouetteId } from '../../kit/ui/silhouettes.tsx';

/** Silhouette of a figure, by the type of its unit. */
export const FIGURES: Readonly<Record<UnitType, SilhouetteId>> = {
  snowtrooper: 'snowtrooper',
  atat: 'at-at',
  probeDroid: 'probe-droid',
  echoTrooper: 'echo-trooper',
  snowspeeder: 'airspeeder',
  rebelArtillery: 'artillery',
};

/** Vehicles and guns of the Rebels face west, towards nothing of their own. */
export const FACES_WEST: ReadonlySet<UnitType> = new Set(['snowspeeder', 'rebelArtillery']);

export const STRUCTURE_PICTURES: Readonly<Record<StructureType, SilhouetteId>> = {
  shieldGenerator: 'shield-generator',
  ionCannon: 'ion-cannon',
};

/** A walker commander's helmet with goggles. */
const VEERS: Shape = [
  { d: 'M32 3C20 3 13 9.5 13 19.5v4l-5 3 6 3h36l6-3-5-3v-4C51 9.5 44 3 32 3z' },
  { d: 'M20 31.5h24v3c0 5-5.4 8.5-12 8.5s-12-3.5-12-8.5z' },
  { d: 'M9 47c2-4 6-5.5 11-6.5 3 4 21 4 24 0 5 1 9 2.5 11 6.5z' },
  { d: 'M18 17h28v7.5H18z', hole: true },
  { d: 'M20.5 19h10v3.5h-10zM33.5 19h10v3.5h-10z' },
  { d: 'M22 31.5c.5 6 4.5 9 10 9s9.5-3 10-9', cut: 1.7 },
];

/** Portrait and monogram of each leader. */
export const LEADER_ART: Readonly<Record<LeaderId, { readonly portrait: Shape; readonly monogram: string }>> = {
  leia: { portrait: PEOPLE.bun, monogram: 'LO' },
  luke: { portrait: PEOPLE.jedi, monogram: 'LS' },
  han: { portrait: PEOPLE['hero-pistol'], monogram: 'HS' },
  vader: { portrait: PEOPLE['dark-lord'], monogram: 'DV' },
  veers: { portrait: VEERS, monogram: 'MV' },
  piett: { portrait: TROOPS.officer, monogram: 'FP' },
};
