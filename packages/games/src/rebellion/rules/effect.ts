import type { Option, Rule } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { withFields } from '../../engine/with-fields.ts';
import type { PlaceId } from '../data/systems.ts';
import { decider } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';
import { effectOf } from './card-book.ts';
import { settle } from './checks.ts';
import { cardName } from './names.ts';
import type { Branch, Ctx, Op } from './op.ts';

/** `path` leads to the running list of steps: the choices made on the way, as `<step>:<key>`. */
export type EffectVars = Ctx & { step: number; path?: string[] };

function opsOf({ card, path = [] }: EffectVars): readonly Op[] {
  return path.reduce((ops, chosen) => {
    const [step, key] = chosen.split(':');
    const branch = ops[Number(step)]?.choices?.find((one) => one.key === key);
    if (!branch) throw new Error(`${card} has no choice ${chosen}`);
    return branch.ops;
  }, effectOf(card));
}

/** The step carried out last, or being carried out. */
const opOf = (vars: EffectVars): Op | undefined => opsOf(vars)[vars.step - 1];
const branchesOf = (vars: EffectVars): readonly Branch[] => opOf(vars)?.choices ?? [];
/** What can be chosen now. */
const openBranches = (g: State, vars: EffectVars) => branchesOf(vars).filter((one) => !one.refused?.(g, vars));

const inBranch = (vars: EffectVars, key: string): EffectVars =>
  withFields(vars, { step: 0, path: [...(vars.path ?? []), `${vars.step - 1}:${key}`] });

/** Carries a card out in its printed order (RB-7.1.28). Combats it causes wait in `due`. Ends with the card's `from`. */
export const effect: Rule<EffectVars> = book.rule<EffectVars, 'next' | 'choose'>('effect', {
  start: {
    run(g, at) {
      at.vars.step += 1;
      const op = opOf(at.vars);
      if (!op) return at.end(at.vars.from ?? []);
      if (op.choices) {
        const [first, second] = openBranches(g, at.vars);
        if (second) return at.goto('choose');
        return first ? at.call(effect, null, inBranch(at.vars, first.key), 'next') : at.goto('start');
      }
      if (op.does) {
        op.does(g, at.vars);
        return at.goto('next');
      }
      const vars = op.vars(g, at.vars);
      return vars ? at.call(op.asks, null, vars, 'next') : at.goto('start');
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.chooseOne', { card: cardName(vars.card) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) =>
      branchesOf(vars).map(({ key, label, refused }): Option => {
        const why = refused?.(g, vars);
        return { key, label, kind: 'plain', ...(why && { refused: why }) };
      }),
    chosen: (_g, at, key) => at.call(effect, null, inBranch(at.vars, key), 'next'),
  },
  next: {
    run(g, at) {
      const op = opOf(at.vars);
      if (op?.asks) op.then?.(g, at.vars, at.result);
      if (op?.choices) at.vars.from = at.result as PlaceId[];
      return at.call(settle, null, { fight: false }, 'start');
    },
  },
});
