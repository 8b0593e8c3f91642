import { fits } from '../../../engine/budgets.ts';
import { randomChoice } from '../../../engine/choices.ts';
import type { Decision } from '../../../engine/decision.ts';
import type { HexId } from '../../../engine/hex/index.ts';
import type { Option } from '../../../engine/rule.ts';
import type { Choice } from '../../../engine/state.ts';
import type { Bot } from '../../../engine/title.ts';
import type { View } from '../../client.ts';
import { GRID } from '../../data/board.ts';
import { CARD_IDS } from '../../data/cards.ts';
import { isHit } from '../../data/chances.ts';
import { infoOf, unitOf } from '../../rules/board.ts';
import { BOOSTS, classOf, dicePartsOf, targetOf, totalOf } from '../../rules/dice.ts';
import { hexName } from '../../rules/names.ts';
import { sideOf } from '../../seats.ts';
import type { State, Unit } from '../../state.ts';
import { cardGain } from './cards.ts';
import { modelOf, withOrder } from './model.ts';
import { leaveWorth, moveWorth, planGain, stayWorth } from './plans.ts';
import { attackGain, gainOf } from './worth.ts';

/** What the bot looks at: the position as it sees it, the question, its open options. */
interface Case {
  readonly g: State;
  readonly decision: Decision;
  readonly open: readonly Option[];
}

const EPSILON = 0.05;

/** The option with the highest worth; equal ones in their order. */
function best(options: readonly Option[], worth: (option: Option) => number): { key: string; worth: number } | null {
  let found: { key: string; worth: number } | null = null;
  for (const option of options) {
    const value = worth(option);
    if (!found || value > found.worth) found = { key: option.key, worth: value };
  }
  return found;
}

const hexIn = (key: string): HexId | undefined => GRID.hexes.find((hex) => key.endsWith(`:${hex}`));

function chooseCard({ g, decision, open }: Case): Choice {
  const side = sideOf(decision.seat);
  const cards = open.filter(({ key }) => key.startsWith('card:'));
  const found = best(cards, ({ key }) => {
    const card = CARD_IDS.find((id) => key === `card:${id}`);
    return card ? cardGain(g, card, side) : 0;
  });
  const support = open.find(({ key }) => key.startsWith('support:'));
  return support?.key ?? found?.key ?? '';
}

/** Units by what they gain, as many as bounds and budgets allow; none that would only lose. */
function chooseUnits({ g, decision, open }: Case): Choice {
  if (!g.order) return [];
  const ids = open.map(({ key }) => key.slice('unit:'.length));
  const model = withOrder(g, g.order.card, ids, g.order.benefits);
  const ranked = open
    .map(({ key }) => ({ key, gain: planGain(model, key.slice('unit:'.length)) }))
    .sort((a, b) => b.gain - a.gain);
  const chosen: string[] = [];
  for (const { key } of ranked)
    if (chosen.length < (decision.max ?? 0) && fits(decision, [...chosen, key])) chosen.push(key);
  return chosen;
}

/** A section or a type: the one whose units gain most together. */
function chooseGroup({ g, decision, open }: Case): Choice {
  const side = sideOf(decision.seat);
  if (!g.order) return open[0]?.key ?? '';
  const { order } = g;
  const found = best(open, ({ key, detail }) => {
    const [, name = ''] = key.split(':');
    const own = Object.values(g.units).filter((unit) => infoOf(unit).side === side && unit.type === name);
    return own.length > 0 ? own.length : Number(detail?.params?.n ?? 0);
  });
  return found?.key ?? order.card;
}

function chooseMove({ g, open }: Case): Choice {
  const gains = open.map((option) => {
    const [what = '', id = ''] = option.key.split(':');
    const hex = hexIn(option.key);
    if (what === 'done' || what === 'trace' || what === 'support' || !g.units[id])
      return { key: option.key, gain: what === 'support' ? EPSILON * 2 : -99 };
    const unit = unitOf(g, id);
    const idle = moveWorth(g, id, unit.hex, 0);
    if (what === 'leave' && hex) return { key: option.key, gain: leaveWorth(g, id, hex) - idle };
    // What a scenario adds, such as setting troops down.
    if (what !== 'move' || !hex) return { key: option.key, gain: option.at?.startsWith('drop:') ? 3 : -1 };
    const cost = option.detail?.key === 'move.only' ? 99 : 0;
    return { key: option.key, gain: moveWorth(g, id, hex, cost) - idle };
  });
  const found = gains.sort((a, b) => b.gain - a.gain)[0];
  return found && found.gain > EPSILON ? found.key : 'done';
}

/** Expected gain of an attack that an option declares. */
function optionGain(g: State, key: string): number {
  const [what, id = '', to = '', card] = key.split(':');
  if (what !== 'attack') return what === 'support' ? EPSILON : -1;
  const unit = unitOf(g, id);
  const target = targetOf(g, unit, to);
  const boost = BOOSTS.find((one) => one === card) ?? null;
  const dice = totalOf(dicePartsOf(g, unit, target, boost));
  // A support card is kept for attacks that it improves much.
  return attackGain(g, unit, target, dice) - (boost ? 2 : 0);
}

function chooseAttack({ g, open }: Case): Choice {
  const found = best(open, ({ key }) => optionGain(g, key));
  return found && found.worth > 0 ? found.key : (open.at(-1)?.key ?? '');
}

