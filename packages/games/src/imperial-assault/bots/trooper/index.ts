import { fits } from '../../../engine/budgets.ts';
import { randomChoice } from '../../../engine/choices.ts';
import type { Decision } from '../../../engine/decision.ts';
import type { Option } from '../../../engine/rule.ts';
import type { Seen } from '../../../engine/seen.ts';
import type { Choice } from '../../../engine/state.ts';
import type { Bot } from '../../../engine/title.ts';
import type { View } from '../../client.ts';
import { rateActivation } from './activation.ts';
import { army, bestOf, bombard, deployment, inWindow, movement, nextTurn, surges, target } from './answers.ts';
import { type Field, fieldOf } from './field.ts';

/** Questions with an answer that is always good. */
const FIXED: Readonly<Record<string, string>> = {
  'ask.delivery': 'deliver',
  'ask.confirmDeployment': 'done',
  'ask.strain': 'discard',
};

/** The figure that an option uses. */
const figureOf = ({ from = '' }: Option) => from.slice(from.indexOf(':') + 1);
const cheapest = (options: readonly Option[]) => options[0]?.key ?? '';

/** Answers to questions with one choice, by their prompt. */
type Answer = (field: Field, options: readonly Option[], seen: Seen<View>) => string;
const ANSWERS: Readonly<Record<string, Answer>> = {
  'ask.turn': nextTurn,
  'ask.nextFigure': nextTurn,
  'ask.deploy': deployment,
  'ask.target': target,
  'ask.order': (field, options) => {
    const attack = target(
      field,
      options.filter(({ key }) => key.startsWith('attack:')),
    );
    return attack || 'move';
  },
  'ask.cleave': (field, options) =>
    bestOf(options, ({ key }) => {
      const foe = field.soldier(key.slice('cleave:'.length));
      return foe ? foe.card.cost / foe.left : 0;
    }),
  'ask.bombardment': bombard,
  'ask.excavation-site': (_field, options) => cheapest(options),
  'ask.relay-station': (_field, options) => cheapest(options),
  'ask.openDoor': (_field, options) => cheapest(options),
  'ask.hunters': (_field, options) => cheapest(options),
  'ask.payCard': (_field, options) => cheapest(options),
  'ask.raiders': (_field, options) => cheapest(options),
};

const MOVEMENTS = ['ask.moveNow.points', 'ask.moveNow.spaces', 'ask.closeTheGap'];

/** The activating figure's best option, those of To the Limit included. */
function act(field: Field, options: readonly Option[]): string {
  const soldier = field.soldier(field.view.activation?.figure ?? '');
  return soldier ? bestOf(options, rateActivation(field, soldier, options)) : cheapest(options);
}

/** The answer to a question with one choice; null where chance decides. */
function oneChoice(seen: Seen<View>, prompt: string, options: readonly Option[]): string | null {
  const fixed = FIXED[prompt];
  if (fixed && options.some(({ key }) => key === fixed)) return fixed;
  if (prompt.startsWith('window.')) return inWindow(seen.view, seen.viewer, options);
  const field = fieldOf(seen);
  if (!field) return null;
  if (prompt === 'ask.act' || prompt === 'ask.extraAction') return act(field, options);
  if (MOVEMENTS.includes(prompt))
    return movement(field, figureOf(options[0] ?? { key: '', label: { key: '' } }), options);
  return ANSWERS[prompt]?.(field, options, seen) ?? null;
}

/** The answer to a question with several choices; null where chance decides. */
function someChoices(seen: Seen<View>, decision: Decision): string[] | null {
  const { key } = decision.prompt;
  if (key === 'ask.surges') return surges(seen.view, decision);
  if (key === 'ask.army' || key === 'ask.deck') return army(decision.options, decision.seat);
  return null;
}

/** Heuristic player: expected damage from means of the dice, goals of the mission, and the way to the enemy. */
export const trooper: Bot<View> = (seen, decision, rng): Choice => {
  const options = decision.options.filter(({ refused }) => !refused);
  if (decision.shape === 'some') {
    const keys = someChoices(seen, decision);
    return keys && fits(decision, keys) ? keys : randomChoice(decision, rng);
  }
  return oneChoice(seen, decision.prompt.key, options) ?? randomChoice(decision, rng);
};
