import { GROUND } from '../../../kit/ui/shapes/ground.ts';
import { PEOPLE } from '../../../kit/ui/shapes/people.ts';
import type { Shape } from '../../../kit/ui/shapes/shape.ts';
import { TROOPS } from '../../../kit/ui/shapes/troops.ts';

/** A tall head of rods and lenses. */
const ASSASSIN_DROID: Shape = [
  { d: 'M25 3h14l3 8v20H22V11z' },
  { d: 'M20 33h24l2 6H18zM14 47c1-5 6-6 12-6h12c6 0 11 1 12 6z' },
  { d: 'M22 14h20M22 20h20M22 26h20', cut: 1.8 },
  { d: 'M27 15.6h3v3h-3zM34 15.6h3v3h-3zM30.5 21.6h3v3h-3z', hole: true },
];

/** A crouching cat with quills and a wide jaw. */
const NEXU: Shape = [
  { d: 'M6 30C8 20 18 15 30 16l6-8 2 8 8-6-1 8c8 2 13 7 13 13 0 5-5 8-12 8-4 0-7-1-9-3H20l-3 9h-6l1-9c-4-1-6-3-6-6z' },
  { d: 'M34 40h12l3 6H32z' },
  { d: 'M2 20c4-2 7 0 9 5M22 36h14', line: 2.4 },
  { d: 'M44 24l4 1-3 2zM50 24l4 1-3 2z', hole: true },
  { d: 'M42 33l3 3 2-3 3 3 2-3 3 2', cut: 1.8 },
];

/** A long face with a mane and pointed ears. */
const BOTHAN: Shape = [
  { d: 'M14 6l7 6c3-3 7-5 11-5s8 2 11 5l7-6-2 13c2 4 2 9 0 13l-6 8c-2 3-6 5-10 5s-8-2-10-5l-6-8c-2-4-2-9 0-13z' },
  { d: 'M10 47c2-5 7-7 13-8 4 4 14 4 18 0 6 1 11 3 13 8z' },
  { d: 'M24 22l6 2-6 2zM40 22l-6 2 6 2z', hole: true },
  { d: 'M32 26v6M28 35c3 2 5 2 8 0', cut: 1.8 },
  { d: 'M23 12c1 5-1 8-4 11M41 12c-1 5 1 8 4 11', cut: 1.6 },
];

/** A hooded head with goggles and a charge on the strap. */
const SABOTEUR: Shape = [
  { d: 'M32 4c-11 0-17 7-17 17v9c0 6 3 10 8 12h18c5-2 8-6 8-12v-9C49 11 43 4 32 4z' },
  { d: 'M9 47c2-5 7-6 13-7 4 3 16 3 20 0 6 1 11 2 13 7z' },
  { d: 'M19 18h26v9H19z', hole: true },
  { d: 'M21.5 20h9v5h-9zM33.5 20h9v5h-9z' },
  { d: 'M24 33h16M26 37h12', cut: 1.8 },
  { d: 'M14 41l8 6', cut: 2 },
];

/** Drawings of figures, by the name of their card. */
export const DRAWINGS: Readonly<Record<string, Shape>> = {
  'at-st': GROUND['at-st'],
  'darth-vader': PEOPLE['dark-lord'],
  'e-web-engineer': GROUND.artillery,
  'general-weiss': GROUND['at-st'],
  'imperial-officer': TROOPS.officer,
  'probe-droid': GROUND['probe-droid'],
  'royal-guard': TROOPS['royal-guard'],
  'royal-guard-champion': TROOPS['royal-guard'],
  stormtrooper: TROOPS.stormtrooper,
  chewbacca: PEOPLE.wookiee,
  'diala-passil': PEOPLE['hero-hood'],
  'fenn-signis': TROOPS['hero-helm'],
  gaarkhan: PEOPLE.wookiee,
  'gideon-argus': PEOPLE.gambler,
  'han-solo': PEOPLE['hero-pistol'],
  'jyn-odan': PEOPLE.bun,
  'luke-skywalker': PEOPLE.jedi,
  'mak-eshkarey': BOTHAN,
  'rebel-saboteur': SABOTEUR,
  'rebel-trooper': TROOPS['rebel-trooper'],
  'ig-88': ASSASSIN_DROID,
  nexu: NEXU,
  'trandoshan-hunter': TROOPS.bounty,
};
