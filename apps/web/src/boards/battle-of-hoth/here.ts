import type { View } from '@echo-base/games/battle-of-hoth/client';
import type { Here } from '../../rules/guide.ts';
import { sideOfSeat } from './scene.ts';

/** Steps of a turn with their chapters in the rules. */
const CHAPTERS = { card: 'card', orders: 'card', moves: 'move', attacks: 'attack', waiting: 'retreat' } as const;

/** Turns of a side with the guide. */
const GUIDED_TURNS = 2;

/**
 * The step of the active side's turn: units are ordered after the card; attacks are asked for, can be chosen or are being
 * made.
 */
function stepOf({ order, attack, aims }: View, asked: string | undefined): keyof typeof CHAPTERS {
  if (!order) return 'card';
  if (order.units.length === 0) return 'orders';
  return asked === 'step.attacks' || attack || aims.length > 0 ? 'attacks' : 'moves';
}

/** Current place of a match of Battle of Hoth in its rules and its guide. */
export function hereOf(view: View, viewer: string, asked?: string): Here {
  const player = viewer === 'spectator' ? null : sideOfSeat(viewer);
  const step = player === null || player === view.active ? stepOf(view, asked) : 'waiting';
  const turns = view.sides.map((side) => side.turns);
  const isFirst = (view.campaign?.past.length ?? 0) === 0;
  return { chapter: CHAPTERS[step], step, player, isEarly: isFirst && Math.max(...turns) <= GUIDED_TURNS };
}
