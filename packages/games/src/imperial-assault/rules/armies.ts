import type { Budget, Costs } from '../../engine/budgets.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { ALLIANCES, ALLIES, ARMY_POINTS, DECK_SIZE, deckPoints } from '../data/armies.ts';
import { commandCard } from '../data/commands.ts';
import { copyLimit, deploymentCard, figureCardOf } from '../data/deployments.ts';
import { AFFILIATIONS } from '../data/terms.ts';
import { playerOf, type State } from '../state.ts';
import { book } from './book.ts';
import { commandName, deploymentName } from './names.ts';

/** Room that is never used up. */
const PLENTY = 99;

/** What a card costs by budget: points, its affiliation, and a figure for every Skirmish Upgrade (IA-2.1 to IA-2.9). */
function costsOf(id: string): Costs {
  const card = deploymentCard(id);
  const ally = ALLIANCES[id];
  const kind = figureCardOf(id) ? 'figures' : 'upgrades';
  return {
    points: card.cost,
    [`${card.affiliation}-${kind}`]: 1,
    company: figureCardOf(id) ? -PLENTY : 1,
    ...(ally && { [`${ally}-figures`]: -ALLIES }),
  };
}

/** `card:<id>:<copy>` for each copy there may be; unique cards have one (IA-2.4 to IA-2.7). */
function cardOptions(g: State): Option[] {
  const sides = AFFILIATIONS.map((side) => ({
    key: `affiliation:${side}`,
    label: text(`affiliation.${side}`),
    costs: { affiliation: 1, [`${side}-figures`]: -PLENTY, [`${side}-upgrades`]: -PLENTY },
  }));
  const cards = boxOf(g).deployments.flatMap((id) =>
    Array.from({ length: copyLimit(deploymentCard(id)) }, (_one, copy) => ({
      key: `card:${id}:${copy + 1}`,
      label: text('army.card', { card: deploymentName(id), cost: deploymentCard(id).cost }),
      at: `card:${id}`,
      costs: costsOf(id),
    })),
  );
  return [...sides, ...cards];
}

function cardBudgets(): Budget[] {
  const kinds = AFFILIATIONS.flatMap((side) => [
    { id: `${side}-figures`, label: text(`budget.${side}`), limit: 0, clause: 'IA-2.3' },
    { id: `${side}-upgrades`, label: text(`budget.${side}`), limit: 0, clause: 'IA-2.9' },
  ]);
  return [
    { id: 'affiliation', label: text('budget.affiliation'), limit: 1, clause: 'IA-2.3' },
    { id: 'points', label: text('budget.points'), limit: ARMY_POINTS, clause: 'IA-2.1' },
    { id: 'company', label: text('budget.company'), limit: 0, clause: 'IA-2.2' },
    ...kinds,
  ];
}

/** `command:<id>:<copy>`, as often as its limit allows (IA-2.14). */
function deckOptions(g: State): Option[] {
  return boxOf(g).commands.flatMap((id) =>
    Array.from({ length: commandCard(id).limit }, (_one, copy) => ({
      key: `command:${id}:${copy + 1}`,
      label: text('army.card', { card: commandName(id), cost: commandCard(id).cost }),
      at: `command:${id}`,
      costs: { commands: commandCard(id).cost },
    })),
  );
}

/** Ids of the cards of a kind, `card` or `command`, in an answer. */
export const cardsIn = (keys: readonly string[], kind: string) =>
  keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.split(':')[1] ?? ''] : []));

const armyOf = (g: State, seat: SeatId) => reveal(playerOf(g, seat).army);

/** Both players lock their deployment cards, then their decks, in secret (IA-2.18, IA-13.2, IA-13.3). */
export const buildArmies = book.rule<Record<string, never>, 'deck'>('armies', {
  start: {
    shape: 'some',
    ask: () => text('ask.army', { limit: ARMY_POINTS }),
    who: (g) => g.seats,
    options: cardOptions,
    // An affiliation and at least one card.
    bounds: (_g, _at, options) => ({ min: 2, max: options.length }),
    budgets: cardBudgets,
    all(g, at, choices) {
      for (const [seat, keys] of Object.entries(choices))
        playerOf(g, seat).army = hide({ cards: cardsIn(keys, 'card'), deck: [] });
      return at.goto('deck');
    },
  },
  deck: {
    shape: 'some',
    ask: (g, at) => text('ask.deck', { n: DECK_SIZE, limit: deckPoints(armyOf(g, at.seat).cards) }),
    who: (g) => g.seats,
    options: deckOptions,
    bounds: () => ({ min: DECK_SIZE, max: DECK_SIZE }),
    budgets: (g, at) => [
      {
        id: 'commands',
        label: text('budget.commands'),
        limit: deckPoints(armyOf(g, at.seat).cards),
        clause: 'IA-2.12',
      },
    ],
    all(g, at, choices) {
      for (const [seat, keys] of Object.entries(choices))
        playerOf(g, seat).army = hide({ cards: armyOf(g, seat).cards, deck: cardsIn(keys, 'command') });
      return at.end();
    },
  },
});
