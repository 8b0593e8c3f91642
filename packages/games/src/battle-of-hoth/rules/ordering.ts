import { note } from '../../engine/log.ts';
import type { Option, Piece } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { SECTIONS, sectionsOf } from '../data/board.ts';
import { cardName } from '../data/card-text.ts';
import { cardInfo } from '../data/cards.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { State } from '../state.ts';
import { activeSeat, effectOf, isKind, orderOf, unitsOf } from './board.ts';
import { book } from './book.ts';
import { heal } from './healing.ts';
import { placedName, sectionName, sideName, typeName, wayName } from './names.ts';
import { asksFor, candidates, isFallback, mostOrders, orderables, orderBudgets, typesToOrder } from './orders.ts';
import { newlyOrdered } from './support.ts';

/** All units of the side: those the card cannot order with the reason. */
function unitOptions(g: State): Option[] {
  return orderables(g).map(({ unit, refused, costs }) => {
    const key = `unit:${unit.id}`;
    const label = placedName(unit.type, unit.hex);
    return refused ? { key, label, at: key, refused } : { key, label, at: key, costs };
  });
}

function sectionOptions(g: State): Option[] {
  const { orders } = cardInfo(orderOf(g).card);
  const only = orders.kind === 'one-section' ? orders.only : null;
  return SECTIONS.map((section) => {
    const there = unitsOf(g, g.active).filter(
      (unit) => (!only || isKind(unit, only)) && sectionsOf(unit.hex, g.active).includes(section),
    );
    const option: Option = {
      key: `section:${section}`,
      label: sectionName(section),
      detail: text('section.units', { n: there.length }),
      at: `section:${section}`,
    };
    return there.length > 0 ? option : { ...option, noEffect: text('noEffect.noUnitThere'), kind: 'grave' };
  });
}

/** Ordering no unit although some could be ordered ends the turn, which is to be read before. */
function noOrders(g: State): Piece[] {
  const none = candidates(g).map(({ id }) => `unit:${id}`);
  const warnings = [{ all: [], none, text: text('warning.noOrders') }];
  return [{ id: 'orders', label: cardName(orderOf(g).card), warnings }];
}

/** ORDER: all units are announced before one of them moves (BH-6.1); fewer than the card allows is legal (BH-6.7). */
export const giveOrders = book.rule<Record<string, never>, 'section' | 'type' | 'units' | 'choose'>('orders', {
  start: {
    run(g, at) {
      if (isFallback(g)) orderOf(g).benefits = false;
      return at.goto(asksFor(g) ?? 'units');
    },
  },
  section: {
    ask: (g) => text('ask.section', { card: cardName(orderOf(g).card) }),
    who: (g) => [activeSeat(g)],
    options: (g) => sectionOptions(g),
    chosen(g, at, key) {
      orderOf(g).section = SECTIONS.find((section) => key === `section:${section}`) ?? null;
      return at.goto('units');
    },
  },
  type: {
    ask: (g) => text('ask.type', { card: cardName(orderOf(g).card) }),
    who: (g) => [activeSeat(g)],
    options: (g) => typesToOrder(g).map((type) => ({ key: `type:${type}`, label: typeName(type), at: `type:${type}` })),
    chosen(g, at, key) {
      orderOf(g).type = UNIT_TYPES.find((type) => key === `type:${type}`) ?? null;
      return at.goto('units');
    },
  },
  units: { run: (g, at) => (candidates(g).length > 0 ? at.goto('choose') : at.end()) },
  choose: {
    shape: 'some',
    ask: (g) => text('ask.orders', { card: cardName(orderOf(g).card), n: mostOrders(g) }),
    help: (g) => (orderOf(g).benefits ? undefined : text('help.fallback')),
    who: (g) => [activeSeat(g)],
    pieces: (g) => noOrders(g),
    options: (g) => unitOptions(g),
    bounds: (g, _at, options) => ({ min: 0, max: mostOrders(g, options.filter(({ refused }) => !refused).length) }),
    budgets: (g) => orderBudgets(g),
    chosen(g, at, keys) {
      const chosen = keys.map((key) => key.slice('unit:'.length));
      // In the order the units came into play, so that the order of pressing leaves no trace.
      const units = candidates(g).filter(({ id }) => chosen.includes(id));
      if (effectOf(g).restoreToFull) for (const unit of units) heal(g, unit);
      orderOf(g).units = Object.fromEntries(units.map(({ id }) => [id, newlyOrdered()]));
      // The hexes are for a reader who marks them.
      const places = units.length > 0 ? { units: wayName(units.map(({ hex }) => hex)) } : {};
      note(g, 'log.orders', { side: sideName(g.active), n: units.length, ...places });
      return at.end();
    },
  },
});
