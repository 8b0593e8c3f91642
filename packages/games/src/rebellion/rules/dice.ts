import { note } from '../../engine/log.ts';
import { type Text, text } from '../../engine/text.ts';
import type { Face } from '../data/dice.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Colour, Side } from '../data/units.ts';
import type { State } from '../state.ts';
import { isCaptured } from './board.ts';
import { book } from './book.ts';
import { factsNow, missionName } from './missions/now.ts';
import { placeName } from './names.ts';
import { eventKind, offer } from './windows.ts';

/** What Rebel dice are rolled for; those of a mission and of Death Star Plans are all `red`. */
type RollFor = 'mission' | 'battle' | 'plans';
/** Dice about to be rolled. */
export type PresetVars = { side: Side; place: PlaceId; red: number; black: number; roll: RollFor };
/** A die that is set instead of rolled. */
export type SetDie = { colour: Colour; face: Face };

/**
 * One in a Million: before a roll the Rebels may hold back dice and set them (RB-7.1.23). Ends with the dice that
 * were set (`SetDie[]`); the caller rolls only the others. Call it for Rebel rolls only.
 */
export const presetDice = book.rule<PresetVars, 'done'>('preset-dice', {
  start: {
    run(g, at) {
      const { place, red, black, roll } = at.vars;
      if (red + black === 0) return at.end([]);
      return offer(g, at, { kind: 'preset-dice', place, red, black, roll, set: [] }, 'done');
    },
  },
  done: { run: (_g, at) => at.end((at.result as { set: SetDie[] }).set) },
});

/** The card that has the dice rolled; a battle has none. */
function rollSource(g: State, roll: RollFor): Text | undefined {
  if (roll === 'mission') return missionName(g);
  return roll === 'plans' ? text('objective.death-star-plans') : undefined;
}

eventKind('preset-dice', (g, event) => {
  const { place, red, black, roll } = event as unknown as PresetVars;
  const source = rollSource(g, roll);
  const skill = roll === 'mission' ? { skill: text(`skill.${factsNow(g).skill}`) } : {};
  const params = {
    roll,
    red,
    black,
    dice: red + black,
    place: placeName(place),
    ...skill,
    ...(source && { card: source }),
  };
  return { params, ...(source && { source }) };
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
