import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import { ACCURACY_OF } from '../../data/commands.ts';
import { type Command, callOf, type WindowEvent } from '../../rules/ability-book.ts';
import { attackLimit } from '../../rules/actions.ts';
import { isNextTo } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { effectHelp, groupName } from '../../rules/names.ts';
import { dieAt, dieName, removeDefence, rerollable, rerollDice, surgeAbilities, surgesOf } from '../../rules/pools.ts';
import { attackRefusal, ownAim, targetsOf } from '../../rules/targets.ts';
import { activationOf, attackOf, figureOf, type State } from '../../state.ts';
import { toTheLimit } from './to-the-limit.ts';

const POOLS = ['attack', 'defence'] as const;

/** Guardian Stance: dice are picked first, then rolled together (IA-9.47). */
const rerollSome = book.rule<{ seat: string }, never>('reroll-some', {
  start: {
    shape: 'some',
    ask: () => text('ask.reroll'),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    options: (g) =>
      rerollable(attackOf(g), POOLS).flatMap((key) => {
        const die = dieAt(attackOf(g), key);
        return die ? [{ key, label: dieName(die), at: `die:${key}` }] : [];
      }),
    bounds: (_g, _at, options) => ({ min: 1, max: options.length }),
    chosen(g, at, keys) {
      rerollDice(g, keys);
      return at.end();
    },
  },
});

/** Whether the deployment card of a figure is exhausted. */
function isExhausted(g: State, figure: string): boolean {
  return g.groups[figureOf(g, figure).group]?.exhausted === true;
}

/** The deployment card of a figure becomes ready: it can be activated again in this round. */
function readyCard(g: State, figure: string): null {
  const group = g.groups[figureOf(g, figure).group];
  if (!group) return null;
  group.exhausted = false;
  note(g, 'log.readied', { group: groupName(g, group.id) });
  return null;
}

/** How many spaces a figure could aim at, with figures in the way of sight or without. */
const aims = (g: State, figure: string, only: { only?: string }, ignoresFigures: boolean) =>
  targetsOf(g, { ...ownAim(g, figure), ...only, ignoresFigures }).filter(({ refused }) => !refused).length;

/** Whether Marksman opens a target to a ranged attack that may be declared now; all of it is public. */
function helpsMarksman(g: State, figure: string, { isAction = false, only }: WindowEvent): boolean {
  if (ownAim(g, figure).type !== 'ranged' || attackRefusal(g, figure) || ownAim(g, figure).ignoresFigures) return false;
  if (isAction && (activationOf(g).actions === 0 || attackLimit(g, figure))) return false;
  const fixed = only ? { only } : {};
  return aims(g, figure, fixed, true) > aims(g, figure, fixed, false);
}

const FURY = 3;

/** Command cards of the windows of attacks and activations, by id. */
export const reactionCommands: Readonly<Record<string, Command>> = {
  marksman: {
    trigger: {
      could: (g, { figure }, event) => helpsMarksman(g, figure, event),
      run(g, { ability, figure, seat }) {
        g.effects.push({ ability, figure, seat, until: 'activation' });
        return null;
      },
    },
  },
  'to-the-limit': toTheLimit,
  // Outside the activation of its user there is no moment to look back at: the condition is not met.
  'element-of-surprise': {
    trigger: {
      could(g, { figure }) {
        const { target, defenceDice } = attackOf(g);
        const isOwnActivation = g.activation?.figure === figure && g.figures[target] !== undefined;
        return isOwnActivation && !g.activation?.seenBy.includes(target) && defenceDice.length > 0;
      },
      options: (g) =>
        attackOf(g).defenceDice.map(({ die }, index) => ({
          key: `d${index}`,
          label: text('choice.remove', { die: text(`die.${die}`) }),
          at: `die:d${index}`,
        })),
      run(g, _owner, _event, key) {
        removeDefence(g, Number(key.slice(1)));
        return null;
      },
    },
  },
  'one-in-a-million': {
    trigger: {
      could: (g, { figure }) => g.activation?.figure !== figure && attackOf(g).defenceDice.length > 0,
      run(g) {
        while (attackOf(g).defenceDice.length > 0) removeDefence(g, 0);
        return null;
      },
    },
  },
  deflection: {
    trigger: {
      could: () => true,
      run(g, { ability, figure, seat }) {
        attackOf(g).extra.push({ keyword: 'accuracy', n: ACCURACY_OF.deflection });
        attackOf(g).after.push({ ability, figure, seat });
        return null;
      },
    },
  },
  'guardian-stance': {
    trigger: {
      could(g, { figure, seat }) {
        const { attacker, target } = attackOf(g);
        const protects = attacker !== figure && g.figures[target]?.seat === seat && isNextTo(g, figure, target);
        return protects && rerollable(attackOf(g), POOLS).length > 0;
      },
      run: (_g, { seat }) => callOf(rerollSome, { seat }),
    },
  },
  'hunter-protocol': {
    trigger: {
      could(g) {
        const attack = attackOf(g);
        const surges = attack.totals ? surgesOf(attack.totals) : 0;
        return attack.surgeUses < 2 && surgeAbilities(g, attack).some(({ cost }) => 2 * cost <= surges);
      },
      run(g) {
        attackOf(g).surgeUses = 2;
        return null;
      },
    },
  },
  'furious-charge': {
    trigger: {
      could: (g, { figure }) => attackOf(g).suffered >= FURY && isExhausted(g, figure),
      run: (g, { figure }) => readyCard(g, figure),
    },
  },
  'son-of-skywalker': {
    trigger: {
      could: (g, { figure }) => isExhausted(g, figure),
      run: (g, { figure }) => readyCard(g, figure),
    },
  },
};
