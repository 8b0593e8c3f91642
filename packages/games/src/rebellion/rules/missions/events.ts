import { reveal } from '../../../engine/hidden.ts';
import { text } from '../../../engine/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { missionOf } from '../../data/missions.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { cardName, leaderName, leadersText, placeName, sideName } from '../names.ts';
import { eventKind } from '../windows.ts';
import { missionDice, opposing } from './icons.ts';
import { attemptNow, factsNow, missionName, missionNow } from './now.ts';

/** The running mission and its place as parameters of a question. */
function carriedOut(g: State) {
  const { place } = missionNow(g);
  return { mission: missionName(g), ...(place && { place: placeName(place) }) };
}

/** Before a mission is revealed. The question goes to the side of the card only: it may name what lies face down. */
export const missionReveal = eventKind('mission-reveal', (g, event) => {
  const leaders = event.leaders as LeaderId[];
  const card = g.assigned.find((one) => one.leaders.some((id) => leaders.includes(id)))?.card;
  if (!card) return {};
  const mission = cardName(missionOf(reveal(card)).id);
  return { params: { mission, leaders: leadersText(leaders) }, source: mission };
});

/** Before the dice of an attempt. */
export const missionRolls = eventKind('mission-dice', (g) => {
  const attempt = attemptNow(g);
  const rival = rivalOf(attempt.side);
  const dice = { own: missionDice(g, attempt, attempt.side), enemy: missionDice(g, attempt, rival) };
  const opposed = opposing(g, attempt).length > 0 ? 'yes' : 'no';
  const skill = text(`skill.${factsNow(g).skill}`);
  return {
    params: { ...carriedOut(g), side: sideName(attempt.side), skill, ...dice, opposed },
    source: missionName(g),
  };
});

/** A mission has succeeded. */
export const missionSucceeded = eventKind('mission-succeeded', (g) => ({
  params: carriedOut(g),
  source: missionName(g),
}));

/** A mission has rescued leaders. */
export const missionRescued = eventKind('mission-rescued', (g) => {
  const [first, ...others] = missionNow(g).rescued;
  const rescued = first ? { leader: leaderName(first), others: others.length } : {};
  return { params: { ...carriedOut(g), ...rescued }, source: missionName(g) };
});
