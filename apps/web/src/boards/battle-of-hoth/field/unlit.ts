import type { HexId, View } from '@echo-base/games/battle-of-hoth/client';
import type { Option } from '../../../kit/net/types.ts';
import { type Asked, piecesOf } from '../../../question/selection/offered.ts';
import type { Target } from '../../../question/selection/target.ts';
import { actingPiece, hexesByName } from './cells.ts';

const ATTACKS: ReadonlySet<string | undefined> = new Set(['ask.attack', 'ask.second']);

/** Why a hex is not part of the question, as a key. */
type Unlit = 'far' | 'noEnemy' | 'unit' | 'several' | 'piece' | 'other';

/** Attacks on a hex that the ordered units can make, before one of them is chosen. */
export function attacksOn({ decision }: Pick<Asked, 'decision'>, view: View, hex: HexId): readonly Option[] {
  if (!decision || !ATTACKS.has(decision.prompt.key)) return [];
  const hexes = hexesByName(view);
  return decision.options.filter(({ at = '', refused }) => !refused && hexes.get(at)?.includes(hex));
}

/**
 * Why a hex that no option names cannot be chosen; null without a question about the field, or for the hex of the acting
 * unit. A chosen unit has an option, open or refused, for every hex within its move and for every enemy.
 */
export function whyUnlit(
  targets: Asked,
  view: View,
  hex: HexId,
  cell: Pick<Target, 'state' | 'selected'>,
): Unlit | null {
  const { decision } = targets;
  if (!decision || cell.state !== 'none' || cell.selected) return null;
  const hexes = hexesByName(view);
  const asksForHexes = decision.options.some(({ at = '', from = '' }) => hexes.has(at) || hexes.has(from));
  if (!asksForHexes) return null;
  const acting = actingPiece(targets);
  if (acting === null && piecesOf(decision).size === 0) return 'other';
  if (acting === null) return attacksOn(targets, view, hex).length > 0 ? 'several' : 'piece';
  if (decision.prompt.key === 'ask.move') return 'far';
  if (!ATTACKS.has(decision.prompt.key)) return 'unit';
  const isTaken = view.units.some((unit) => unit.hex === hex) || view.structures.some((one) => one.hex === hex);
  return isTaken ? 'unit' : 'noEnemy';
}
