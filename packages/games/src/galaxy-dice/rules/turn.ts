import { note } from '../../engine/log.ts';
import { seatName, text } from '../../engine/text.ts';
import { ALLY_IDS } from '../data/allies.ts';
import { spaceOf } from '../data/planets.ts';
import { type State, turnOf } from '../state.ts';
import { spaceText } from './board.ts';
import { book } from './book.ts';
import { settleTurn } from './ending.ts';
import { canHelp, helpingOptions, useHelp } from './help.ts';
import { checkPenalty } from './penalty.ts';
import { dicePieces, helpers } from './pieces.ts';
import { hasDieThatFits, moveDie, placingOptions, rolledDice } from './placing.ts';
import { newHope, rollAgain, startTurn } from './rolling.ts';

/** CONFIRM: dice on spaces become markers, then the penalty is checked (GD-5.12). */
function confirm(g: State): void {
  const turn = turnOf(g);
  turn.confirmed = true;
  for (const die of turn.dice) {
    if (!die.space) continue;
    g.covered[die.space] = turn.seat;
    const where = spaceText(spaceOf(die.space));
    note(
      g,
      'log.placed',
      { seat: seatName(turn.seat), face: text(`symbol.${die.face}`), where },
      { clause: 'GD-5.12', at: `space:${die.space}` },
    );
  }
  checkPenalty(g);
}

function placingHelp(g: State): string {
  const isLast = turnOf(g).roll === 2;
  if (rolledDice(g).length > 0 && !hasDieThatFits(g)) return isLast ? 'help.noneFitsLast' : 'help.noneFits';
  if (isLast) return 'help.lastRoll';
  return rolledDice(g).length > 0 ? 'help.secondRoll' : 'help.allPlaced';
}

/** A turn: roll, place, optionally roll and place again, confirm, help, end. */
export const turn = book.rule<Record<string, never>, 'place' | 'help' | 'helping' | 'end'>('turn', {
  start: {
    run(g, at) {
      startTurn(g, at.seat);
      return at.goto('place');
    },
  },
  place: {
    ask: () => text('ask.place'),
    help: (g) => text(placingHelp(g)),
    pieces: (g) => [...dicePieces(g), ...helpers(g)],
    options: (g) => placingOptions(g),
    chosen(g, at, key) {
      if (key === 'confirm') {
        confirm(g);
        return at.goto('help');
      }
      const hope = ALLY_IDS.find((ally) => key === `newHope:${ally}`);
      if (hope) newHope(g, hope);
      else if (key === 'reroll') rollAgain(g);
      else moveDie(g, key);
      return at.goto('place');
    },
  },
  // A full planet has no space to cover, so HELP is skipped there too (GD-6.3).
  help: { run: (g, at) => at.goto(canHelp(g) ? 'helping' : 'end') },
  helping: {
    ask: () => text('ask.help'),
    help: () => text('help.help'),
    pieces: (g) => helpers(g),
    options: (g) => helpingOptions(g),
    chosen(g, at, key) {
      if (key === 'end') return at.goto('end');
      useHelp(g, key);
      return at.goto('help');
    },
  },
  end: {
    run(g, at) {
      settleTurn(g);
      return at.end();
    },
  },
});
