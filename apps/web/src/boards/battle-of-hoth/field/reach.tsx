import { GRID, type HexId, type Side, unitInfo } from '@echo-base/games/battle-of-hoth/client';
import { useChosen, useDecision, useHovered } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import { actingUnit, type Cells } from './cells.ts';
import { useInspectedHex } from './inspected.ts';
import { centreOf, cornersAt, outlineOf, pathOf, SIDE } from './layout.ts';
import * as css from './reach.module.css';

/** Legal hexes without a unit or structure: where the acting unit can go, or a new one can be placed. */
function reachOf(cells: Cells, taken: ReadonlySet<HexId>): readonly HexId[] {
  return [...cells].flatMap(([hex, { role, state, names }]) =>
    role === 'target' && state === 'legal' && !taken.has(hex) && !names.some((name) => name.startsWith('section:'))
      ? [hex]
      : [],
  );
}

const fill = (hexes: readonly HexId[], near: Side): string =>
  hexes.map((hex) => `${pathOf(cornersAt(centreOf(hex, near), SIDE + 0.4))}Z`).join('');

/** The hexes of the reach under the pointer or focus. */
function Lit({ reach, cells }: { reach: readonly HexId[]; cells: Cells }) {
  const { near } = useScene();
  const isLit = (hex: HexId, id: string) => cells.get(hex)?.lights.includes(id);
  const id = useHovered((now) => (now !== null && reach.some((hex) => isLit(hex, now)) ? now : null));
  if (id === null) return null;
  const lit = reach.filter((hex) => isLit(hex, id));
  return <path className={css.lit} d={fill(lit, near)} />;
}

/** Where the acting unit can go: a lit area with one outline; on the pointer, one hex brightens. */
export function Reach({ cells, taken }: { cells: Cells; taken: ReadonlySet<HexId> }) {
  const { view, near } = useScene();
  const chosen = useChosen();
  const reach = reachOf(cells, taken);
  const own = actingUnit(chosen, view)?.hex;
  if (reach.length === 0) return null;
  const outline = outlineOf(own ? [...reach, own] : reach, near);
  return (
    <g data-reach={reach.length}>
      <path className={css.fill} d={fill(reach, near)} />
      <Lit reach={reach} cells={cells} />
      <path className={css.casing} d={outline} />
      <path className={css.outline} d={outline} />
    </g>
  );
}

/** How far the inspected unit can shoot, as a dotted outline; not while units are ordered. */
export function Range() {
  const { view, near } = useScene();
  const decision = useDecision();
  const hex = useInspectedHex();
  const unit = view.units.find((one) => one.hex === hex);
  if (!unit || decision?.shape === 'some') return null;
  const hexes = GRID.within(unit.hex, unitInfo(unit.type).dice.length);
  const outline = outlineOf([...hexes, unit.hex], near);
  return (
    <g data-range={unit.id}>
      <path className={css.rangeCasing} d={outline} />
      <path className={css.range} d={outline} />
    </g>
  );
}
