import { GRID, type HexId, unitInfo } from '@echo-base/games/battle-of-hoth/client';
import { useTargets } from '../../../match/targets.tsx';
import { useScene } from '../scene.tsx';
import { actingUnit, type Cells } from './cells.ts';
import { useInspectedHex } from './inspected.ts';
import { centreOf, cornersAt, outlineOf, pathOf, SIDE } from './layout.ts';
import css from './Reach.module.css';

/** Legal hexes without a unit or structure: where the acting unit can go, or a new one can be placed. */
function reachOf(cells: Cells, taken: ReadonlySet<HexId>): readonly HexId[] {
  return [...cells].flatMap(([hex, { role, state, names }]) =>
    role === 'target' && state === 'legal' && !taken.has(hex) && !names.some((name) => name.startsWith('section:'))
      ? [hex]
      : [],
  );
}

/** Where the acting unit can go: a lit area with one outline; on the pointer, one hex brightens. */
export function Reach({ cells, taken }: { cells: Cells; taken: ReadonlySet<HexId> }) {
  const { view, near } = useScene();
  const targets = useTargets();
  const reach = reachOf(cells, taken);
  const own = actingUnit(targets, view)?.hex;
  if (reach.length === 0) return null;
  const lit = reach.filter((hex) => cells.get(hex)?.isLit);
  const fill = (hexes: readonly HexId[]) =>
    hexes.map((hex) => `${pathOf(cornersAt(centreOf(hex, near), SIDE + 0.4))}Z`).join('');
  const outline = outlineOf(own ? [...reach, own] : reach, near);
  return (
    <g data-reach={reach.length}>
      <path className={css.fill} d={fill(reach)} />
      {lit.length > 0 && <path className={css.lit} d={fill(lit)} />}
      <path className={css.casing} d={outline} />
      <path className={css.outline} d={outline} />
    </g>
  );
}

/** How far the inspected unit can shoot, as a dotted outline; not while units are ordered. */
export function Range() {
  const { view, near } = useScene();
  const { decision } = useTargets();
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
