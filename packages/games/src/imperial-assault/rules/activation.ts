import { placeKey } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { activationOf, initiativeOrder, type State } from '../state.ts';
import { type Call, callOf } from './ability-book.ts';
import { actionOptions, isActionCard, specialOf } from './actions.ts';
import { attackRule } from './attack-book.ts';
import './attack.ts';
import { hasCondition, loseCondition, membersOf } from './board.ts';
import { book } from './book.ts';
import { discardFromHand, notePlayed, playCard } from './command-play.ts';
import { strain } from './damage.ts';
import { interact } from './interact.ts';
import { speedOf } from './moving.ts';
import { pieceName } from './names.ts';
import './pushing.ts';
import { pathTo, seenBy, walk } from './walk.ts';
import { windowRule } from './windows.ts';

/** `key`: the option being carried out. `isAction`, `isSpecial`: whether it is an action, and a special one. */
type ActVars = { figure: string; key: string; isAction: boolean; isSpecial: boolean };
type Step = 'act' | 'do' | 'acted' | 'reacted' | 'walk' | 'after' | 'over' | 'end';

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
  note(g, 'log.activates', { figure: pieceName(g, figure) });
}

/** Spends an action; special ones are counted (IA-5.7). */
function spend(g: State, actions: number, special?: string): void {
  const activation = activationOf(g);
  activation.actions -= actions;
  if (special) activation.specials.push(special);
}

/** A special action, printed or played as a card; it asks what it has to (IA-5.7, IA-12.6). */
function startSpecial(g: State, figure: string, key: string): Call | null {
  const [kind, , ...rest] = key.split(':');
  const { id, special } = specialOf(g, key);
  const { seat } = activationOf(g);
  spend(g, special.actions, id);
  if (kind === 'play') {
    notePlayed(g, seat, id, figure);
    discardFromHand(g, seat, id);
  } else note(g, 'log.uses', { ability: text(`ability.${id}`), figure: pieceName(g, figure) });
  return special.run(g, { ability: id, figure, seat }, rest.at(-1) ?? '');
}

/** A movement with the points there are; without enough of them a move action comes first. */
function startMove(g: State, vars: ActVars, place: string): Call | null {
  const reach = pathTo(g, vars.figure, place, activationOf(g).points, 'points');
  if (reach) return callOf(walk, { figure: vars.figure, path: reach.path.map(placeKey), pays: true });
  takeMove(g, vars);
  return null;
}

/** IA-6.1: the action adds Speed to the movement points and is over. */
function takeMove(g: State, vars: ActVars): void {
  vars.isAction = true;
  spend(g, 1);
  activationOf(g).points += speedOf(g, vars.figure);
}

/** Carries out an option of the activation; what it hands back runs before the action is over (IA-5.12, IA-5.13). */
function carryOut(g: State, vars: ActVars): Call | null {
  const { figure, key } = vars;
  const [kind, one = '', ...rest] = key.split(':');
  const { seat } = activationOf(g);
  if (kind === 'to') return startMove(g, vars, one);
  if (kind === 'play' && !isActionCard(one))
    return playCard(g, seat, key, { window: 'DURING_ACTIVATION', figure }).call;
  vars.isAction = true;
  if (kind === 'special' || kind === 'play') {
    vars.isSpecial = true;
    return startSpecial(g, figure, key);
  }
  if (kind === 'move') takeMove(g, vars);
  else spend(g, 1, kind === 'discard' ? `discard-${one}` : undefined);
  if (kind === 'attack')
    return callOf(attackRule, { attacker: figure, seat, chosen: [one, ...rest].join(':'), counts: true });
  if (kind === 'interact') interact(g, figure, one);
  if (kind === 'discard' && (one === 'stunned' || one === 'bleeding')) {
    vars.isSpecial = true;
    loseCondition(g, figure, one);
  }
  return null;
}

/** The card is exhausted with the last figure of its group, before the window opens (IA-5.2, IA-5.17). */
function closeFigure(g: State, figure: string): void {
  const activation = activationOf(g);
  activation.over.push(figure);
  loseCondition(g, figure, 'weakened');
  g.effects = g.effects.filter(({ until }) => until !== 'activation');
  const left = membersOf(g, activation.group).filter(({ id }) => !activation.over.includes(id));
  const group = g.groups[activation.group];
  if (group && left.length === 0) group.exhausted = true;
}

/** The activation of one figure: actions and movement until it ends (IA-5). */
const activateFigure = book.rule<ActVars, Step>('activate', {
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
    options: (g) => actionOptions(g),
    chosen(_g, at, key) {
      Object.assign(at.vars, { key, isAction: false, isSpecial: false });
      return at.goto(key === 'end' ? 'over' : 'do');
    },
  },
  do: {
    run(g, at) {
      const call = carryOut(g, at.vars);
      const next = at.vars.isAction ? 'acted' : 'after';
      return call ? at.call(call.rule, activationOf(g).seat, call.vars, next) : at.goto(next);
    },
  },
  // IA-11.20, IA-11.30: Bleeding comes before other effects after the action.
  acted: {
    run(g, at) {
      const { figure } = at.vars;
      return hasCondition(g, figure, 'bleeding')
        ? at.call(strain, null, { figure, n: 1 }, 'reacted')
        : at.goto('reacted');
    },
  },
  reacted: {
    run(g, at) {
      const { figure, isSpecial } = at.vars;
      if (!g.figures[figure]) return at.goto('over');
      const event = { window: 'ACTION_AFTER' as const, figure, isSpecial };
      return at.call(windowRule, null, { event, order: [activationOf(g).seat] }, 'walk');
    },
  },
  walk: {
    run(g, at) {
      const { figure, key } = at.vars;
      const isMove = key.startsWith('to:') && g.figures[figure] !== undefined;
      const reach = isMove ? pathTo(g, figure, key.slice('to:'.length), activationOf(g).points, 'points') : undefined;
      if (!reach) return at.goto('after');
      return at.call(walk, null, { figure, path: reach.path.map(placeKey), pays: true }, 'after');
    },
  },
  // IA-5.14: an activation ends at once with the defeat of its figure.
  after: { run: (g, at) => at.goto(g.figures[at.vars.figure] ? 'act' : 'over') },
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
    run: (_g, at) => at.call(activateFigure, null, { ...at.vars, key: '', isAction: false, isSpecial: false }, 'next'),
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
