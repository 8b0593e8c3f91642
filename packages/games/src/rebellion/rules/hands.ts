import { drawCards } from '../../engine/deck.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { shuffle } from '../../engine/rng.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import { type MissionCard, missionOf } from '../data/missions.ts';
import { OBJECTIVES, type ObjectiveId, type Stage } from '../data/objectives.ts';
import type { SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { roleOf, seatOf, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';

/** Shuffles the discards into a new mission deck if that is empty (RB-1.7). */
export function rebuildMissions(g: State, side: Side): void {
  const deck = reveal(g.missionDecks[side]);
  if (deck.length === 0) deck.push(...shuffle(g, g.missionDiscards[side].splice(0)));
}

/** Draws missions into a hand; an empty deck is rebuilt from its discards first (RB-1.7). */
export function drawMissions(g: State, side: Side, count: number): MissionCard[] {
  const drawn: MissionCard[] = [];
  while (drawn.length < count) {
    rebuildMissions(g, side);
    const deck = g.missionDecks[side];
    if (reveal(deck).length === 0) break;
    drawn.push(...drawCards(g, deck, 1));
  }
  reveal(g.missionHands[side]).push(...drawn);
  noteDrawn(g, side, 'Missions', drawn.map(missionText));
  return drawn;
}

/** Shuffles the discards into a new project deck if that is empty (RB-1.8). */
export function rebuildProjects(g: State): void {
  const deck = reveal(g.projectDeck);
  if (deck.length === 0) deck.push(...shuffle(g, g.projectDiscards.splice(0)));
}

/** Draws projects into the Imperial mission hand; an empty deck is rebuilt first (RB-1.8). */
export function drawProjects(g: State, count: number): MissionCard[] {
  const drawn: MissionCard[] = [];
  while (drawn.length < count) {
    rebuildProjects(g);
    if (reveal(g.projectDeck).length === 0) break;
    drawn.push(...drawCards(g, g.projectDeck, 1));
  }
  reveal(g.missionHands.imperial).push(...drawn);
  noteDrawn(g, 'imperial', 'Projects', drawn.map(missionText));
  return drawn;
}

/** Draws probe cards into the Imperial hand; an empty deck gives nothing (RB-11.2.2). */
export function drawProbes(g: State, count: number): SystemId[] {
  const drawn = drawCards(g, g.probeDeck, count);
  reveal(g.probeHand).push(...drawn);
  noteDrawn(
    g,
    'imperial',
    'Probes',
    drawn.map((id) => text(`system.${id}`)),
  );
  return drawn;
}

/** Draws objectives into the Rebel hand; the deck is never rebuilt (RB-1.12). */
export function drawObjectives(g: State, count: number): ObjectiveId[] {
  const drawn = drawCards(g, g.objectiveDeck, count);
  reveal(g.objectiveHand).push(...drawn);
  noteDrawn(
    g,
    'rebel',
    'Objectives',
    drawn.map((id) => text(`objective.${id}`)),
  );
  return drawn;
}

const missionText = (card: MissionCard) => text(`mission.${missionOf(card).id}`);

/** Every viewer reads how many cards were drawn, the owner's side also which. */
function noteDrawn(g: State, side: Side, what: string, names: readonly ReturnType<typeof text>[]): void {
  if (names.length === 0) return;
  note(g, `log.drawn${what}`, { side: text(`side.${side}`), n: names.length });
  for (const card of names) note(g, 'log.drew', { card }, { audience: seatsOf(g, side) });
}

/** A used mission: starting missions return to hand, others go to their discard pile (RB-7.1.33, RB-7.1.34). */
export function discardMission(g: State, card: MissionCard): void {
  const { side, deck } = missionOf(card);
  if (deck === 'starting') reveal(g.missionHands[side]).push(card);
  else if (deck === 'project') g.projectDiscards.push(card);
  else g.missionDiscards[side].push(card);
}

// --- action cards ---

/** The seat an action card belongs to: the player of the pictured leader, or the given one (RB-18.3, RB-18.21). */
export function actionSeat(g: State, id: ActionId, leader: LeaderId | undefined = ACTIONS[id].leaders[0]): SeatId {
  return seatOf(g, ACTIONS[id].side, leader ? roleOf(leader) : 'general');
}

/** Seats of a side that hold this card (for rules; never for a view). */
export function holds(g: State, seat: SeatId, id: ActionId): boolean {
  const hand = g.actionHands[seat];
  return hand !== undefined && reveal(hand).includes(id);
}

/**
 * Whether, for all the table can see, the seat might hold this card (RB-16.2.1): it is not used, its leaders are that
 * player's (RB-18.3, RB-18.21), and a card of its type lies in the hand. How many starting and recruit cards a hand
 * holds can be counted by every viewer: two starting cards are dealt, all others come from recruiting, used ones lie open.
 */
export function couldHold(g: State, seat: SeatId, id: ActionId): boolean {
  const hand = g.actionHands[seat];
  const { type } = ACTIONS[id];
  if (!hand || g.usedActions.includes(id) || !mayLieWith(g, seat, id)) return false;
  return reveal(hand).some((card) => ACTIONS[card].type === type);
}

/** Whether a card of this kind can lie with this seat: it is the player's of a pictured leader (RB-18.3, RB-18.21). */
export function mayLieWith(g: State, seat: SeatId, id: ActionId): boolean {
  const { leaders } = ACTIONS[id];
  if (leaders.length === 0) return actionSeat(g, id) === seat;
  return leaders.some((leader) => actionSeat(g, id, leader) === seat);
}

/** Plays an action card: face up, and out of the game afterwards. */
export function useAction(g: State, seat: SeatId, id: ActionId): void {
  const hand = g.actionHands[seat];
  if (!hand || !reveal(hand).includes(id)) throw new Error(`${seat} does not hold ${id}`);
  g.actionHands[seat] = hide(reveal(hand).filter((one) => one !== id));
  g.usedActions.push(id);
  g.flow.shown = true;
  note(g, 'log.actionPlayed', { side: text(`side.${ACTIONS[id].side}`), card: text(`action.${id}`) });
}

// --- objectives ---

/** Stages of the cards in the Rebel hand: their backs are public (RB-16.1.42). */
export function handStages(g: State): Stage[] {
  return reveal(g.objectiveHand)
    .map((id) => OBJECTIVES[id].stage)
    .sort();
}

/** Whether, for all the table can see, this objective might be in the Rebel hand. */
export function couldHoldObjective(g: State, id: ObjectiveId): boolean {
  return !g.objectiveDiscards.includes(id) && handStages(g).includes(OBJECTIVES[id].stage);
}
