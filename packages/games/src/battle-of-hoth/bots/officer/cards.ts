import { SECTIONS, sectionsOf } from '../../data/board.ts';
import { type CardId, cardInfo } from '../../data/cards.ts';
import type { Side } from '../../data/units.ts';
import { effectOf, infoOf, isKind, unitsOf } from '../../rules/board.ts';
import type { State, Unit } from '../../state.ts';
import { withOrder } from './model.ts';
import { planGain } from './plans.ts';
import { gainOf } from './worth.ts';

/** Worth of each unit that a card can order, the best first. */
function gains(g: State, card: CardId, units: readonly Unit[], benefits: boolean): number[] {
  const model = withOrder(
    g,
    card,
    units.map(({ id }) => id),
    benefits,
  );
  const attacks = benefits ? (effectOf(model).attacks ?? effectOf(model).activations ?? 1) : 1;
  return units.map(({ id }) => Math.max(0, planGain(model, id)) * (1 + 0.7 * (attacks - 1))).sort((a, b) => b - a);
}

const sum = (values: readonly number[], count: number | 'all') =>
  values.slice(0, count === 'all' ? values.length : count).reduce((total, one) => total + one, 0);

function sectionGain(g: State, card: CardId, own: readonly Unit[], side: Side): number {
  const { orders } = cardInfo(card);
  if (orders.kind === 'sections')
    return SECTIONS.reduce((total, section) => {
      const max = orders.max[section];
      const there = max ? own.filter(({ hex }) => sectionsOf(hex, side).includes(section)) : [];
      return total + (max ? sum(gains(g, card, there, true), max) : 0);
    }, 0);
  if (orders.kind !== 'one-section') return 0;
  const fitting = own.filter((unit) => isKind(unit, orders.only));
  const bySection = SECTIONS.map((section) => fitting.filter(({ hex }) => sectionsOf(hex, side).includes(section)));
  return Math.max(...bySection.map((there) => sum(gains(g, card, there, true), 'all')));
}

/** Gain of cards that order no unit: dice against enemies, or cards exchanged. */
function specialGain(g: State, card: CardId, side: Side): number {
  if (card !== 'empire-orbital-strike') return 4;
  const enemies = Object.values(g.units).filter((unit) => infoOf(unit).side !== side);
  const each = enemies.map((unit) => gainOf(g, { kind: 'unit', id: unit.id, hex: unit.hex, unit }, 1, side, true));
  return sum(
    each.sort((a, b) => b - a),
    3,
  );
}

function healGain(card: CardId, own: readonly Unit[]): number {
  if (card !== 'rebels-assistance') return 0;
  return own.filter((unit) => unit.figures < infoOf(unit).figures).length * 1.5;
}

/** What playing a card gains in this turn. */
export function cardGain(g: State, card: CardId, side: Side): number {
  const own = unitsOf(g, side);
  const { orders } = cardInfo(card);
  if (orders.kind === 'none') return specialGain(g, card, side);
  if (orders.kind !== 'anywhere') return sectionGain(g, card, own, side);
  const { only, sameType } = orders;
  const fitting = only ? own.filter((unit) => isKind(unit, only)) : own;
  if (only && fitting.length === 0) return sum(gains(g, card, own, false), 1);
  const groups = sameType ? [...new Set(own.map(({ type }) => type))] : [null];
  const totals = groups.map((type) =>
    sum(gains(g, card, type ? fitting.filter((unit) => unit.type === type) : fitting, true), orders.max),
  );
  return Math.max(0, ...totals) + healGain(card, own);
}
