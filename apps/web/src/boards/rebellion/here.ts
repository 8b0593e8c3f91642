import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { Here } from '../../rules/guide.ts';
import { roleOfSeat, sideOfViewer } from './sides.ts';

/** Chapters of the rules by step, if not named after the step. */
const CHAPTERS: Readonly<Record<string, string>> = { mission: 'missions' };

/** Current place of a match of Rebellion: a combat or mission while one runs, else the phase. */
export function hereOf(view: RebellionView, viewer: string): Here {
  const step = view.combat ? 'combat' : view.mission ? 'mission' : view.phase;
  const role = roleOfSeat(viewer);
  return {
    chapter: CHAPTERS[step] ?? step,
    step,
    player: sideOfViewer(viewer),
    ...(role && { role }),
    isEarly: view.round <= 1,
  };
}
