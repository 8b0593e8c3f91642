import { newDeck } from '../../../engine/deck.ts';
import { hide } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import { shuffle } from '../../../engine/rng.ts';
import { boxOf } from '../../box.ts';
import { REVEALED } from '../../data/setup.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import type { State } from '../../state.ts';
import { placeName } from '../names.ts';

/** Cards from the top until both sides have their systems, and the systems found (RB-3.3.1). */
function revealUntilFound(cards: readonly SystemId[]) {
  const shown: SystemId[] = [];
  const found: Record<'rebel' | 'imperial', SystemId[]> = { rebel: [], imperial: [] };
  for (const id of cards) {
    if (found.rebel.length === REVEALED.rebel && found.imperial.length === REVEALED.imperial) break;
    shown.push(id);
    const { probe } = SYSTEMS[id];
    if ((probe === 'rebel' || probe === 'imperial') && found[probe].length < REVEALED[probe]) found[probe].push(id);
  }
  return { shown, ...found };
}

/** Loyalty and subjugation of the advanced game come from revealed probe cards (RB-3.3.1 to RB-3.3.4). */
export function revealProbes(g: State): void {
  const { shown, rebel, imperial } = revealUntilFound(shuffle(g, boxOf(g.options).probes));
  g.flow.shown = true;
  g.shownProbes = shown;
  g.removedProbes = imperial;
  for (const id of rebel) {
    g.systems[id].loyalty = 'rebel';
    note(g, 'log.startsRebel', { system: placeName(id) }, { at: `place:${id}`, clause: 'RB-3.3.2' });
  }
  for (const [index, id] of imperial.entries()) {
    const subjugated = index < REVEALED.subjugated;
    if (subjugated) g.systems[id].subjugated = true;
    else g.systems[id].loyalty = 'imperial';
    const key = subjugated ? 'log.startsSubjugated' : 'log.startsImperial';
    note(g, key, { system: placeName(id) }, { at: `place:${id}`, clause: 'RB-3.3.3' });
  }
  g.probeDeck = newDeck(
    g,
    boxOf(g.options).probes.filter((id) => !imperial.includes(id)),
  );
  g.probeHand = hide([]);
}
