import {
  type AttackView,
  type Face,
  isHit,
  UNIT_TYPES,
  type UnitType,
  unitInfo,
} from '@echo-base/games/battle-of-hoth/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';

/** Type of a unit by its id, such as `snowtrooper-3`; null for a structure. */
export function typeOf(id: string): UnitType | null {
  const type = id.slice(0, id.lastIndexOf('-'));
  return UNIT_TYPES.find((one) => one === type) ?? null;
}

/** What each face does to a target (BH-9.6, BH-9.9); a retreat counts only where the target can be driven back. */
export function countsFor(target: UnitType | null, hasRetreats: boolean) {
  const kind = target ? unitInfo(target).class : 'structure';
  return (face: Face): 'hit' | 'retreat' | undefined => {
    if (isHit(face, kind, false)) return 'hit';
    return face === 'retreat' && hasRetreats ? 'retreat' : undefined;
  };
}

/** What each face does in the confirmation roll against an AT-AT: only an explosion is a hit (BH-9.17). */
export const countsForConfirmation = (face: Face) => (face === 'explosion' ? ('hit' as const) : undefined);

/** Hits and retreats of an attack in one line; null while its dice may still change, for players who wait too. */
export function resultText(t: Translate, attack: AttackView): string | null {
  if (attack.isOpen) return null;
  const { hits, retreats, confirmation } = attack;
  const parts = [
    ...(confirmation && hits === 0 ? [t('board.bh.attack.armour')] : []),
    ...(confirmation && hits > 0 ? [t('board.bh.attack.confirmed')] : []),
    ...(confirmation
      ? []
      : [t(typeOf(attack.target) ? 'board.bh.attack.lost' : 'board.bh.attack.destroyed', { n: hits })]),
    ...(retreats > 0 ? [t('board.bh.attack.retreats', { n: retreats })] : []),
  ];
  return parts.join(' ');
}
