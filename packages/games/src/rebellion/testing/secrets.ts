import { clone } from '../../engine/json.ts';
import { see } from '../../engine/match.ts';
import type { Viewer } from '../../engine/state.ts';
import { rebellion } from '../index.ts';
import type { State } from '../state.ts';
import { scenario } from './scenario.ts';

const FOUR = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];

/** A middle game with something in every hidden place. */
export function middle(seats = FOUR): State {
  return scenario({
    seats,
    units: { bothawui: { 'x-wing': 2 }, coruscant: { stormtrooper: 3 }, 'rebel-base-space': { airspeeder: 1 } },
    missions: { rebel: ['daring-rescue', 'hidden-fleet'], imperial: ['detained', 'superlaser-online'] },
    assigned: [
      { mission: 'build-alliance', leaders: ['mon-mothma'] },
      { mission: 'interrogation', leaders: ['darth-vader', 'general-tagge'] },
    ],
    actions: ['undercover', 'blindside', 'rebel-planning'],
    objectives: ['crippling-blow', 'liberation'],
    probes: ['hoth', 'endor'],
    base: 'dagobah',
    time: 3,
  }).g;
}

const frame = (g: State, viewer: Viewer) => JSON.stringify(see(rebellion, g, viewer));

/** The viewers whose bytes change when this is changed. */
export function whoSees(g: State, change: (next: State) => void): Viewer[] {
  const next = clone(g);
  change(next);
  return [...g.seats, 'spectator'].filter((viewer) => frame(next, viewer) !== frame(g, viewer));
}

export const REBELS = ['rebel-admiral', 'rebel-general'];
export const EMPIRE = ['imperial-admiral', 'imperial-general'];
export const ALL_VIEWERS = [...FOUR, 'spectator'];
/** Swaps the first card of one pile with the first of another. */
export function swap<C>(a: { hidden: C[] }, b: { hidden: C[] }): void {
  const [first, second] = [a.hidden[0], b.hidden[0]];
  if (first === undefined || second === undefined) throw new Error('an empty pile');
  a.hidden[0] = second;
  b.hidden[0] = first;
}
export const reverse = <C>(pile: { hidden: C[] }) => {
  pile.hidden.reverse();
};
