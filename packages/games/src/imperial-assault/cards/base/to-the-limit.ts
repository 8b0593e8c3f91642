import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { type Command, callOf } from '../../rules/ability-book.ts';
import { actionOptions, isActionCard } from '../../rules/actions.ts';
import { book } from '../../rules/book.ts';
import { effectHelp, pieceName } from '../../rules/names.ts';
import { perform, performing } from '../../rules/perform.ts';
import { activationOf, type State } from '../../state.ts';
import { stun } from './command-effects.ts';

/** Whether an option is an action: movement points and cards of the moment are not. */
function isAction({ key }: Option): boolean {
  const [kind = '', id = ''] = key.split(':');
  return kind === 'play' ? isActionCard(id) : !['to', 'end'].includes(kind);
}

/** The actions there are. The points of a move action are of no use, as a Stunned figure cannot leave its space. */
function extraOptions(g: State): Option[] {
  return actionOptions(g)
    .filter(isAction)
    .map((option) => (option.key === 'move' ? { ...option, noEffect: text('extra.noMove') } : option));
}

/** `kept`: actions of the activation that are left besides. */
type ExtraVars = { figure: string; kept: number };

/** To the Limit: one more action at once; the figure becomes Stunned also without it (IA-12.48). */
const extraAction = book.rule<ExtraVars, 'ask' | 'stun'>('extra-action', {
  start: {
    run(g, at) {
      at.vars.kept = activationOf(g).actions;
      activationOf(g).actions = 1;
      return at.goto('ask');
    },
  },
  ask: {
    ask: (g, { vars }) => text('ask.extraAction', { figure: pieceName(g, vars.figure) }),
    help: effectHelp,
    who: (g) => [activationOf(g).seat],
    options: (g) => [...extraOptions(g), { key: 'none', label: text('extra.none'), kind: 'plain' as const }],
    chosen(g, at, key) {
      const { figure } = at.vars;
      if (key !== 'none') return at.call(perform, activationOf(g).seat, performing(figure, key), 'stun');
      activationOf(g).actions = 0;
      return at.goto('stun');
    },
  },
  stun: {
    run(g, at) {
      activationOf(g).actions += at.vars.kept;
      stun(g, at.vars.figure);
      return at.end();
    },
  },
});

export const toTheLimit: Command = {
  trigger: {
    could: (_g, _owner, { isSpecial }) => isSpecial === true,
    run: (_g, { figure }) => callOf(extraAction, { figure, kept: 0 }),
  },
};
