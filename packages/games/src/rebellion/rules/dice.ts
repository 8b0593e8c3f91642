import { note } from '../../engine/log.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import type { State } from '../state.ts';
import { isCaptured } from './board.ts';
import { book } from './book.ts';

/** Dice about to be rolled in a mission (all `red`), a battle or a Death Star Plans roll. */
export type PresetVars = { side: Side; place: PlaceId; red: number; black: number };

/**
 * One in a Million: before a roll the Rebels may hold back dice and set them (RB-7.1.23). Ends with the dice that
 * were set, as `{ colour, face }[]`; the caller rolls only the others. Call it for Rebel rolls only.
 */
export const presetDice = book.rule<PresetVars>('preset-dice', {
  start: { run: (_g, at) => at.end([]) },
});

/** Whether the Rebels may still reroll one of their dice there: Master Yoda, once a round (rings are public). */
export function yodaReady(g: State, place: PlaceId): boolean {
  const wearer = (Object.keys(g.leaders) as LeaderId[]).find((id) => g.leaders[id].ring === 'master-yoda');
  if (!wearer || g.leaders[wearer].at !== place || isCaptured(g, wearer)) return false;
  return !g.lasting.some((one) => one.kind === 'yoda');
}

/** Uses the reroll of the round up. */
export function useYoda(g: State): void {
  g.lasting.push({ kind: 'yoda' });
  note(g, 'log.yoda');
}
