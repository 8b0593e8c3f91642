import type { Source, SpaceSymbol } from './facts.ts';

/** Ability of an ally, used once in a game: covers a space per symbol, or cancels the roll. */
export type Power =
  | { readonly kind: 'symbols'; readonly symbols: readonly SpaceSymbol[] }
  | { readonly kind: 'newHope' };

export interface Ally {
  readonly power: Power;
  /** The numbers of allies (13, with one or two symbols or New Hope) are seed; which ally has which is original. */
  readonly source: Source;
}

const symbols = (...list: SpaceSymbol[]): Ally => ({ power: { kind: 'symbols', symbols: list }, source: 'original' });
const newHope = (): Ally => ({ power: { kind: 'newHope' }, source: 'original' });

export const ALLIES = {
  c3po: symbols('trooper'),
  wedge: symbols('tie', 'destroyer'),
  r2d2: newHope(),
  rieekan: symbols('walker'),
  zev: symbols('destroyer'),
  dr21b: newHope(),
  lobot: symbols('tie'),
  lando: symbols('trooper', 'walker'),
  yoda: symbols('empire'),
  biggs: symbols('tie', 'trooper'),
  obiwan: symbols('empire'),
  wicket: newHope(),
  ackbar: symbols('empire', 'destroyer'),
} as const satisfies Record<string, Ally>;
export type AllyId = keyof typeof ALLIES;
export const ALLY_IDS = Object.keys(ALLIES) as AllyId[];

/** The symbols an ally covers; empty for New Hope. */
export function symbolsOf(ally: AllyId): readonly SpaceSymbol[] {
  const { power }: Ally = ALLIES[ally];
  return power.kind === 'symbols' ? power.symbols : [];
}

/** Whether the ally carries New Hope. */
export function hasNewHope(ally: AllyId): boolean {
  return ALLIES[ally].power.kind === 'newHope';
}
