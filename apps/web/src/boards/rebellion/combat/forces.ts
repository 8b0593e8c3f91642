import {
  type CombatView,
  type RebellionView,
  type Side,
  type Theatre,
  typeOf,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';

/** Equal units of a combat: same type, damage, hits and whether set aside. */
export interface Squad {
  readonly key: string;
  readonly type: UnitType;
  readonly ids: readonly UnitId[];
  /** Damage markers on each. */
  readonly damage: number;
  /** Damage of the running attack on each, which can still be blocked. */
  readonly hits: number;
  /** Health of each in this round; null for units that cannot be damaged. */
  readonly health: number | null;
  /** Set aside: removed at the end of the battle step. */
  readonly doomed: boolean;
}

/** Health of a type in this round; the printed one for a type that is not present. */
function healthOf({ health }: CombatView, type: UnitType): number | null {
  const now = health[type];
  return now === undefined ? UNITS[type].health : now;
}

/** The units of a side in a theatre of the running combat, grouped, in the order of the component list. */
export function squadsOf(
  view: RebellionView,
  combat: CombatView,
  here: readonly UnitId[],
  side: Side,
  theatre: Theatre,
): Squad[] {
  const squads = new Map<string, Squad>();
  for (const id of here) {
    const type = typeOf(id);
    if (UNITS[type].side !== side || UNITS[type].theatre !== theatre) continue;
    const damage = view.units[id]?.damage ?? 0;
    const hits = combat.attack?.hits[id] ?? 0;
    const doomed = combat.doomed.includes(id);
    const key = `${type} ${damage} ${hits} ${doomed}`;
    const ids = [...(squads.get(key)?.ids ?? []), id];
    squads.set(key, { key, type, ids, damage, hits, health: healthOf(combat, type), doomed });
  }
  const order = ({ type }: Squad) => UNIT_TYPES.indexOf(type);
  return [...squads.values()].sort((a, b) => order(b) - order(a) || a.damage - b.damage);
}

/** Damage of the running attack beyond the health of each unit: blocking less than it changes nothing. */
export const surplusOf = ({ damage, hits, health }: Squad): number =>
  health === null || hits === 0 ? 0 : Math.max(0, damage + hits - health);

/** Losses of a side in the combat by type. */
export function lossesOf({ destroyed }: CombatView, side: Side): { type: UnitType; count: number }[] {
  const lost = destroyed.map(typeOf).filter((type) => UNITS[type].side === side);
  return UNIT_TYPES.flatMap((type) => {
    const count = lost.filter((one) => one === type).length;
    return count > 0 ? [{ type, count }] : [];
  });
}

export const COMBAT_STEPS = ['leaders', 'tactics', 'space', 'ground', 'retreat'] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

/** Step of the combat. Before the first round leaders join, then cards are played and drawn. */
export function stepOf({ round, battle, tactics }: CombatView): CombatStep {
  const isDrawn = [tactics.rebel, tactics.imperial].some(({ space, ground }) => space + ground > 0);
  if (round === 0) return isDrawn ? 'tactics' : 'leaders';
  return battle ?? 'retreat';
}

/** Width of a silhouette in units of a stage 1120 wide, as in the drawings of the theatre. */
const WIDTHS: { readonly [type in UnitType]?: number } = {
  'assault-carrier': 104,
  'star-destroyer': 178,
  'super-star-destroyer': 260,
  'death-star': 190,
  'death-star-under-construction': 190,
  'rebel-transport': 100,
  'corellian-corvette': 112,
  'mon-calamari-cruiser': 210,
  'at-st': 92,
  'at-at': 110,
  airspeeder: 92,
  'shield-generator': 92,
  'ion-cannon': 92,
};
const SMALL = 64;

export const widthOf = (type: UnitType): number => WIDTHS[type] ?? SMALL;

/** Larger squads are one silhouette with a number. */
const SIDE_BY_SIDE = 4;

/** Number of silhouettes drawn for a squad, of which at most `most` stand side by side. */
export const drawnOf = ({ ids }: Squad, most = SIDE_BY_SIDE): number => (ids.length > most ? 1 : ids.length);

/** Area of one side in a theatre, in units of the stage. */
const ROOM: { readonly [theatre in Theatre]: number } = { space: 520 * 190, ground: 520 * 100 };
const GAP = 18;
const PIPS = 26;

/** Share of its area that the fleet gets during the ground battle. */
const ASIDE = 0.6;

/** Width of one side in units of the stage. */
const ROW = 520;

/** How a force is drawn: its scale, 1 normally, and the most equal units that stand side by side. */
interface Layout {
  readonly crowd: number;
  readonly most: number;
}

/** Layout of a force, so that it fits beside the current battle; on the ground in one row, if numbers can make it so. */
export function layoutOf(squads: readonly Squad[], theatre: Theatre, battle: Theatre | null): Layout {
  const layouts = Array.from({ length: SIDE_BY_SIDE }, (_one, n): Layout => {
    const most = SIDE_BY_SIDE - n;
    return { crowd: crowding(squads, theatre, battle, most), most };
  });
  const isOneRow = ({ crowd, most }: Layout) =>
    squads.reduce((sum, squad) => sum + widthOf(squad.type) * drawnOf(squad, most) * crowd + GAP, 0) <= ROW;
  const [first, ...others] = layouts as [Layout, ...Layout[]];
  if (theatre === 'space' || isOneRow(first)) return first;
  return others.find(isOneRow) ?? others.at(-1) ?? first;
}

/** Scale of a force, so that it fits beside the current battle: 1 normally. */
function crowding(squads: readonly Squad[], theatre: Theatre, battle: Theatre | null, most: number): number {
  const area = squads.reduce((sum, squad) => {
    const width = widthOf(squad.type) * drawnOf(squad, most) + GAP;
    return sum + width * (widthOf(squad.type) * 0.75 + PIPS);
  }, 0);
  // Rows are never filled completely.
  const room = ROOM[theatre] * (theatre === 'space' && battle === 'ground' ? ASIDE : 1);
  const fill = (area * 1.6) / room;
  return fill <= 1 ? 1 : Math.max(0.34, 1 / Math.sqrt(fill));
}
