import type { HexId } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import { fullStrength, type UnitType, unitInfo } from '../data/units.ts';
import type { State } from '../state.ts';
import { activeSeat, canEnter, placeUnit } from './board.ts';
import { book } from './book.ts';
import { countBrought } from './memory.ts';
import { hexName, hexText, sideName, typeName } from './names.ts';

/** `units`: types still to be placed; `row`: the row they come to; `optional`: the player may bring none. */
type PlaceVars = { rule: string; units: UnitType[]; row: number; optional: boolean };

/** Free, passable hexes of a row. */
export function freeHexes(g: State, type: UnitType, row: number): HexId[] {
  return GRID.hexes.filter((hex) => GRID.offset(hex).row === row && canEnter(g, { type }, hex));
}

/** The next of the units is placed. */
function bring(g: State, vars: PlaceVars, type: UnitType, hex: HexId): void {
  placeUnit(g, type, hex, { figures: fullStrength(type, null) });
  countBrought(g, vars.rule);
  vars.units = vars.units.slice(1);
  const params = { side: sideName(unitInfo(type).side), unit: typeName(type), hex: hexText(hex) };
  note(g, 'log.arrives', params, { at: `hex:${hex}` });
}

/**
 * Units that come into play: placed, not moved, without a badge, on hexes their owner picks; unasked where a unit must come and
 * one hex is free (BH-7.11, BH-12.24, BH-14.12, BH-14.13).
 */
export const placeUnits = book.rule<PlaceVars, 'choose'>('arrivals', {
  start: {
    run(g, at) {
      const { units, row, optional } = at.vars;
      const [type] = units;
      const [hex, ...others] = type ? freeHexes(g, type, row) : [];
      if (!type || !hex) return at.end();
      if (optional || others.length > 0) return at.goto('choose');
      bring(g, at.vars, type, hex);
      return at.goto('start');
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.place', { unit: typeName(vars.units[0] ?? 'snowtrooper') }),
    who: (g) => [activeSeat(g)],
    options: (g, { vars }) => [
      ...freeHexes(g, vars.units[0] ?? 'snowtrooper', vars.row).map((hex) => ({
        key: `place:${hex}`,
        label: text('place.on', { hex: hexName(hex) }),
        at: `hex:${hex}`,
      })),
      ...(vars.optional ? [{ key: 'none', label: text('place.none'), kind: 'plain' as const }] : []),
    ],
    chosen(g, at, key) {
      const [type] = at.vars.units;
      const hex = GRID.hexes.find((one) => key === `place:${one}`);
      if (!type || !hex) return at.end();
      bring(g, at.vars, type, hex);
      return at.goto('start');
    },
  },
});
