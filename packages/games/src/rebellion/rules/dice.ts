import { note } from '../../engine/log.ts';
import type { Face } from '../data/dice.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Colour, Side } from '../data/units.ts';
import type { State } from '../state.ts';
import { isCaptured } from './board.ts';
import { book } from './book.ts';
import { mayHold, usersAt } from './reacting.ts';
import { window } from './windows.ts';

/** Dice about to be rolled in a mission (all `red`), a battle or a Death Star Plans roll. */
export type PresetVars = { side: Side; place: PlaceId; red: number; black: number };
/** A die that is set instead of rolled. */
export type SetDie = { colour: Colour; face: Face };

/**
 * One in a Million: before a roll the Rebels may hold back dice and set them (RB-7.1.23). Ends with the dice that
 * were set (`SetDie[]`); the caller rolls only the others. Call it for Rebel rolls only.
 */
export const presetDice = book.rule<PresetVars, 'done'>('preset-dice', {
  start: {
    run(g, at) {
      const { place, red, black } = at.vars;
      const usable = red + black > 0 && usersAt(g, 'one-in-a-million', place).length > 0;
      const seats = usable ? mayHold(g, 'one-in-a-million') : [];
      if (seats.length === 0) return at.end([]);
      return window.offer(at, { kind: 'preset-dice', red, black, set: [] }, seats, 'done');
    },
  },
  done: { run: (_g, at) => at.end((at.result as { set: SetDie[] }).set) },
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
