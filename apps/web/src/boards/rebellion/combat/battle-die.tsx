import type { Colour, Face } from '@echo-base/games/rebellion/client';
import type { CSSProperties } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import * as roll from '../../../kit/ui/roll.module.css';
import css from './battle-die.module.css';

/** Symbols of the faces on a grid of 64: burst, cross-hair, four-point star; a blank is a small dot. */
const SYMBOLS: Readonly<Record<Face, string>> = {
  blank: 'M28.5 30a3.5 3.5 0 1 0 7 0a3.500 3.5 0 1 0 -7 0z',
  hit: 'M32 8l5 14.5 15-4.5-9 12.5 9 12-15-4.5L32 52l-5-14-15 4.500 9-12-9-12.5 15 4.5z',
  direct:
    'M32 9a21 21 0 1 1 0 42a21 21 0 0 1 0-42zm0 5a16 16 0 1 0 0 32a16 16 0 0 0 0-32zM29.8 4h4.4v14h-4.4zM29.8 42h4.4v14h-4.4zM6 27.8h14v4.4H6zM44 27.8h14v4.4H44zM26 30a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  special: 'M32 6l8.5 15.5L58 30l-17.5 8.5L32 54l-8.5-15.5L6 30l17.5-8.5zM27 30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
};

/** Marks of the colours, so that dice differ without colour. */
const MARKS: Readonly<Record<Colour, string>> = {
  red: 'M0-6l6 10.500H-6z',
  black: 'M0-6.500l5.600 3.200v6.600L0 6.500l-5.600-3.200v-6.600z',
};

/** Size from which an unrolled die is drawn as a die, not as the sign of its colour. */
const LEAST_DIE = 30;

export type DieMark = 'lamp' | 'tick' | 'cross';

interface BattleDieProps {
  readonly colour: Colour;
  /** Null before the roll: the die has no symbol, and a dashed rim. */
  readonly face: Face | null;
  readonly size?: number | undefined;
  readonly rolling?: boolean | undefined;
  readonly rollMs?: number | undefined;
  /** In question, assigned, or spent. */
  readonly mark?: DieMark | undefined;
}

/** A die of Rebellion, red or black. Decorative: the text beside it has the same information. */
export function BattleDie({ colour, face, size = 58, rolling, rollMs = 600, mark }: BattleDieProps) {
  // In a line of text a die stands for its colour.
  const isSign = face === null && size < LEAST_DIE;
  return (
    <svg
      aria-hidden="true"
      data-drawing=""
      className={cx(css.die, css[colour], rolling && roll.fall)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={rolling ? ({ '--roll': `${rollMs}ms` } as CSSProperties) : undefined}
      data-die={face ?? 'unrolled'}
    >
      <rect className={css.foot} x="3" y="5" width="58" height="57" rx="11" />
      <rect className={css.top} x="3" y="2" width="58" height="56" rx="11" />
      <rect className={cx(css.groove, face === null && css.unrolled)} x="6.5" y="5.5" width="51" height="49" rx="8.5" />
      {face !== null && (
        <path
          className={css.symbol}
          fillRule="evenodd"
          transform="translate(32 30) scale(.86) translate(-32 -30)"
          d={SYMBOLS[face]}
        />
      )}
      <path
        className={css.symbol}
        transform={isSign ? 'translate(32 30) scale(2)' : 'translate(13 47) scale(.8)'}
        d={MARKS[colour]}
      />
      {(mark === 'tick' || mark === 'cross') && (
        <>
          <rect className={css.veil} x="3" y="2" width="58" height="60" rx="11" />
          <path className={css.stroke} d={mark === 'tick' ? 'M19 31l9 9 17-19' : 'M22 20l20 20M42 20l-20 20'} />
        </>
      )}
      {mark === 'lamp' && <rect className={css.rim} x="1.5" y=".5" width="61" height="62.500" rx="12.5" />}
    </svg>
  );
}
