import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import * as css from './die.module.css';
import { EmblemG, ShapeG } from './marks.tsx';
import * as roll from './roll.module.css';
import { FIRST_GROUND, FIRST_SHIPS, FIRST_TROOPS } from './shapes/first.ts';
import type { Shape } from './shapes/shape.ts';

/** Faces of the bone die of Galaxy Rebellion. */
export const DIE_FACES = ['tie', 'trooper', 'walker', 'destroyer', 'empire', 'vp'] as const;
export type DieFace = (typeof DIE_FACES)[number];

type Unit = Exclude<DieFace, 'empire' | 'vp'>;

/** The picture of a face and its width on a die of 64. */
const UNITS: Record<Unit, { shape: Shape; width: number }> = {
  tie: { shape: FIRST_SHIPS['tie-fighter'], width: 43 },
  trooper: { shape: FIRST_TROOPS.stormtrooper, width: 47 },
  walker: { shape: FIRST_GROUND['at-at'], width: 45 },
  destroyer: { shape: FIRST_SHIPS['star-destroyer'], width: 45 },
};

interface SymbolProps {
  face: DieFace;
  cx: number;
  cy: number;
  /** Width of a unit's picture; the emblems are a little smaller. */
  width: number;
}

/** The symbol in the current colour, for spaces and cards inside a larger SVG. */
function DieSymbolG({ face, cx: x, cy: y, width }: SymbolProps) {
  if (face === 'empire' || face === 'vp') {
    return <EmblemG id={face} cx={x} cy={face === 'vp' ? y + width * 0.03 : y} width={width * 0.86} />;
  }
  return <ShapeG shape={UNITS[face].shape} cx={x} cy={y} width={width} />;
}

/** The symbol as an SVG element. */
export function DieSymbol({ face, size = 26, className }: { face: DieFace; size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} viewBox="0 0 64 64">
      <DieSymbolG face={face} cx={32} cy={32} width={64} />
    </svg>
  );
}

interface DieLook {
  face: DieFace;
  selected?: boolean | undefined;
  spent?: boolean | undefined;
}

/** A die on a 64 grid inside a larger SVG. */
export function DieG({ face, selected, spent }: DieLook) {
  const unit = face === 'empire' || face === 'vp' ? undefined : UNITS[face];
  return (
    <g className={css.die}>
      <rect className={css.foot} x="3" y="5" width="58" height="57" rx="11" />
      <rect className={css.top} x="3" y="2" width="58" height="56" rx="11" />
      <rect className={css.groove} x="6.5" y="5.5" width="51" height="49" rx="8.5" strokeWidth="1.5" />
      <g className={css.face} fill="currentColor">
        <DieSymbolG face={face} cx={32} cy={30} width={unit?.width ?? 44} />
      </g>
      {spent && <rect className={css.spent} x="3" y="2" width="58" height="60" rx="11" />}
      {selected && <rect className={css.rim} x="1.5" y=".5" width="61" height="62.5" rx="12.5" />}
    </g>
  );
}

interface DieProps extends DieLook {
  /** 72 in the tray, 58 on the phone. */
  size?: number | undefined;
  /** Falls and settles; `rollMs` is the duration. Use `DiceRoll` or `useDiceRoll` for whole throws. */
  rolling?: boolean | undefined;
  rollMs?: number | undefined;
  /** Accessible name. Without it the die is hidden from screen readers, for use inside a button with a name. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Die({ size = 72, rolling, rollMs = 600, label, className, ...look }: DieProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-drawing=""
      className={cx(css.die, rolling && roll.fall, className)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={rolling ? ({ '--roll': `${rollMs}ms` } as CSSProperties) : undefined}
    >
      <DieG {...look} />
    </svg>
  );
}
