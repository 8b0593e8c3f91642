import { note } from '../../../engine/log.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Side, Theatre } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { theatresShared } from '../board.ts';
import { placeName, sideName } from '../names.ts';
import { combatOf } from './effects.ts';
import { forceOf } from './force.ts';

/**
 * Whether a side has won a battle of the combat: the other had units in that theatre when it began and has none
 * left, retreated ones included, while the winner still has some (RB-9.3.8 to RB-9.3.10).
 */
export function hasWon(g: State, side: Side, theatre: Theatre): boolean {
  const rival = rivalOf(side);
  if (!combatOf(g).began[rival].includes(theatre)) return false;
  return forceOf(g, rival, theatre).length === 0 && forceOf(g, side, theatre).length > 0;
}

/** Why a battle was won: its loser has retreated, or has no units of the theatre left. */
function whyWon(g: State, loser: Side, theatre: Theatre): Text {
  const side = sideName(loser);
  if (combatOf(g).retreated.includes(loser)) return text('won.retreat', { side });
  return text('won.destroyed', { side, theatre: text(`theatre.${theatre}`) });
}

/** Why a combat ends that nobody has won: the sides cannot hurt each other, or nobody is left to go on. */
const whyUndecided = (g: State): Text =>
  text(theatresShared(g, combatOf(g).system).length > 0 ? 'won.stalemate' : 'won.nobody');

/** Logs the winner of each battle when a combat ends, or that neither side won, and why (RB-9.3.8 to RB-9.3.10). */
export function noteWinners(g: State): void {
  const { system } = combatOf(g);
  const more = { at: `place:${system}` };
  const won = (['space', 'ground'] as const).flatMap((theatre) =>
    (['rebel', 'imperial'] as const).filter((side) => hasWon(g, side, theatre)).map((side) => ({ side, theatre })),
  );
  for (const { side, theatre } of won) {
    const params = { side: sideName(side), theatre: text(`theatre.${theatre}`), system: placeName(system) };
    const why = whyWon(g, rivalOf(side), theatre);
    note(g, `log.battleWon.${side}.${theatre}`, { ...params, why }, more);
  }
  if (won.length === 0) note(g, 'log.combatUndecided', { system: placeName(system), why: whyUndecided(g) }, more);
}
