import type { SeatId } from '../../engine/state.ts';
import { refuse, text } from '../../engine/text.ts';
import type { SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { isPopulous, regionOf } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { gainLoyalty as gain, isFixed, removeLoyalty as remove } from '../rules/changes.ts';
import { placeOption, sideName } from '../rules/names.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { decider } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, does, systemOf } from './effect.ts';

/** A side gains loyalty in the card's system. */
export function gainLoyalty(side: Side, steps = 1): Op {
  return does(
    (g, c) => gain(g, side, systemOf(c), steps),
    (g, c) => {
      if (isFixed(g, systemOf(c))) return text('noEffect.loyaltyFixed');
      return g.systems[systemOf(c)].loyalty === side ? text(`noEffect.loyal.${side}`) : null;
    },
  );
}

/** Every loyalty marker of a side leaves the region of the card's system, also from under subjugation. */
export function removeLoyaltyInRegion(side: Side): Op {
  return does(
    (g, c) => {
      for (const id of regionOf(g, systemOf(c))) remove(g, side, id);
    },
    (g, c) => {
      const changes = regionOf(g, systemOf(c)).some((id) => g.systems[id].loyalty === side && !isFixed(g, id));
      return changes ? null : text('noEffect.regionLoyalty');
    },
  );
}

/** A side gains 1 loyalty in each of `count` systems of the card's region, or in as many as can change. */
export function gainLoyaltyInRegion(gains: Side, count: number): Op {
  const vars = (c: Ctx): RegionVars => ({
    ...{ side: c.side, seat: c.seat, gains },
    ...{ system: systemOf(c), count, chosen: [] },
  });
  return asks(
    loyaltyInRegion,
    (_g, c) => vars(c),
    (g, c) => (open(g, vars(c)).length === 0 ? text('noEffect.regionLoyalty') : null),
  );
}

type RegionVars = { side: Side; seat: SeatId; gains: Side; system: SystemId; count: number; chosen: SystemId[] };

/** Systems of the region that can still change and are not yet chosen. */
function open(g: State, { system, gains, chosen }: RegionVars): SystemId[] {
  return regionOf(g, system).filter((id) => !chosen.includes(id) && !isFixed(g, id) && g.systems[id].loyalty !== gains);
}

/** Chooses the systems one after the other; all of them change together. */
const loyaltyInRegion = book.rule<RegionVars, 'choose'>('loyalty-in-region', {
  start: {
    run(g, at) {
      const { gains, chosen, count } = at.vars;
      const left = open(g, at.vars);
      if (chosen.length < count && left.length > count - chosen.length) return at.goto('choose');
      const missing = Math.max(0, count - chosen.length);
      for (const id of [...chosen, ...left.slice(0, missing)]) gain(g, gains, id);
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) =>
      text('ask.loyaltyInRegion', { side: sideName(vars.gains), n: vars.count - vars.chosen.length }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => {
      const can = open(g, vars);
      return regionOf(g, vars.system)
        .filter((id) => !vars.chosen.includes(id))
        .map((id) => placeOption(id, can.includes(id) ? {} : { refused: unchanged(g, id) }));
    },
    chosen(_g, at, key) {
      at.vars.chosen.push(key as SystemId);
      return at.goto('start');
    },
  },
});

function unchanged(g: State, id: SystemId) {
  if (g.systems[id].destroyed) return refuse('system_destroyed', {}, 'RB-2.10');
  if (!isPopulous(g, id) || isFixed(g, id)) return refuse('no_loyalty_there', {}, 'RB-12.5');
  return refuse('already_loyal', {}, 'RB-12.3');
}
