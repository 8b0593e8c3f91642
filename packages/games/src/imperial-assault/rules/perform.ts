import { placeKey } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { commandCard } from '../data/commands.ts';
import { activationOf, type State } from '../state.ts';
import { abilityName, type Call, callOf, withEffect } from './ability-book.ts';
import { isActionCard, specialOf } from './actions.ts';
import { attackRule } from './attack-book.ts';
import { hasCondition, loseCondition, placeIn } from './board.ts';
import { book } from './book.ts';
import { discardFromHand, notePlayed, playCard } from './command-play.ts';
import { strain } from './damage.ts';
import { interact } from './interact.ts';
import { movementOf, speedOf } from './moving.ts';
import { commandName, pieceName } from './names.ts';
import { pathTo, walk } from './walk.ts';
import { windowRule } from './windows.ts';

/** `key`: the option being carried out. `isAction`, `isSpecial`: whether it is an action, and a special one. */
type PerformVars = { figure: string; key: string; isAction: boolean; isSpecial: boolean };

/** Variables of `perform` for an option of the activation. */
export function performing(figure: string, key: string): PerformVars {
  return { figure, key, isAction: false, isSpecial: false };
}

/** Whether an option is a special action, printed or played as a card. */
function isSpecialKey(key: string): boolean {
  const [kind, id = ''] = key.split(':');
  return kind === 'special' || (kind === 'play' && isActionCard(id));
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
  } else note(g, 'log.uses', { ability: abilityName(id), figure: pieceName(g, figure) }, placeIn(g, figure));
  const call = special.run(g, { ability: id, figure, seat }, rest.at(-1) ?? '');
  return withEffect(call, kind === 'play' ? commandName(id) : abilityName(id));
}

/** A movement with the points there are; without enough of them a move action comes first. */
function startMove(g: State, vars: PerformVars, place: string): Call | null {
  const { points } = activationOf(g);
  const reach = pathTo(g, vars.figure, place, movementOf(g, vars.figure), 'points');
  if (reach && reach.cost <= points)
    return callOf(walk, { figure: vars.figure, path: reach.path.map(placeKey), pays: true });
  takeMove(g, vars);
  return null;
}

/** IA-6.1: the action adds Speed to the movement points and is over. */
function takeMove(g: State, vars: PerformVars): void {
  vars.isAction = true;
  spend(g, 1);
  const n = speedOf(g, vars.figure);
  activationOf(g).points += n;
  note(g, 'log.takesMove', { figure: pieceName(g, vars.figure), n }, placeIn(g, vars.figure));
}

/** Marksman is played just before an attack is declared: anything else ends its effect (IA-9.3). */
function dropMarksman(g: State, figure: string, key: string): void {
  const declares = key.startsWith('attack:') || (isSpecialKey(key) && specialOf(g, key).special.attacks !== 'no');
  if (!declares) g.effects = g.effects.filter((one) => one.ability !== 'marksman' || one.figure !== figure);
}

/** Carries out an option of the activation; what it hands back runs before the action is over (IA-5.12, IA-5.13). */
function carryOut(g: State, vars: PerformVars): Call | null {
  const { figure, key } = vars;
  dropMarksman(g, figure, key);
  const [kind, one = '', ...rest] = key.split(':');
  const { seat } = activationOf(g);
  if (kind === 'to') return startMove(g, vars, one);
  if (kind === 'play' && !isActionCard(one))
    return playCard(g, seat, key, { window: commandCard(one).window, figure }).call;
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
    const condition = text(`condition.${one}`);
    note(g, 'log.shakesOff', { figure: pieceName(g, figure), condition }, placeIn(g, figure));
  }
  return null;
}

/** One option of an activation: an action with what follows it, a movement, or a card (IA-5.12, IA-5.13). */
export const perform = book.rule<PerformVars, 'acted' | 'reacted' | 'walk' | 'end'>('perform', {
  start: {
    run(g, at) {
      const call = carryOut(g, at.vars);
      const next = at.vars.isAction ? 'acted' : 'end';
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
      if (!g.figures[figure]) return at.end();
      const event = { window: 'ACTION_AFTER' as const, figure, isSpecial };
      return at.call(windowRule, null, { event, order: [activationOf(g).seat] }, 'walk');
    },
  },
  walk: {
    run(g, at) {
      const { figure, key } = at.vars;
      const isMove = key.startsWith('to:') && g.figures[figure] !== undefined;
      const reach = isMove ? pathTo(g, figure, key.slice('to:'.length), activationOf(g).points, 'points') : undefined;
      if (!reach) return at.end();
      return at.call(walk, null, { figure, path: reach.path.map(placeKey), pays: true }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
