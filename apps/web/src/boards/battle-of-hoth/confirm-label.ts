import type { Option, Text } from '../../kit/net/types.ts';

/** Confirmation of an attack: the chosen target first shows dice, range, sight and retreat (18.2). */
export function confirmLabel({ key, label }: Option): Text | null {
  if (!key.startsWith('attack:')) return null;
  const target = label.params?.target;
  const hex = typeof target === 'object' ? target.params?.hex : undefined;
  return hex === undefined ? label : { key: 'board.bh.attackHex', params: { hex } };
}

/** Targets out of range are not listed: the hex says why it is refused (18.5). */
export function isUnlisted({ refused }: Option): boolean {
  return refused?.code === 'out_of_range';
}
