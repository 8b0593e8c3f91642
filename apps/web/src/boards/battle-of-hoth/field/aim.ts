import type { AimView, HexId, View } from '@echo-base/games/battle-of-hoth/client';
import type { Refusal, Text } from '../../../kit/net/types.ts';
import { useHovered, useSelected } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import { actingPiece, type Cells, hexesByName, hexNamed } from './cells.ts';
import { useInspectedHex } from './inspected.ts';

/** Inspected attack: from the acting unit to a target, which the pointer, the focus or the chosen option indicates. */
export interface Aimed {
  readonly attacker: string;
  readonly from: HexId;
  readonly at: HexId;
  /** Dice of the attack; null if it is refused. */
  readonly aim: AimView | null;
  readonly refused: Refusal | null;
}

const ATTACK_TARGET = /^(unit|structure|rout|desperate-stand):/;

/** Hexes that block a line of sight, from the parameters of the refusal. */
export function blockersOf(refused: Refusal | null): readonly HexId[] {
  const { what, one, other } = refused?.params ?? {};
  const hexIn = (obstacle: unknown) => hexNamed((obstacle as Text | undefined)?.params?.hex);
  return [what, one, other].flatMap((obstacle) => hexIn(obstacle) ?? []);
}

/** Attacks of the acting unit that can be made now. */
export function aimsOf({ aims }: View, acting: string | null): readonly AimView[] {
  return aims.filter(({ attacker }) => `unit:${attacker}` === acting);
}

/** The inspected attack, or null. */
export function useAimed(cells: Cells): Aimed | null {
  const { decision, piece, ready } = useSelected(({ decision, piece, ready }) => ({ decision, piece, ready }));
  const hovered = useHovered((id) => id);
  const { view, units } = useScene();
  const inspected = useInspectedHex();
  const acting = actingPiece({ decision, piece });
  const unit = acting ? units.get(acting.slice('unit:'.length)) : undefined;
  if (!unit) return null;
  const hexes = hexesByName(view);
  const pointed = decision?.options.find(({ key }) => key === hovered)?.at;
  const at = [pointed, ready?.option.at].flatMap((name) => hexes.get(name ?? '')?.[0] ?? [])[0] ?? inspected;
  const cell = at && cells.get(at);
  if (!at || cell?.role !== 'target' || !cell.names.some((name) => ATTACK_TARGET.test(name))) return null;
  const aim = aimsOf(view, acting).find(({ target }) => cell.names.some((name) => name.endsWith(`:${target}`))) ?? null;
  return aim || cell.reason ? { attacker: unit.id, from: unit.hex, at, aim, refused: cell.reason } : null;
}
