import { hide, reveal } from './hidden.ts';
import { snapshot } from './match.ts';
import { newRng } from './rng.ts';
import type { Core, Outcome } from './state.ts';

/**
 * Undo by consent: returns to an earlier state of the match, past the checkpoint. Every seat's answer count increases,
 * so that ids of undone decisions never recur. The generator goes back too: the same act has the same result, so that
 * an undo cannot buy better dice. The undo history starts anew.
 */
export function rewind<G extends Core>(g: G, earlier: G): G {
  const answered = Object.fromEntries(g.seats.map((seat) => [seat, (g.flow.answered[seat] ?? 0) + 1]));
  const back = { ...earlier, log: [], flow: { ...earlier.flow, answered } };
  return { ...back, undo: hide({ base: snapshot(back), acts: [] }) };
}

/** Ends a match from outside its rules, with this outcome. */
export function close<G extends Core>(g: G, outcome: Outcome): G {
  const ended = { ...g, log: [], outcome, flow: { ...g.flow, stack: [] } };
  return { ...ended, undo: hide({ base: snapshot(ended), acts: [] }) };
}

/**
 * Fork: another match that continues from a state with its own seed. What was drawn or shuffled before stays as it is;
 * nothing before the fork can be undone.
 */
export function fork<G extends Core>(g: G, seed: string): G {
  const next = { ...g, luck: newRng(seed, reveal(g.luck).source) };
  return { ...next, undo: hide({ base: snapshot(next), acts: [] }) };
}
