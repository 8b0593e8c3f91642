import type { HexId } from '../../engine/hex/index.ts';
import { type Text, text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { Goal, SingleGoal } from '../data/campaigns/schema.ts';
import type { LeaderId } from '../data/card-list.ts';
import { hexName, lookup, sectionName, sideName, terrainName, typeName } from '../data/names.ts';
import type { SupportId } from '../data/support-cards.ts';
import { UNIT_TYPES, type UnitType } from '../data/units.ts';
import type { State } from '../state.ts';

export { hexName, sectionName, sideName, terrainName, typeName };

/** A hex in a sentence of the log, where its name shows it on the board. */
export const hexText = (hex: HexId): Text => text('hex.name', { hex: hexName(hex) });

/** The hexes of a way from its first to its last, as clients read them: `G5 G4 G3`. */
export const wayName = (hexes: readonly HexId[]): string => hexes.map(hexName).join(' ');

/** Label of a move to a hex. */
export const moveName = lookup(GRID.hexes, (hex) => text('move.to', { hex: hexName(hex) }));

/** What an option points at that is about a hex. */
export const hexTarget: (hex: HexId) => string = lookup(GRID.hexes, (hex) => `hex:${hex}`);

const placed = lookup(UNIT_TYPES, (type) =>
  lookup(GRID.hexes, (hex) => text('unit.at', { unit: typeName(type), hex: hexName(hex) })),
);

/** A unit of a type in a hex. */
export const placedName = (type: UnitType, hex: HexId): Text => placed(type)(hex);

export const leaderName = (leader: LeaderId): Text => text(`leader.${leader}`);

export const supportName = (card: SupportId): Text => text(`support.${card}`);

/** Numbers and names of an objective for its sentence. */
function goalParams(goal: SingleGoal) {
  const n = 'count' in goal ? goal.count : 'times' in goal ? goal.times : 1;
  const hexes = 'hexes' in goal ? goal.hexes.map(hexName).join(', ') : '';
  const rows = 'rows' in goal ? goal.rows.map((row) => row + 1).join(', ') : '';
  const row = 'row' in goal ? goal.row + 1 : 0;
  const turn = goal.kind === 'occupyAtOwnTurnEnd' ? (goal.onOwnTurn ?? goal.fromOwnTurn ?? 0) : 0;
  return { n, hexes, rows, row, turn };
}

/** What a part of a secondary objective asks for, in a sentence. */
function singleText(goal: SingleGoal): Text {
  const params = goalParams(goal);
  if (goal.kind === 'keepAlive') {
    const unit = goal.unitType ? typeName(goal.unitType) : text(`badge.${goal.badge ?? 'eweb'}`);
    return text('goal.keepAlive', { ...params, unit });
  }
  if (goal.kind === 'occupyAtOwnTurnEnd' && goal.onOwnTurn) return text('goal.occupyOnTurn', params);
  if (goal.kind === 'occupyAtOwnTurnEnd' && goal.fromOwnTurn) return text('goal.occupyFromTurn', params);
  if (goal.kind === 'reachRow')
    return text(goal.orBeyond ? 'goal.reachBeyond' : 'goal.reachRow', { ...params, unit: typeName(goal.unitType) });
  if (goal.kind === 'eliminate') return text('goal.eliminate', { ...params, unit: typeName(goal.unitType) });
  if (goal.kind === 'destroyStructure')
    return text('goal.destroyStructure', { ...params, structure: text(`structure.${goal.structureType}`) });
  return text(`goal.${goal.kind}`, params);
}

/** What a secondary objective asks for, in a sentence. */
export function goalText(goal: Goal): Text {
  if (goal.kind !== 'any') return singleText(goal);
  const [one, other] = goal.of;
  if (!one || !other) throw new Error('an objective with parts has two');
  return text('goal.any', { one: singleText(one), other: singleText(other) });
}

/** A unit with its hex, as players tell several of a type apart. */
export function unitName(g: State, id: string): Text {
  const unit = g.units[id];
  if (!unit) throw new Error(`no unit ${id}`);
  return placedName(unit.type, unit.hex);
}
