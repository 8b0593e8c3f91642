import type { Option, Text } from '../../kit/net/types.ts';

// Which options the bar lists, in which order, and how they are confirmed. No React here.

/** Movements and places are pressed on the map; refused targets say there why. */
export function isUnlisted({ key, refused }: Option): boolean {
  return /^(to|deploy):/.test(key) || (refused !== undefined && key.startsWith('attack:'));
}

const rankOf = ({ key }: Option): number =>
  ['attack:', 'interact:', 'special:', 'play:', 'use:', 'discard:'].findIndex((prefix) => key.startsWith(prefix)) + 1;

/** Attacks first, then what can be used, then movements, which the map shows. */
export function sorted(options: readonly Option[]): readonly Option[] {
  const last = 99;
  const rank = (option: Option) => (isUnlisted(option) ? last : rankOf(option) || last - 1);
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * An attack is chosen, shown with its lines of sight, and then sent; so are a movement, with its way, and a command card
 * or an ability, with all that it does.
 */
export function confirmLabel({ key, label }: Option): Text | null {
  const [kind, card = ''] = key.split(':');
  if (kind === 'attack') return label;
  if (kind === 'to') return { key: 'board.ia.moveTo', params: { space: label } };
  if (kind === 'play') return { key: 'board.ia.play', params: { card: { key: `command.${card}` } } };
  return kind === 'special' || kind === 'use' ? { key: 'board.ia.use', params: { ability: label } } : null;
}
