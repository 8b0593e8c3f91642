import { cx } from '../../../kit/ui/cx.ts';
import { lookClass, type SeatLook } from '../../../kit/ui/seat-looks.ts';
import type { Point } from '../../../kit/ui/surface/camera.ts';
import type { Way } from '../../../question/log/moment.ts';
import * as css from './marks.module.css';
import { along, pathLength, type Step, stepAt, trimmed } from './path.ts';

/** Least distance of the signs on a track. */
const GAP = 11;

const KINDS = { move: undefined, attack: css.attack, retreat: css.retreat };

const put = ({ x, y, angle }: Step) => `translate(${x} ${y}) rotate(${angle})`;
const lineOf = (path: readonly Point[]) => path.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

interface TrackProps {
  readonly kind: Way['kind'];
  /** From its beginning to its end, through the centres of the places between. */
  readonly path: readonly Point[];
  readonly look: SeatLook;
  /** Distance of its ends from the centres of their places. */
  readonly inset: number;
  /** The one in front: wider than the others. */
  readonly isCurrent: boolean;
}

/**
 * Track of a way: of a move as a line with the signs of its side, of a retreat as round dots with an open head, of an
 * attack as dashes.
 */
export function Track({ kind, path, look, inset, isCurrent }: TrackProps) {
  const shown = trimmed(path, inset);
  const end = shown && stepAt(shown, pathLength(shown));
  if (!shown || !end) return null;
  const line = lineOf(shown);
  return (
    <g className={cx(lookClass(look), css.track, isCurrent && css.isCurrent)} data-track={kind} data-look={look}>
      <path className={css.casing} d={line} />
      <path className={cx(css.line, KINDS[kind])} d={line} />
      {kind === 'move' && along(shown, GAP).map((step) => <Sign key={`${step.x} ${step.y}`} look={look} step={step} />)}
      <path className={cx(css.head, kind === 'retreat' && css.isOpen)} d="M9 0L-7 -8V8z" transform={put(end)} />
    </g>
  );
}

/** The sign of a side on its track: bars across it, or chevrons along it. */
function Sign({ look, step }: { look: SeatLook; step: Step }) {
  if (look !== 'rebel' && look !== 'empire') return null;
  return <path className={css.sign} d={look === 'empire' ? 'M0 -5V5' : 'M-3 -4.5L2 0L-3 4.5'} transform={put(step)} />;
}

/** Number of a mark, in a disc. */
export function TrackNumber({ at, look, n }: { at: Point; look: SeatLook; n: number }) {
  return (
    <g className={cx(lookClass(look), css.number)} transform={`translate(${at.x} ${at.y})`} data-mark={n}>
      <circle r={11} />
      <text dy="0.36em">{n}</text>
    </g>
  );
}
