import { text } from '../engine/text.ts';
import type { Stage } from '../engine/title.ts';
import type { State } from './state.ts';

/** The round and the turn a state belongs to; the Refresh phase is one turn, and so is each side's assigning. */
export function stage({ phase, round, active, turn }: State): Stage {
  const chapter = phase === 'setup' ? text('round.setup') : text('round.number', { n: round });
  const mark = phase === 'command' ? `${turn}` : phase === 'refresh' ? '' : active;
  return { chapter, turn: `${phase}:${mark}` };
}
