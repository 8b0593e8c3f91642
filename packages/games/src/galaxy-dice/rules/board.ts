import { memoizeByReference } from '../../engine/state-draft/memoize.ts';
import { type Text, text } from '../../engine/text.ts';
import type { SpaceSymbol } from '../data/facts.ts';
import { type Planet, planetOf, type Row, type Space, type SpaceId, spacesOf } from '../data/planets.ts';
import type { State } from '../state.ts';

const NO_DICE: readonly { readonly space: SpaceId | null }[] = [];

/** The planet being played. */
export function planetNow(g: State): Planet {
  const id = g.planets[g.planet];
  if (!id) throw new Error(`no planet ${g.planet}`);
  return planetOf(id);
}

/** Whether a space has neither a marker nor a die (GD-9.2). A loop, as it is asked for each space of each option. */
function isFree(g: State, id: SpaceId): boolean {
  if (g.covered[id] !== undefined) return false;
  for (const die of g.turn?.dice ?? NO_DICE) if (die.space === id) return false;
  return true;
}

/** The free spaces of a row. */
export function freeIn(g: State, row: Row): Space[] {
  return spacesOf(row.id).filter((space) => isFree(g, space.id));
}

/** The free spaces of the planet, row by row. Other planets are out of play (GD-3.2). */
export function freeSpaces(g: State): Space[] {
  return planetNow(g).rows.flatMap((row) => freeIn(g, row));
}

/** Whether a symbol covers a space: its own kind, and Empire covers all (GD-4.2, GD-4.4, GD-4.6). */
function covers(symbol: SpaceSymbol, space: Space): boolean {
  return symbol === 'empire' || symbol === space.symbol;
}

/** The free spaces a symbol covers. */
export function targets(g: State, symbol: SpaceSymbol): Space[] {
  return freeSpaces(g).filter((space) => covers(symbol, space));
}

export function isPlanetFull(g: State): boolean {
  return freeSpaces(g).length === 0;
}

/** Completed rows whose reward has not been taken. */
export function rowsToPay(g: State): Row[] {
  return planetNow(g).rows.filter(
    (row) => !g.paid.includes(row.id) && spacesOf(row.id).every((space) => g.covered[space.id] !== undefined),
  );
}

/** Text of a row's reward; the same object for a row, as most options name one. */
export const rewardText = memoizeByReference(({ reward: { vp, allies } }: Row): Text => {
  const [ally] = allies;
  if (ally && vp > 0) return text('reward.both', { vp, ally: text(`ally.${ally}`) });
  return ally ? text(`ally.${ally}`) : text('reward.vp', { vp });
});

/** Text of the effect of covering this space. */
export function coverText(g: State, space: Space): Text {
  const free = freeIn(g, space.row).length;
  if (free === 1) return text('detail.completes', { reward: rewardText(space.row) });
  if (free === space.row.spaces.length) return text('detail.first', { count: free });
  return text('detail.toGo', { count: free - 1, reward: rewardText(space.row) });
}

/** Name of a space; the same object for a space, as most options name one. */
export const spaceText = memoizeByReference(
  (space: Space): Text => text('space', { row: space.rowNumber, space: space.number }),
);
