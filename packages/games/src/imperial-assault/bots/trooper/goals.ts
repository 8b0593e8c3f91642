import type { SpaceId } from '../../../engine/grid/index.ts';
import type { TokenType } from '../../data/missions.ts';
import { distance, type Field, type Soldier } from './field.ts';

/** What it is worth to stand next to a token at the end of a round. */
const TOKEN_WORTH: Partial<Record<TokenType, number>> = {
  'launch-panel': 3,
  crate: 4,
  'excavation-site': 3,
  'relay-station': 4,
  'communications-beacon': 1.5,
  contraband: 4,
  holocron: 4,
};
const TERMINAL_WORTH = 1.2;

/** A space that is worth going to. */
interface Goal {
  readonly spaces: readonly SpaceId[];
  readonly worth: number;
}

/** The goals of a figure: where to bring what it carries, else tokens and terminals. */
function goalsOf(field: Field, soldier: Soldier): Goal[] {
  const { view, map, seat } = field;
  const zone = view.players.find((player) => player.seat === seat)?.zone ?? 'red';
  const carries = view.tokens.find(({ carrier }) => carrier === soldier.id);
  if (carries?.type === 'contraband') return [{ spaces: map[zone], worth: 15 }];
  const beacon = view.tokens.find(({ type }) => type === 'communications-beacon')?.space;
  if (carries?.type === 'holocron' && beacon) return [{ spaces: [beacon], worth: 12 }];
  const tokens = view.tokens.flatMap(({ type, space, claims }): Goal[] => {
    const isTaken = claims.includes(seat);
    return space && !isTaken ? [{ spaces: [space], worth: TOKEN_WORTH[type] ?? 0 }] : [];
  });
  const core = map.areas['data-core'];
  if (core && view.mission === 'kuat-space-station-a') tokens.push({ spaces: core, worth: 6 });
  return [...tokens, ...map.terminals.map((space) => ({ spaces: [space], worth: TERMINAL_WORTH }))];
}

/** Goals that no other own figure stands next to. */
function openGoals(field: Field, soldier: Soldier): Goal[] {
  const others = field.own.filter(({ id }) => id !== soldier.id);
  return goalsOf(field, soldier).filter(
    ({ spaces, worth }) => worth >= 10 || !others.some((other) => distance(field.grid, other.spaces, spaces) <= 1),
  );
}

/** How good it is for a figure to stand somewhere: goals, the way to the enemy, and the danger there. */
export function standing(field: Field, soldier: Soldier): (spaces: readonly SpaceId[]) => number {
  const goals = openGoals(field, soldier);
  const isCarrier = soldier.view.carries.length > 0;
  return (spaces) => {
    const reached = goals.map(
      ({ spaces: goal, worth }) => worth / (1 + Math.max(0, distance(field.grid, spaces, goal) - 1) / 2),
    );
    const nearest = Math.min(...field.foes.map((foe) => distance(field.grid, spaces, foe.spaces)), 40);
    const wanted = soldier.card.attack.type === 'melee' ? 1 : 4;
    return Math.max(0, ...reached) - (isCarrier ? 0 : 0.35 * Math.abs(nearest - wanted));
  };
}
