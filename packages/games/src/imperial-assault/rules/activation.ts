import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { activationOf, initiativeOrder, type State } from '../state.ts';
import { actionOptions, isSpent, isWornOut } from './actions.ts';
import './attack.ts';
import { loseCondition, membersOf, placeIn } from './board.ts';
import { book } from './book.ts';
import { pieceName } from './names.ts';
import { perform, performing } from './perform.ts';
import './pushing.ts';
import { seenBy } from './walk.ts';
import { windowRule } from './windows.ts';

type Step = 'act' | 'after' | 'over' | 'end';

/** The activation of a figure begins with two actions (IA-5.3). */
function begin(g: State, figure: string): void {
  const { seat, group } = g.figures[figure] ?? { seat: '', group: '' };
  const over = g.activation?.group === group ? g.activation.over : [];
  g.activation = {
    seat,
    group,
    figure,
    over,
    actions: 2,
    points: 0,
    attacks: 0,
    specials: [],
    moved: [],
    seenBy: [],
    defeats: 0,
  };
  g.activation.seenBy = seenBy(g, figure);
  note(g, 'log.activates', { figure: pieceName(g, figure) }, placeIn(g, figure));
}

/** The card is exhausted with the last figure of its group, before the window opens (IA-5.2, IA-5.17). */
function closeFigure(g: State, figure: string): void {
  if (g.figures[figure]) note(g, 'log.ends', { figure: pieceName(g, figure) }, placeIn(g, figure));
  const activation = activationOf(g);
  activation.over.push(figure);
  loseCondition(g, figure, 'weakened');
  g.effects = g.effects.filter(({ until }) => until !== 'activation');
  const left = membersOf(g, activation.group).filter(({ id }) => !activation.over.includes(id));
  const group = g.groups[activation.group];
  if (group && left.length === 0) group.exhausted = true;
}

/** The activation of one figure: actions and movement until it ends (IA-5). */
const activateFigure = book.rule<{ figure: string }, Step>('activate', {
  start: {
    run(g, at) {
      begin(g, at.vars.figure);
      const event = { window: 'ACTIVATION_START' as const, figure: at.vars.figure };
      return at.call(windowRule, null, { event, order: initiativeOrder(g) }, 'after');
    },
  },
  act: {
    ask(g, { vars: { figure } }) {
      const { actions, points } = activationOf(g);
      return text('ask.act', { figure: pieceName(g, figure), actions, points });
    },
    who: (g) => [activationOf(g).seat],
    declines: (g) => (isWornOut(g) ? { kind: 'during-activation', choice: 'end' } : undefined),
    options: (g) => actionOptions(g),
    chosen(g, at, key) {
      if (key === 'end') return at.goto('over');
      return at.call(perform, activationOf(g).seat, performing(at.vars.figure, key), 'after');
    },
  },
  // IA-5.14: an activation ends at once with the defeat of its figure.
  after: { run: (g, at) => at.goto(g.figures[at.vars.figure] && !isSpent(g) ? 'act' : 'over') },
  over: {
    run(g, at) {
      closeFigure(g, at.vars.figure);
      const event = { window: 'ACTIVATION_END' as const, figure: at.vars.figure };
      return at.call(windowRule, null, { event, order: initiativeOrder(g) }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** Figures of the group that have not been activated. */
function waiting(g: State): string[] {
  const { group, over } = activationOf(g);
  return membersOf(g, group).flatMap(({ id }) => (over.includes(id) ? [] : [id]));
}

/** The activation of a group: its figures one after another in any order (IA-5.1, IA-5.18). */
export const activateGroup = book.rule<{ figure: string }, 'next' | 'ask' | 'end'>('activate-group', {
  start: {
    run: (_g, at) => at.call(activateFigure, null, { ...at.vars }, 'next'),
  },
  next: {
    run(g, at) {
      const [figure, ...others] = waiting(g);
      if (!figure) return at.goto('end');
      at.vars.figure = figure;
      return at.goto(others.length > 0 ? 'ask' : 'start');
    },
  },
  ask: {
    ask: () => text('ask.nextFigure'),
    who: (g) => [activationOf(g).seat],
    options: (g) => waiting(g).map((id) => ({ key: `activate:${id}`, label: pieceName(g, id), at: `piece:${id}` })),
    chosen(_g, at, key) {
      at.vars.figure = key.slice('activate:'.length);
      return at.goto('start');
    },
  },
  end: {
    run(g, at) {
      g.activation = null;
      return at.end();
    },
  },
});
