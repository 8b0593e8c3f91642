import { type Text, text } from '../../../engine/text.ts';
import { type MissionFacts, missionOf } from '../../data/missions.ts';
import type { MissionNow, State } from '../../state.ts';
import type { Ctx } from '../op.ts';
import type { Attempt } from './icons.ts';

/** The running mission. Throws when there is none. */
export function missionNow(g: State): MissionNow {
  if (!g.mission) throw new Error('no mission is running');
  return g.mission;
}

export function factsNow(g: State): MissionFacts {
  return missionOf(missionNow(g).card);
}

export function missionName(g: State): Text {
  return text(`mission.${factsNow(g).id}`);
}

/** What the card's effect works on. */
export function ctxNow(g: State): Ctx {
  const { side, seat, card, place, target, leaders } = missionNow(g);
  return { side, seat, card: missionOf(card).id, place, target, leaders: [...leaders] };
}

/** The running mission in its place. Throws for one without a system. */
export function attemptNow(g: State): Attempt {
  const { place } = missionNow(g);
  if (place === null) throw new Error('the mission has no place');
  return { ...ctxNow(g), card: factsNow(g).id, place };
}
