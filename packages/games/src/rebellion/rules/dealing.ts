import { newDeck } from '../../engine/deck.ts';
import { hide } from '../../engine/hidden.ts';
import { shuffle } from '../../engine/rng.ts';
import { actionCards, boxOf, missionCards, tacticCards } from '../box.ts';
import { OBJECTIVES, type Stage } from '../data/objectives.ts';
import { FIRST_GAME, type Force } from '../data/setup.ts';
import type { PlaceId } from '../data/systems.ts';
import type { UnitType } from '../data/units.ts';
import type { State } from '../state.ts';
import { bring } from './changes.ts';

/** Shuffles all decks but the probe deck, and deals the starting missions (RB-3.1.4 to RB-3.1.8). */
export function dealDecks(g: State): void {
  const stage = (n: Stage) =>
    shuffle(
      g,
      boxOf(g.options).objectives.filter((id) => OBJECTIVES[id].stage === n),
    );
  g.objectiveDeck = hide([...stage(1), ...stage(2), ...stage(3)]);
  for (const side of ['rebel', 'imperial'] as const) {
    g.actionDecks[side] = newDeck(g, actionCards(boxOf(g.options), side, 'recruit'));
    g.missionDecks[side] = newDeck(g, missionCards(boxOf(g.options), side, 'normal'));
    g.missionHands[side] = hide(missionCards(boxOf(g.options), side, 'starting'));
  }
  g.projectDeck = newDeck(g, missionCards(boxOf(g.options), 'imperial', 'project'));
  g.tacticDecks = {
    space: newDeck(g, tacticCards(boxOf(g.options), 'space')),
    ground: newDeck(g, tacticCards(boxOf(g.options), 'ground')),
  };
}

/** Puts a force from the supply into a place. */
function placeForce(g: State, at: PlaceId, force: Force): void {
  for (const [type, count] of Object.entries(force) as [UnitType, number][]) {
    for (let n = 0; n < count; n++) bring(g, type, at);
  }
}

/** Fixed loyalty, units and probe deck of the first game (RB-3.2.1, RB-3.2.2). */
export function placeFirstGame(g: State): void {
  for (const id of FIRST_GAME.rebel) g.systems[id].loyalty = 'rebel';
  for (const id of FIRST_GAME.imperial) g.systems[id].loyalty = 'imperial';
  for (const id of FIRST_GAME.subjugated) g.systems[id].subjugated = true;
  for (const [place, force] of Object.entries(FIRST_GAME.units) as [PlaceId, Force][]) placeForce(g, place, force);
  g.removedProbes = [...FIRST_GAME.removed];
  g.probeDeck = newDeck(
    g,
    boxOf(g.options).probes.filter((id) => !FIRST_GAME.removed.includes(id)),
  );
}
