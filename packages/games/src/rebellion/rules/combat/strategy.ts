import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { TACTICS, type TacticId } from '../../data/tactics.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { attackOf } from './damage.ts';
import { commander } from './force.ts';
import { drawTactics } from './tactics.ts';

/** Cards drawn from each deck, by option key. */
const SPLITS = { space: [2, 0], split: [1, 1], ground: [0, 2] } as const;

export type StrategyVars = { card: TacticId };

/** The decks to draw from. */
export const strategyOptions = (): Option[] =>
  Object.entries(SPLITS).map(([key, [space, ground]]) => ({ key, label: text('option.strategy', { space, ground }) }));

/** Draws the tactic cards of an option. */
export function drawByStrategy(g: State, card: TacticId, key: string): void {
  const { side } = attackOf(g);
  const pile = g.tacticDiscards[TACTICS[card].theatre];
  // The card itself is discarded after its use, so it is not shuffled into a rebuilt deck.
  const played = pile.pop();
  const [space, ground] = SPLITS[key as keyof typeof SPLITS];
  drawTactics(g, side, 'space', space);
  drawTactics(g, side, 'ground', ground);
  if (played) pile.push(played);
}

/** Brilliant Strategy after the choice of the special that pays for it: two cards from one deck, or one from each. */
export const strategy = book.rule<StrategyVars>('brilliant-strategy', {
  start: {
    ask: () => text('ask.strategy'),
    source: (_g, { vars }) => text(`tactic.${vars.card}`),
    who: (g) => [commander(g, attackOf(g).side, attackOf(g).theatre)],
    options: () => strategyOptions().map((option) => ({ ...option, kind: 'plain' })),
    chosen(g, at, key) {
      drawByStrategy(g, at.vars.card, key);
      return at.end();
    },
  },
});
