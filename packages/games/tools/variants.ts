/** Sets of options that change what is played or what may be seen; the default comes first. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  'galaxy-dice': [{ hiddenPoints: true }, { short: true }, { rebels: 'dealt', firstPlayer: 'first-seat' }],
  rebellion: [{ setup: 'first' }],
};

/** The variants of a title besides its default. */
export function variantsOf(id: string): readonly object[] {
  return VARIANTS[id] ?? [];
}
