import {
  BADGE_IDS,
  type HexId,
  TERRAIN_IDS,
  UNIT_TYPES,
  type UnitView,
  unitInfo,
} from '@echo-base/games/battle-of-hoth/client';
import { SelectionStore } from '../../../question/selection/selection.ts';
import { StoreContext } from '../../../question/selection/use-selection.ts';
import { type Cell, NO_CELL } from './cells.ts';
import * as css from './hexes.gallery.module.css';
import { centreOf, cornersAt, outlineOf, pathOf, SIDE } from './layout.ts';
import { Mark, Rings } from './mark.tsx';
import { TerrainG } from './terrain.tsx';
import { TokenG } from './token.tsx';

const ROW = Array.from({ length: 7 }, (_, col) => col);
const TERRAIN_AT: readonly HexId[] = ROW.map((col): HexId => `${col},2`);
const UNITS_AT: readonly HexId[] = ROW.map((col): HexId => `${col},3`);
const STATES_AT: readonly HexId[] = ROW.map((col): HexId => `${col},4`);

/** The samples below fill three rows of the field. */
const VIEW = '36 170 652 254';

const at = (hex: HexId): string => {
  const { x, y } = centreOf(hex, 'rebels');
  return `translate(${x} ${y})`;
};

/** One unit of each type with a figure less than full strength, the first with each badge that there is. */
const UNITS: readonly UnitView[] = UNIT_TYPES.map((type, index) => {
  const { side, figures } = unitInfo(type);
  return {
    ...{ id: `${type}-1`, type, side, hex: UNITS_AT[index] ?? '0,3', strength: figures },
    ...{ figures: Math.max(1, figures - 1), badge: BADGE_IDS[index] ?? null, deployed: null, aboard: null },
  };
});

const TROOPS: Omit<UnitView, 'hex'> = {
  ...{ id: 'echoTrooper-2', type: 'echoTrooper', side: 'rebels', figures: 3, strength: 3 },
  ...{ badge: null, deployed: null, aboard: null },
};

/** States of a hex with a unit: legal, with the pointer on it, selected, picked of several, refused. */
const STATES: readonly { readonly cell: Cell; readonly isTicked?: true }[] = [
  { cell: { ...NO_CELL, role: 'target', state: 'legal', number: 1, count: 2 } },
  { cell: { ...NO_CELL, role: 'target', state: 'legal', number: 2, count: 2, lights: ['lit'] } },
  { cell: { ...NO_CELL, role: 'piece', state: 'legal', selected: true } },
  { cell: { ...NO_CELL, role: 'target', state: 'legal', selected: true }, isTicked: true },
  { cell: { ...NO_CELL, role: 'target', state: 'refused', reason: { code: 'wrong_section' } } },
];

const CELLS = new Map(STATES.map(({ cell }, index) => [STATES_AT[index] ?? '0,4', cell] as const));

/** Without a question; the pointer is on the second state. */
const POINTED = new SelectionStore({ decision: null, busy: false, onAct: () => undefined });
POINTED.hover('lit');

/** Terrain, units and states of a hex grid, and an area with its outline. */
function HexGrids() {
  const area: readonly HexId[] = ['5,4', '6,4'];
  const hexes = [...TERRAIN_AT, ...UNITS_AT, ...STATES_AT];
  const drawn = (of: readonly HexId[]) =>
    of.map((hex) => `${pathOf(cornersAt(centreOf(hex, 'rebels'), SIDE))}Z`).join('');
  return (
    <svg className={css.field} viewBox={VIEW} role="img" aria-label="Terrain, units and states on hexes">
      <defs>
        <radialGradient id="hoth-legal">
          <stop offset=".54" stopColor="var(--holo)" stopOpacity="0" />
          <stop offset=".58" stopColor="var(--holo)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--holo)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path className={css.snow} d={drawn(hexes)} />
      <path className={css.area} d={drawn(area)} />
      <path className={css.outline} d={outlineOf(area, 'rebels')} />
      <StoreContext.Provider value={POINTED}>
        <Rings cells={CELLS} taken={new Set(STATES_AT)} near="rebels" />
      </StoreContext.Provider>
      {TERRAIN_IDS.map((type, index) => (
        <g key={type} transform={at(TERRAIN_AT[index] ?? '0,2')}>
          <TerrainG type={type} />
        </g>
      ))}
      {UNITS.map((unit) => (
        <g key={unit.id} transform={at(unit.hex)}>
          <TokenG unit={unit} terrain={unit.type === 'atat' ? 'rock' : undefined} />
        </g>
      ))}
      {[...CELLS].map(([hex, cell], index) => (
        <g key={hex} transform={at(hex)}>
          <TokenG unit={{ ...TROOPS, hex }} wedge={index === 2 ? 'full' : null} />
          <Mark cell={cell} isTaken isTicked={STATES[index]?.isTicked ?? false} />
        </g>
      ))}
    </svg>
  );
}

export const sample = { title: 'Hex grid', span: 'two', Body: HexGrids } as const;
