import type { GalaxyStep, GalaxyView } from '@echo-base/games/galaxy-dice/client';
import type { Here } from '../../rules/guide.ts';

/** Chapters and sections of the rules by step. */
const CHAPTERS: Readonly<Record<GalaxyStep, string>> = {
  'choose-rebel': 'setup',
  place: 'turn',
  help: 'turn-help',
  over: 'planets',
};

/** Number of each player's first turns with the guide. */
const GUIDED_TURNS = 2;

/** Current place of a match of Galaxy Rebellion in its rules and guide. */
export function hereOf({ step: now, active, turn, seats }: GalaxyView, viewer: string): Here {
  const player = viewer === 'spectator' ? null : 'player';
  const isOthers = player !== null && active !== viewer && (now === 'place' || now === 'help');
  const step = isOthers ? 'waiting' : now;
  return { chapter: CHAPTERS[now], step, player, isEarly: now !== 'over' && turn <= GUIDED_TURNS * seats.length };
}
