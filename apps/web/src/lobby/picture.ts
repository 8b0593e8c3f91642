import { PLANET_IDS, type PlanetId } from '../ui/Planet.tsx';

/** The planet on the picture of a table: any, but always the same, so that tables are told apart at a glance. */
export function planetOf(matchId: string): PlanetId {
  let sum = 0;
  for (const letter of matchId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return PLANET_IDS[sum % PLANET_IDS.length] ?? 'endor';
}
