/** A side by shape: Rebels are discs, the Empire is hexagons. */
export type Side = 'rebel' | 'empire' | 'none';

/** The side a seat plays for, by its id; seats of titles without sides look like Rebels. */
export function sideOf(seat: string): Side {
  return /^(imperial|empire)/.test(seat) ? 'empire' : 'rebel';
}

/** The side that the id of a seat names: none for titles whose seats choose their side, or have no sides. */
export const namedSideOf = (seat: string): Side => (/^(rebel|imperial|empire)/.test(seat) ? sideOf(seat) : 'none');

/** The first letter of a name, as avatar. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}