/** Rerolls the dice that neither hit nor drive back. */
function chooseDice(seen: View, { g, open }: Case): Choice {
  const { attack } = seen;
  const attacker = attack?.attacker ? g.units[attack.attacker] : undefined;
  if (!attack || !attacker) return [];
  // No die of a second roll that is asked about is of use.
  if (attack.confirmation) return open.map(({ key }) => key);
  const target = targetOf(g, attacker, attack.target);
  const isWasted = (die: number) => {
    const face = attack.faces[die];
    return face !== undefined && face !== 'retreat' && !isHit(face, classOf(target), false);
  };
  return open.map(({ key }) => key).filter((key) => isWasted(Number(key.slice('die:'.length))));
}

/** The unit that a question names: it retreats, or moves on after its attack. */
function askedUnit({ g, decision }: Case): Unit | undefined {
  const named = decision.prompt.params?.unit;
  const hex = typeof named === 'object' ? named.params?.hex : undefined;
  return Object.values(g.units).find((unit) => hexName(unit.hex) === hex);
}

function chooseRetreat(one: Case): Choice {
  const { g, open } = one;
  const unit = askedUnit(one);
  const found = best(open, ({ key, detail }) => {
    if (!unit) return 0;
    const losses = detail?.key === 'retreat.loses' ? Number(detail.params?.n ?? 0) : 0;
    return stayWorth(g, unit, hexIn(key) ?? unit.hex) - losses * 5;
  });
  return found?.key ?? '';
}

/** A move after an attack, or into a hex that the enemy has left. */
function chooseStep(one: Case): Choice {
  const { g, decision, open } = one;
  const unit = askedUnit(one);
  const found = best(open, ({ key, at = '' }) => {
    if (!unit) return EPSILON;
    const hex = hexIn(`:${at.slice(at.indexOf(':') + 1)}`) ?? unit.hex;
    if (key.startsWith('leave:')) return leaveWorth(g, unit.id, hex) - stayWorth(g, unit, unit.hex);
    const second = decision.prompt.key === 'ask.breakthrough' ? 1 : 0;
    return stayWorth(g, unit, hex) - stayWorth(g, unit, unit.hex) + second;
  });
  return found?.key ?? '';
}

/** The hex for a unit that comes into play: as near to its aims as can be. */
function choosePlace({ g, decision, open }: Case): Choice {
  const side = sideOf(decision.seat);
  const type = side === 'empire' ? ('snowtrooper' as const) : ('snowspeeder' as const);
  const found = best(
    open.filter(({ key }) => key !== 'none'),
    ({ key }) => {
      const hex = hexIn(key) ?? '0,0';
      const unit = { id: 'new', type, hex, figures: 3, badge: null, deployed: false };
      return stayWorth({ ...g, units: { ...g.units, new: unit } }, unit, hex);
    },
  );
  return found?.key ?? 'none';
}

/** Targets of a strike: where a die is worth most. */
function chooseTargets({ g, decision, open }: Case): Choice {
  const side = sideOf(decision.seat);
  return open
    .map(({ key }) => {
      const unit = unitOf(g, key.slice('unit:'.length));
      return { key, gain: gainOf(g, { kind: 'unit', id: unit.id, hex: unit.hex, unit }, 1, side, true) };
    })
    .sort((a, b) => b.gain - a.gain)
    .slice(0, decision.max ?? 0)
    .map(({ key }) => key);
}

/** Cards to exchange: those that gain little. */
function chooseDiscards({ g, decision, open }: Case): Choice {
  const side = sideOf(decision.seat);
  return open
    .map(({ key }) => {
      const card = CARD_IDS.find((id) => key === `card:${id}`);
      return { key, gain: card ? cardGain(g, card, side) : 0 };
    })
    .filter(({ gain }) => gain < 6)
    .sort((a, b) => a.gain - b.gain)
    .slice(0, decision.max ?? 0)
    .map(({ key }) => key);
}

/** Plans by the text key of the question; other questions are answered at random. */
const PLANS: Readonly<Record<string, (one: Case, view: View) => Choice>> = {
  'ask.card': chooseCard,
  'ask.section': chooseGroup,
  'ask.type': chooseGroup,
  'ask.orders': chooseUnits,
  'ask.move': chooseMove,
  'ask.attack': chooseAttack,
  'ask.second': chooseAttack,
  'ask.reroll': (one, view) => chooseDice(view, one),
  'ask.finish': (one, view) => chooseDice(view, one),
  'ask.confirm': (one, view) => chooseDice(view, one),
  'ask.retreat': chooseRetreat,
  'ask.breakthrough': chooseStep,
  'ask.moveOn': chooseStep,
  'ask.place': choosePlace,
  'ask.setDown': choosePlace,
  'ask.strike': chooseTargets,
  'ask.fleet': chooseDiscards,
  'ask.fleetPartner': chooseDiscards,
  'ask.assault': ({ open }) => open[0]?.key ?? 'pass',
  'ask.draw': () => 'draw',
};

/** Looks one turn ahead over its own orders, moves and expected hits. */
export const officer: Bot<View> = (seen, decision, rng) => {
  const plan = PLANS[decision.prompt.key];
  const open = decision.options.filter(({ refused }) => !refused);
  const [only, other] = open;
  if (decision.shape === 'one' && only && !other) return only.key;
  if (!plan) return randomChoice(decision, rng);
  return plan({ g: modelOf(seen.view), decision, open }, seen.view);
};
