import type {
  HexId,
  ObjectiveView,
  StructureView,
  TerrainId,
  UnitView,
  View,
} from '@echo-base/games/battle-of-hoth/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import { hexName } from '../hexes.ts';

/** Everything in one hex. */
export interface HexFacts {
  readonly hex: HexId;
  readonly terrain: TerrainId | null;
  readonly unit: UnitView | null;
  readonly structure: StructureView | null;
  readonly objectives: readonly ObjectiveView[];
  /** A counter lies here or is carried by the unit. */
  readonly hasCounter: boolean;
}

/** The contents of a hex. */
export function factsOf(view: View, hex: HexId): HexFacts {
  return {
    hex,
    terrain: view.terrain.find((one) => one.hex === hex)?.type ?? null,
    unit: view.units.find((one) => one.hex === hex) ?? null,
    structure: view.structures.find((one) => one.hex === hex) ?? null,
    objectives: view.objectives.filter(({ hexes }) => hexes.includes(hex)),
    hasCounter: view.tokens.some((token) => token.hex === hex),
  };
}

/** A unit with its figures and badge: "Snowspeeders, 3 of 4 figures, Elite squadron". */
function unitText(t: Translate, { type, figures, strength, badge }: UnitView): string {
  const words = [t(`unit.${type}`), t('board.bh.figures', { figures, strength }), badge && t(`badge.${badge}`)];
  return words.filter(Boolean).join(', ');
}

/** What an ordered unit has done in this turn; null if it is not ordered. */
export function orderText(t: Translate, view: View, unit: string): string | null {
  const ordered = view.order?.units.find(({ id }) => id === unit);
  if (!ordered) return null;
  if (ordered.attacks > 0) return t('board.bh.ordered.attacked');
  return t(ordered.moved ? 'board.bh.ordered.moved' : 'board.bh.ordered.waits');
}

/** Accessible name of a hex: its name, and what is in it. */
export function hexText(t: Translate, view: View, facts: HexFacts): string {
  const { hex, terrain, unit, structure, objectives, hasCounter } = facts;
  const words = [
    hexName(hex),
    unit && unitText(t, unit),
    unit && orderText(t, view, unit.id),
    structure && t(`structure.${structure.type}`),
    terrain && t(`terrain.${terrain}`),
    ...objectives.map(({ kind }) => t(kind === 'exit' ? 'board.bh.exit' : 'board.bh.objective')),
    hasCounter && t('board.bh.counter'),
  ];
  return words.filter(Boolean).join(', ');
}
