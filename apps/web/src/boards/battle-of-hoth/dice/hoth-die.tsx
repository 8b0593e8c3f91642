import type { Face } from '@echo-base/games/battle-of-hoth/client';
import type { CSSProperties } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import * as roll from '../../../kit/ui/roll.module.css';
import { SilhouetteG, type SilhouetteId } from '../../../kit/ui/silhouettes.tsx';
import css from './dice.module.css';

/** Figures on the faces of infantry and vehicles. */
const FIGURES: Readonly<Partial<Record<Face, { readonly id: SilhouetteId; readonly width: number }>>> = {
  infantry: { id: 'snowtrooper', width: 46 },
  vehicle: { id: 'at-at', width: 48 },
};

/** The other faces, on a grid of 64: a burst, an arrow back, a dot. */
const SYMBOLS: Readonly<Partial<Record<Face, string>>> = {
  explosion: 'M32 8l5 14.5 15-4.5-9 12.5 9 12-15-4.5L32 52l-5-14-15 4.5 9-12-9-12.5 15 4.5z',
  retreat: 'M32 50 14 32h10V11h16v21h10z',
  miss: 'M28.5 30a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
};

interface HothDieProps {
  readonly face: Face;
  readonly size?: number | undefined;
  readonly rolling?: boolean | undefined;
  readonly rollMs?: number | undefined;
  /** What the die does: a closed rim for a hit, a dashed one for a retreat. */
  readonly counts?: 'hit' | 'retreat' | undefined;
  /** Chosen to be rerolled. */
  readonly selected?: boolean | undefined;
}

/** A die of Battle of Hoth. Decorative: the words beside it say the same. */
export function HothDie({ face, size = 40, rolling, rollMs = 600, counts, selected }: HothDieProps) {
  const figure = FIGURES[face];
  return (
    <svg
      aria-hidden="true"
      data-drawing=""
      className={cx(css.die, rolling && roll.fall)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={rolling ? ({ '--roll': `${rollMs}ms` } as CSSProperties) : undefined}
      data-die={face}
    >
      <rect className={css.foot} x="3" y="5" width="58" height="57" rx="11" />
      <rect className={css.top} x="3" y="2" width="58" height="56" rx="11" />
      <g className={css.symbol}>
        {figure ? <SilhouetteG id={figure.id} cx={32} cy={30} width={figure.width} /> : <path d={SYMBOLS[face]} />}
      </g>
      {!rolling && counts && <rect className={css[counts]} x="3" y="2" width="58" height="56" rx="11" />}
      {selected && <rect className={css.rim} x="1.5" y=".5" width="61" height="62.5" rx="12.5" />}
    </svg>
  );
}
