import { hide, reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import type { Rule } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { ObjectiveId } from '../../data/objectives.ts';
import { seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { eliminate, gainReputation } from '../changes.ts';
import { settle } from '../checks.ts';
import { leaderOption } from '../names.ts';
import { jediVictims, reputationOf } from './progress.ts';

/** A played objective is discarded for good; Heart of the Empire returns to the hand. */
function discard(g: State, id: ObjectiveId): void {
  g.flow.shown = true;
  note(g, 'log.objectivePlayed', { card: text(`objective.${id}`) });
  if (id === 'heart-of-the-empire') {
    note(g, 'log.objectiveReturns', { card: text(`objective.${id}`) });
    return;
  }
  g.objectiveHand = hide(reveal(g.objectiveHand).filter((one) => one !== id));
  g.objectiveDiscards.push(id);
}

function eliminateVictim(g: State, id: LeaderId): void {
  eliminate(g, id);
  if (g.combat) g.combat.returning = g.combat.returning.filter((one) => one !== id);
}

export type ScoreVars = { id: ObjectiveId };

/** Plays an objective: discard, reputation box by box (RB-15.5), then what the card does besides. */
export const score: Rule<ScoreVars> = book.rule<ScoreVars, 'jedi' | 'settle' | 'done'>('score-objective', {
  start: {
    run(g, at) {
      const { id } = at.vars;
      discard(g, id);
      if (g.combat) g.combat.scored = true;
      gainReputation(g, reputationOf(g, id));
      const victims = id === 'return-of-the-jedi' ? jediVictims(g) : [];
      if (victims.length > 1) return at.goto('jedi');
      for (const victim of victims) eliminateVictim(g, victim);
      return at.goto('settle');
    },
  },
  jedi: {
    ask: () => text('ask.jediVictim'),
    who: (g) => [seatOf(g, 'rebel', 'general')],
    options: (g) => jediVictims(g).map((id) => leaderOption(id)),
    chosen(g, at, key) {
      eliminateVictim(g, key as LeaderId);
      return at.goto('settle');
    },
  },
  settle: { run: (_g, at) => at.call(settle, null, { fight: false }, 'done') },
  done: { run: (_g, at) => at.end() },
});
