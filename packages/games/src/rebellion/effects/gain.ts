import type { SeatId } from '../../engine/state.ts';
import { boxOf, builtBy } from '../box.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Shape, Side, UnitType } from '../data/units.ts';
import { baseHome } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import type { Op } from '../rules/op.ts';
import { gainUnits, takeUnit } from '../rules/refresh/build.ts';
import { asks, systemOf } from './effect.ts';

/** The card's side gains units in the base space, or in the base system once revealed (RB-11.3.7). */
export function gainAtBase(...units: UnitType[]): Op {
  return asks(gainUnits, (g, { side, seat }) => ({ side, seat, place: baseHome(g), units: [...units] }));
}

type ShapesVars = { side: Side; seat: SeatId; to: PlaceId; shapes: Shape[] };

const gainByShape = book.rule<ShapesVars>('gain-by-shape', {
  start: {
    run(g, at) {
      const { side, seat, to } = at.vars;
      const [shape, ...rest] = at.vars.shapes;
      if (!shape) return at.end();
      at.vars.shapes = rest;
      const types = [
        ...builtBy(boxOf(g.options), side, `space-${shape}`),
        ...builtBy(boxOf(g.options), side, `ground-${shape}`),
      ];
      return at.call(takeUnit, null, { side, seat, types, to, from: null }, 'start');
    },
  },
});

/** For each shape the card's side gains one unit of choice in the card's system, ship or ground unit. */
export function gainOfShapes(...shapes: Shape[]): Op {
  return asks(gainByShape, (_g, c) => ({ side: c.side, seat: c.seat, to: systemOf(c), shapes: [...shapes] }));
}
