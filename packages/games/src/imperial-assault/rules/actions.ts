import type { Option } from '../../engine/rule.ts';
import { type Refusal, refuse, type Text, text } from '../../engine/text.ts';
import { commandCard } from '../data/commands.ts';
import { activationOf, figureOf, type State } from '../state.ts';
import { abilitiesOf, abilityName, commandRules, type Special } from './ability-book.ts';
import { hasCondition } from './board.ts';
import { actionCards, cardOffers, couldHoldCard } from './command-play.ts';
import { interactions } from './interact.ts';
import { destinations, movementOf, placeOptions, speedOf } from './moving.ts';
import { pieceName } from './names.ts';
import { attackRefusal, ownAim, targetOptions } from './targets.ts';

/** Why an action with an attack is not possible: one for each activation (IA-5.5, IA-5.6). */
export function attackLimit(g: State, figure: string): Refusal | null {
  const { attacks } = activationOf(g);
  const isLifted = abilitiesOf(g, figure).some(({ ability, owner }) => ability.liftsAttackLimit?.(g, owner));
  return attacks > 0 && !isLifted ? refuse('attack_limit', { figure: pieceName(g, figure) }, 'IA-5.5') : null;
}

/** Why a special action is not possible now (IA-5.5, IA-5.7, IA-5.9). */
function specialRefusal(g: State, figure: string, id: string, { actions, attacks }: Special): Refusal | null {
  const activation = activationOf(g);
  const params = { ability: text(commandRules(id) ? `command.${id}` : `ability.${id}`) };
  // A copy of a card is used once, as it is discarded (IA-12.7).
  if (!commandRules(id) && activation.specials.includes(id)) return refuse('special_used', params, 'IA-5.7');
  if (activation.actions < actions) return refuse('few_actions', { n: actions }, 'IA-5.9');
  return attacks === 'yes' ? attackLimit(g, figure) : null;
}

/** The name of an ability, with what is chosen. */
function choiceName(ability: string, { key, label }: Option): Text {
  return key === '' ? abilityName(ability) : text('use.choice', { name: abilityName(ability), choice: label });
}

/** Special actions of the figure: `special:<ability>:<choice>`. */
function specialOptions(g: State, figure: string): Option[] {
  return abilitiesOf(g, figure).flatMap(({ ability: { special }, owner }) => {
    if (!special) return [];
    const why = specialRefusal(g, figure, owner.ability, special);
    return special.options(g, owner).map((option) => ({
      from: `figure:${figure}`,
      detail: text(`abilityGist.${owner.ability}`),
      ...option,
      key: `special:${owner.ability}:${option.key}`,
      label: choiceName(owner.ability, option),
      ...(why && { refused: why }),
    }));
  });
}

/** Command cards of the hand that cost actions (IA-12.6, IA-12.7). */
function commandActions(g: State, figure: string): Option[] {
  return actionCards(g, figureOf(g, figure).seat).flatMap(({ user, options }) => {
    const rules = commandRules(user.ability);
    const why = rules && 'special' in rules ? specialRefusal(g, figure, user.ability, rules.special) : null;
    return options.map((option) => ({ ...option, ...(why && { refused: why }) }));
  });
}

/** Actions that discard a condition are special actions (IA-11.19, IA-11.22, IA-11.28). */
function conditionOptions(g: State, figure: string): Option[] {
  const { specials, actions } = activationOf(g);
  return (['stunned', 'bleeding'] as const)
    .filter(
      (condition) => hasCondition(g, figure, condition) && actions > 0 && !specials.includes(`discard-${condition}`),
    )
    .map((condition) => ({
      key: `discard:${condition}`,
      label: text('action.discard', { condition: text(`condition.${condition}`) }),
      from: `figure:${figure}`,
    }));
}

/** Where movement points lead; a move action is taken first where they do not suffice. */
function movementOptions(g: State, figure: string): Option[] {
  const { actions } = activationOf(g);
  const speed = speedOf(g, figure);
  const options = placeOptions(destinations(g, figure, movementOf(g, figure), 'points'));
  if (actions > 0 && speed > 0) options.push({ key: 'move', label: text('action.move', { n: speed }), kind: 'plain' });
  return options;
}

/** An option without the figure that acts: the question names it, so that there is no piece to choose first. */
function ofActing(figure: string, { from, ...option }: Option): Option {
  return from === undefined || from === `figure:${figure}` ? option : { ...option, from };
}

/** Actions of an activation. */
const ACTIONS = 2;

/** Whether a figure that can do something has taken no action: ending now would lose its whole activation. */
const isIdle = (options: readonly Option[], actions: number): boolean =>
  actions >= ACTIONS && options.some(({ refused }) => !refused);

/** The attacks of the figure; without one a single refused option says why. */
function attackOptions(g: State, figure: string): Option[] {
  if (activationOf(g).actions === 0) return [];
  const barred = attackLimit(g, figure);
  const targets = targetOptions(g, ownAim(g, figure), barred);
  if (targets.some(({ refused }) => !refused)) return targets;
  const params = { figure: pieceName(g, figure) };
  const refused = attackRefusal(g, figure) ?? barred ?? refuse('no_target', params, 'IA-9.6');
  return [{ key: 'attack', label: text('action.attack'), from: `figure:${figure}`, refused }, ...targets];
}

/** Everything the activating figure may do now, and what it may not with the reason. */
export function actionOptions(g: State): Option[] {
  const { figure, actions, points } = activationOf(g);
  const { seat } = figureOf(g, figure);
  const could = [
    ...attackOptions(g, figure),
    ...specialOptions(g, figure),
    ...interactions(g, figure),
    ...conditionOptions(g, figure),
    ...commandActions(g, figure),
    ...cardOffers(g, seat, { window: 'DURING_ACTIVATION', figure }, []),
    ...cardOffers(g, seat, { window: 'BEFORE_DECLARE_ATTACK', figure, isAction: true }, []),
  ];
  const isEarly = actions > 0 || points > 0;
  const options = movementOptions(g, figure);
  for (const option of could) options.push(ofActing(figure, option));
  const end = { key: 'end', label: text('action.end') };
  if (actions > 0)
    options.push({
      ...end,
      detail: text('detail.actionsLeft', { n: actions }),
      kind: isIdle(options, actions) ? 'grave' : 'plain',
    });
  else options.push({ ...end, kind: isEarly ? 'plain' : 'primary' });
  return options;
}

/** Whether no action is left, nor points that lead anywhere: what is left to do needs a card of the hand. Public. */
export function isWornOut(g: State): boolean {
  const { figure, actions, points } = activationOf(g);
  return actions === 0 && destinations(g, figure, points, 'points').length === 0;
}

/** Whether the figure can do nothing more for all the table knows: its activation ends without a question (IA-12.33). */
export function isSpent(g: State): boolean {
  const { figure, seat } = activationOf(g);
  return isWornOut(g) && !couldHoldCard(g, seat, { window: 'DURING_ACTIVATION', figure }, []);
}

/** The special action of an option's key, and what it is counted as. */
export function specialOf(g: State, key: string): { id: string; special: Special } {
  const [, id = ''] = key.split(':');
  const rules = commandRules(id);
  if (key.startsWith('play:') && rules && 'special' in rules) return { id, special: rules.special };
  const own = abilitiesOf(g, activationOf(g).figure).find(({ owner }) => owner.ability === id);
  if (!own?.ability.special) throw new Error(`no special action ${key}`);
  return { id, special: own.ability.special };
}

/** Whether a card is a special action rather than one of the moment. */
export function isActionCard(id: string): boolean {
  return commandCard(id).actions > 0;
}
