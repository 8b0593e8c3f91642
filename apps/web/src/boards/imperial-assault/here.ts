import type { View } from '@echo-base/games/imperial-assault/client';
import type { Here } from '../../rules/guide.ts';
import { affiliationOf } from './looks.ts';

/** Steps of a match with their chapters in the rules. */
const CHAPTERS = { setup: 'setup', turn: 'round', act: 'activation', attack: 'attack', waiting: 'round' } as const;

/** Rounds with the guide. */
const GUIDED_ROUNDS = 2;

/** The step: an attack concerns both players, an activation its own. Spectators see the step of the active player. */
function stepOf({ round, attack, activation, turn }: View, viewer: string): keyof typeof CHAPTERS {
  if (round === 0) return 'setup';
  if (attack) return 'attack';
  const active = activation?.seat ?? turn;
  if (viewer !== 'spectator' && active !== viewer) return 'waiting';
  return activation ? 'act' : 'turn';
}

/** Current place of a match of Imperial Assault in its rules and its guide, which is for an affiliation. */
export function hereOf(view: View, viewer: string): Here {
  const own = view.players.find(({ seat }) => seat === viewer);
  const step = stepOf(view, viewer);
  const isBuilding = view.map === null;
  return {
    chapter: isBuilding ? 'army' : CHAPTERS[step],
    step,
    // The guide begins with the deployment.
    player: own && !isBuilding ? (affiliationOf(own.cards) ?? 'imperial') : null,
    isEarly: view.round <= GUIDED_ROUNDS,
  };
}
