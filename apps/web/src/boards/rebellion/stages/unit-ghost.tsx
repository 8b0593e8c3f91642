import { UNITS, type UnitType } from '@echo-base/games/rebellion/client';
import { cx } from '../../../kit/ui/cx.ts';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import css from './tray.module.css';

/** Silhouette of a unit; Rebel ships face left. */
export function UnitPicture({ type, size }: { type: UnitType; size: number }) {
  const { side, theatre } = UNITS[type];
  return <Silhouette id={type} size={size} flip={side === 'rebel' && theatre === 'space'} />;
}

/** A unit as drag overlay. */
export function UnitGhost({ type }: { type: UnitType }) {
  return (
    <span className={cx(css.ghost, css.unit)} data-side={UNITS[type].side}>
      <UnitPicture type={type} size={56} />
    </span>
  );
}
