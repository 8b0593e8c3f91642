import { placeOf, type SpaceId, type SquareGrid, spacesOf } from '../../../engine/grid/index.ts';
import type { Seen } from '../../../engine/seen.ts';
import type { FigureView, View } from '../../client.ts';
import { figureCardOf } from '../../data/deployments.ts';
import { gridOf, mapInfo } from '../../data/maps.ts';
import { missionOf } from '../../data/missions.ts';
import type { FigureCard, MapInfo } from '../../data/schema.ts';
import { expectedDamage } from './odds.ts';

/** A figure on the field with what the bot looks up of it again and again. */
export interface Soldier {
  readonly id: string;
  readonly isOwn: boolean;
  readonly view: FigureView;
  readonly card: FigureCard;
  readonly spaces: readonly SpaceId[];
  /** Health that is left. */
  readonly left: number;
}

/** The position as the bot sees it. */
export interface Field {
  readonly view: View;
  readonly seat: string;
  readonly grid: SquareGrid;
  readonly map: MapInfo;
  readonly own: readonly Soldier[];
  readonly foes: readonly Soldier[];
  soldier(id: string): Soldier | undefined;
}

/** The field of a view; null before the map is built. */
export function fieldOf({ view, viewer }: Seen<View>): Field | null {
  if (!view.mission) return null;
  const map = mapInfo(missionOf(view.mission).map);
  const soldiers = view.figures.flatMap((figure): Soldier[] => {
    const card = figureCardOf(figure.card);
    if (!card) return [];
    const spaces = spacesOf(
      placeOf(figure.columns * figure.rows === 1 ? figure.space : `${figure.space}/${figure.columns}x${figure.rows}`),
    );
    return [
      { id: figure.id, isOwn: figure.seat === viewer, view: figure, card, spaces, left: figure.health - figure.damage },
    ];
  });
  const byId = new Map(soldiers.map((soldier) => [soldier.id, soldier]));
  return {
    view,
    seat: viewer,
    grid: gridOf(map.id, view.openDoors),
    map,
    own: soldiers.filter(({ isOwn }) => isOwn),
    foes: soldiers.filter(({ isOwn }) => !isOwn),
    soldier: (id) => byId.get(id),
  };
}

/** Counted distance between two sets of spaces. */
export function distance(grid: SquareGrid, from: readonly SpaceId[], to: readonly SpaceId[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of from) for (const other of to) least = Math.min(least, grid.distance(one, other));
  return least;
}

const has = (card: FigureCard, keyword: string) => card.keywords.some((one) => one.keyword === keyword);

/** Whether a figure at these spaces could attack another: reach or sight past all others. */
function canHit({ grid, own, foes }: Field, one: Soldier, from: readonly SpaceId[], other: Soldier): boolean {
  const away = distance(grid, from, other.spaces);
  const isMelee = one.card.attack.type === 'melee';
  if (isMelee && away > (has(one.card, 'reach') ? 2 : 1)) return false;
  if (isMelee && away <= 1) return true;
  const isMassive =
    has(one.card, 'massive') || has(other.card, 'massive') || one.card.abilities.includes('priority-target');
  const opaque = isMassive
    ? []
    : [...own, ...foes].flatMap((soldier) => (soldier.id === one.id || soldier.id === other.id ? [] : soldier.spaces));
  return grid.sight(from, other.spaces, opaque) !== null;
}

/** What an attack on a figure is worth: its expected damage, more for a kill, by the points of the group. */
export function attackWorth(field: Field, one: Soldier, from: readonly SpaceId[], other: Soldier): number {
  const damage = expectedDamage({
    attacker: one.card,
    target: other.card,
    distance: distance(field.grid, from, other.spaces),
    isHidden: other.view.conditions.includes('hidden'),
  });
  const share = Math.min(1, damage / Math.max(1, other.left));
  const perFigure = other.card.cost / other.card.figures;
  return share * share * perFigure + Math.min(damage, other.left) * 0.6;
}

/** The best attack of a figure from these spaces; 0 without a target. */
export function bestAttack(field: Field, one: Soldier, from: readonly SpaceId[]): number {
  let best = 0;
  for (const foe of field.foes)
    if (canHit(field, one, from, foe)) best = Math.max(best, attackWorth(field, one, from, foe));
  return best;
}
