import { FACES, type Face } from './dice.ts';
import { type UnitClass, type UnitType, unitInfo } from './units.ts';

/** Faces that hit a class of unit besides the explosion (BH-9.10 to BH-9.13). */
const OWN_SYMBOL: Readonly<Record<UnitClass, Face | null>> = {
  infantry: 'infantry',
  vehicle: 'vehicle',
  special: null,
};

/** Whether a face hits; a structure is hit by explosions only (BH-13.5). `retreatHits`: BH-6.19, BH-13.9. */
export function isHit(face: Face, target: UnitClass | 'structure', retreatHits: boolean): boolean {
  if (face === 'explosion' || (retreatHits && face === 'retreat')) return true;
  return target !== 'structure' && face === OWN_SYMBOL[target];
}

/** What a roll can come to, for the chances of it. */
export const RESULTS = ['hit', 'two', 'retreat', 'explosion'] as const;
export type Result = (typeof RESULTS)[number];

/**
 * Chances of an attack before its roll, from 0 to 1 (BH-19.8): of a hit, of two or more, of a retreat, and that an AT-AT falls to
 * the explosion of a second roll. What cannot come of it is not among them.
 */
export type Chances = Readonly<Partial<Record<Result, number>>> & { readonly hit: number };

const share = (counts: (face: Face) => boolean): number => FACES.filter(counts).length / FACES.length;

/** Chance that at least one of so many dice shows what each shows with this chance. */
const once = (dice: number, each: number): number => 1 - (1 - each) ** dice;

/** Chances of an attack with this many dice; `target` is null for a structure. */
export function chancesOf(dice: number, target: UnitType | null, retreatHits: boolean): Chances {
  const info = target && unitInfo(target);
  const each = share((face) => isHit(face, info?.class ?? 'structure', retreatHits));
  const hit = once(dice, each);
  // One hit destroys a structure.
  if (!info) return { hit };
  const two = hit - dice * each * (1 - each) ** (dice - 1);
  if (info.confirmed) return { hit, two, explosion: once(dice, each * share((face) => face === 'explosion')) };
  if (info.ignoresRetreats || retreatHits) return { hit, two };
  return {
    hit,
    two,
    retreat: once(
      dice,
      share((face) => face === 'retreat'),
    ),
  };
}
