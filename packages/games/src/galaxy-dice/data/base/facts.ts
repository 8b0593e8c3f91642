/**
 * Facts of the box besides allies and planets. `seed` is from the rulebook, `public` from reviews, `original` our own
 * design, to be replaced here once the printed figures are available.
 */
export type Source = 'seed' | 'public' | 'original';

/** The four plain symbols of dice and boards; their names are original. */
export const PLAIN = ['tie', 'trooper', 'walker', 'destroyer'] as const;
export type PlainSymbol = (typeof PLAIN)[number];
/** Symbols of spaces. */
export type SpaceSymbol = PlainSymbol | 'empire';
/** Faces of a die; every die has each face once. */
export const FACES = [...PLAIN, 'empire', 'vp'] as const;
export type Face = (typeof FACES)[number];

export const DICE = { count: 4, rolls: 2, source: 'seed' } as const;

export interface Lord {
  readonly id: string;
  /** Number of dice on spaces that brings this lord. */
  readonly comesAt: number;
  /** Number of dice that the holder's next turn lacks. */
  readonly diceLost: number;
  readonly endVp: number;
  readonly source: Source;
}
export const LORDS = {
  vader: { id: 'vader', comesAt: 1, diceLost: 1, endVp: -1, source: 'seed' },
  palpatine: { id: 'palpatine', comesAt: 0, diceLost: 2, endVp: -1, source: 'seed' },
} as const satisfies Record<string, Lord>;
export type LordId = keyof typeof LORDS;
export const LORD_IDS = Object.keys(LORDS) as LordId[];

export interface Rebel {
  readonly id: string;
  readonly symbol: PlainSymbol;
  readonly symbolSource: Source;
}
export const REBELS = {
  luke: { id: 'luke', symbol: 'tie', symbolSource: 'original' },
  leia: { id: 'leia', symbol: 'trooper', symbolSource: 'original' },
  han: { id: 'han', symbol: 'destroyer', symbolSource: 'original' },
  chewbacca: { id: 'chewbacca', symbol: 'walker', symbolSource: 'original' },
} as const satisfies Record<string, Rebel>;
export type RebelId = keyof typeof REBELS;
export const REBEL_IDS = Object.keys(REBELS) as RebelId[];

export const SCORING = { vpDie: 1, unusedAlly: 1, source: 'seed' } as const;
/** Rebel markers in the box; no board has more spaces. */
export const MARKERS = 33;
