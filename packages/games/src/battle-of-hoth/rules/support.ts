import { note } from '../../engine/log.ts';
import type { Option, Piece } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { type SupportId, supportSide } from '../data/support-cards.ts';
import { rivalOf } from '../data/units.ts';
import type { Ordered, State, Unit } from '../state.ts';
import { activateAgain } from './again.ts';
import { infoOf, orderedOf, orderOf, unitOf, unitsOf } from './board.ts';
import { heal, isReduced } from './healing.ts';
import { turnMark } from './memory.ts';
import { sideName, supportName, unitName } from './names.ts';
import type { Call } from './scenario-book.ts';
import { strike } from './strike.ts';
import { discardSupport, supportHand } from './support-piles.ts';

/** A unit that has just been ordered; `plain`: without what the order card gives and forbids. */
export function newlyOrdered(plain = false): Ordered {
  return {
    moved: false,
    path: [],
    cost: 0,
    stopped: false,
    attacks: 0,
    targets: [],
    broke: false,
    movedAfter: false,
    plain,
  };
}

/** Whether the active side holds a support card and has played none in this turn (BH-17.7, BH-17.16). */
function hasWindow(g: State): boolean {
  return supportHand(g, g.active).length > 0 && g.campaign?.playedOn !== turnMark(g);
}

/**
 * Whether the active side could play this card, as far as the other side knows: the card is its own and not among its
 * discards. It is asked then, whatever it holds, so that being asked tells nothing.
 */
export function couldPlay(g: State, card: SupportId): boolean {
  return hasWindow(g) && supportSide(card) === g.active && !g.campaign?.piles[g.active].discards.includes(card);
}

/** Whether the active side may play this card now. */
export function canPlay(g: State, card: SupportId): boolean {
  return hasWindow(g) && supportHand(g, g.active).includes(card);
}

/** Plays a support card: it is shown and discarded. */
export function playSupport(g: State, card: SupportId): void {
  discardSupport(g, g.active, card);
  if (g.campaign) g.campaign.playedOn = turnMark(g);
  g.flow.shown = true;
  note(g, 'log.support', { side: sideName(g.active), card: supportName(card) });
}

/** Moments between two actions of a side's own turn. */
type Moment = 'card' | 'move' | 'attack';

/** While ordering: before the first unit moves and before the moves are finished. */
function isOrdering(g: State, moment: Moment): boolean {
  return moment === 'move' && g.order !== null && Object.values(g.order.units).every(({ moved }) => !moved);
}

/** Units a card can be played on now. */
function unitsFor(g: State, card: SupportId, moment: Moment): readonly Unit[] {
  const own = unitsOf(g, g.active);
  const isInfantry = (unit: Unit) => infoOf(unit).class === 'infantry';
  switch (card) {
    case 'reserve-forces':
      return own.filter(isReduced);
    case 'scout':
      return isOrdering(g, moment) ? own.filter((unit) => isInfantry(unit) && !orderedOf(g, unit.id)) : [];
    case 'incursion':
      return moment === 'attack' ? own.filter((unit) => isInfantry(unit) && orderedOf(g, unit.id)) : [];
    case 'air-support':
      return moment === 'attack' ? unitsOf(g, rivalOf(g.active)) : [];
    default:
      return [];
  }
}

const ON_UNITS = ['reserve-forces', 'scout', 'incursion', 'air-support'] as const;

/**
 * Whether the active side could play a support card between two actions now, as far as the other side knows: some card may
 * be held and finds what it is played on (BH-17.7).
 */
export function couldSupport(g: State, moment: Moment): boolean {
  if (g.order?.solo) return false;
  const onUnit = ON_UNITS.some((card) => couldPlay(g, card) && unitsFor(g, card, moment).length > 0);
  return onUnit || (isOrdering(g, moment) && couldPlay(g, 'combat-experience'));
}

/** Support cards as options of a question between two actions. */
export function supportOptions(g: State, moment: Moment): Option[] {
  if (!hasWindow(g) || g.order?.solo) return [];
  const onUnits = ON_UNITS.filter((card) => canPlay(g, card)).flatMap((card) =>
    unitsFor(g, card, moment).map(
      (unit): Option => ({
        key: `support:${card}:${unit.id}`,
        label: text('support.on', { card: supportName(card), unit: unitName(g, unit.id) }),
        from: `support:${card}`,
        at: `unit:${unit.id}`,
      }),
    ),
  );
  const isForAll = isOrdering(g, moment) && canPlay(g, 'combat-experience');
  const all: Option = { key: 'support:combat-experience', label: supportName('combat-experience'), kind: 'plain' };
  return [...onUnits, ...(isForAll ? [all] : [])];
}

/** Names of the cards as pieces of a question. */
export function supportPieces(g: State): Piece[] {
  return ON_UNITS.filter((card) => canPlay(g, card)).map((card) => ({
    id: `support:${card}`,
    label: supportName(card),
  }));
}

/** Orders units besides those of the order card, without its benefits and limits. */
function orderPlain(g: State, units: readonly Unit[]): void {
  const { units: ordered } = orderOf(g);
  for (const { id } of units) ordered[id] ??= newlyOrdered(true);
}

/** Carries out such an option; returns a rule to run. */
export function chooseSupport(g: State, key: string): Call | null {
  const [, card, id = ''] = key.split(':') as [string, SupportId, string?];
  playSupport(g, card);
  if (card === 'reserve-forces') heal(g, unitOf(g, id));
  if (card === 'scout') orderPlain(g, [unitOf(g, id)]);
  if (card === 'combat-experience') {
    orderPlain(g, unitsOf(g, g.active));
    orderOf(g).closeCombat = 1;
  }
  if (card === 'incursion') return { rule: activateAgain, vars: { unit: id } };
  if (card === 'air-support')
    return { rule: strike, vars: { targets: [id], count: 0, dice: 2, retreatIsHit: false, ignoreProtection: true } };
  return null;
}
