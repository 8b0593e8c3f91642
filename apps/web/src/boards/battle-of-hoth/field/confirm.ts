import type { Text } from '../../../net/types.ts';

/** On a phone, the act that confirms an attack; null for what a tap may do at once, because it can be taken back. */
export function confirmText(piece: string, place: string): Text | null {
  const isUnit = piece.startsWith('unit:');
  return isUnit && /^(unit|structure):/.test(place) ? { key: 'board.bh.confirmAttack' } : null;
}
