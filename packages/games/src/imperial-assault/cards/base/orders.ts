import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { type Ability, callOf, type Owner } from '../../rules/ability-book.ts';
import { attackRule } from '../../rules/attack-book.ts';
import { distanceOf, figuresOf } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { cardOffers, playCard } from '../../rules/command-play.ts';
import { becomeFocused } from '../../rules/damage.ts';
import { destinations, speedOf } from '../../rules/moving.ts';
import { effectHelp, pieceName } from '../../rules/names.ts';
import { canSee } from '../../rules/sight.ts';
import { attackRefusal, ownAim, targetOptions } from '../../rules/targets.ts';
import { moveNow } from '../../rules/walk.ts';
import type { State } from '../../state.ts';
import { plainOption } from './attacks.ts';

const ORDER_RANGE = 2;
const FAQ_ORDER = 2;
const MANEUVER = 2;

const optionFor = (g: State, id: string) => ({ key: id, label: pieceName(g, id), at: `piece:${id}` });

/** Other friendly figures that fit. */
function friends(
  g: State,
  { figure, seat }: Pick<Owner, 'figure' | 'seat'>,
  fits: (id: string) => boolean = () => true,
): string[] {
  return figuresOf(g, seat).flatMap(({ id }) => (id !== figure && fits(id) ? [id] : []));
}

/** The option of a figure, as one that nothing comes of where it can do nothing. */
const optionOrIdle = (g: State, id: string, can: boolean): Option =>
  can ? optionFor(g, id) : { ...optionFor(g, id), noEffect: text('noEffect.still') };

/** Whether a figure could go anywhere with these points. */
const canGo = (g: State, id: string, points: number) => destinations(g, id, points, 'points').length > 0;

/** IA-1.8: by the later rules Order gives 2 movement points. */
const orderPoints = (g: State, figure: string) => (g.ruleset === 'faq' ? FAQ_ORDER : speedOf(g, figure));

/** Other friendly figures within 2 spaces. */
const nearby = (g: State, owner: Owner) => friends(g, owner, (id) => distanceOf(g, owner.figure, id) <= ORDER_RANGE);

/** Whether a figure could move or attack by Executive Order. */
const canObey = (g: State, id: string) => canGo(g, id, speedOf(g, id)) || attackRefusal(g, id) === null;

/** Other friendly figures in sight. */
const inSight = (g: State, owner: Owner) => friends(g, owner, (id) => canSee(g, owner.figure, id));

/** Executive Order: the figure moves or attacks, outside its activation (IA-5.11, IA-5.22). */
const executiveOrder = book.rule<{ figure: string; seat: string }, 'ask' | 'end'>('executive-order', {
  start: { run: (g, at) => (canObey(g, at.vars.figure) ? at.goto('ask') : at.end()) },
  ask: {
    ask: (g, { vars }) => text('ask.order', { figure: pieceName(g, vars.figure) }),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    options: (g, { vars: { figure, seat } }) => [
      { key: 'move', label: text('action.move', { n: speedOf(g, figure) }), from: `figure:${figure}` },
      ...targetOptions(g, ownAim(g, figure)),
      ...cardOffers(g, seat, { window: 'BEFORE_DECLARE_ATTACK', figure }, []),
      { key: 'none', label: text('window.pass'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      const { figure, seat } = at.vars;
      if (key === 'none') return at.end();
      if (key.startsWith('play:')) {
        playCard(g, seat, key, { window: 'BEFORE_DECLARE_ATTACK', figure });
        return at.goto('ask');
      }
      if (key === 'move') return at.call(moveNow, seat, { figure, left: speedOf(g, figure), kind: 'points' }, 'end');
      return at.call(attackRule, seat, { attacker: figure, seat, chosen: key.slice('attack:'.length) }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

type OrdersVars = { figure: string; seat: string; left: number; moved: string[] };
const others = (g: State, vars: OrdersVars) =>
  friends(g, vars, (id) => !vars.moved.includes(id) && canGo(g, id, speedOf(g, id)));

/** General's Orders: up to two other figures move, one after the other. */
const generalsOrders = book.rule<OrdersVars, 'ask'>('generals-orders', {
  start: { run: (g, at) => (at.vars.left > 0 && others(g, at.vars).length > 0 ? at.goto('ask') : at.end()) },
  ask: {
    ask: (_g, { vars }) => text('ask.orders', { n: vars.left }),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    options: (g, { vars }) => [
      ...others(g, vars).map((id) => optionFor(g, id)),
      { key: 'none', label: text('window.pass'), kind: 'plain' as const },
    ],
    chosen(g, at, figure) {
      if (figure === 'none') return at.end();
      at.vars.left -= 1;
      at.vars.moved.push(figure);
      return at.call(moveNow, at.vars.seat, { figure, left: speedOf(g, figure), kind: 'points' }, 'start');
    },
  },
});

/** Special actions that give movements, attacks or Focus to other figures, by id. */
export const orders: Readonly<Record<string, Ability>> = {
  order: {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, owner) => nearby(g, owner).map((id) => optionOrIdle(g, id, canGo(g, id, orderPoints(g, id)))),
      run: (g, _owner, figure) => callOf(moveNow, { figure, left: orderPoints(g, figure), kind: 'points' }),
    },
  },
  'executive-order': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, owner) => nearby(g, owner).map((id) => optionOrIdle(g, id, canObey(g, id))),
      run: (_g, { seat }, figure) => callOf(executiveOrder, { figure, seat }),
    },
  },
  'generals-orders': {
    special: {
      actions: 1,
      attacks: 'no',
      options(g, owner) {
        const all = friends(g, owner);
        const idle = !all.some((id) => canGo(g, id, speedOf(g, id))) && { noEffect: text('noEffect.still') };
        return all.length > 0 ? plainOption(null).map((option) => ({ ...option, ...idle })) : [];
      },
      run: (_g, { figure, seat }) => callOf(generalsOrders, { figure, seat, left: 2, moved: [] }),
    },
  },
  'tactical-maneuver': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, owner) => inSight(g, owner).map((id) => optionOrIdle(g, id, canGo(g, id, MANEUVER))),
      run: (_g, _owner, figure) => callOf(moveNow, { figure, left: MANEUVER, kind: 'points' }),
    },
  },
  'on-my-mark': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, owner) => inSight(g, owner).map((id) => optionFor(g, id)),
      run(g, _owner, figure) {
        becomeFocused(g, figure);
        return null;
      },
    },
  },
};
