import { hexPoints } from './geometry.ts';

/** Radius of a hexagon that looks as large as a disc of radius 1. */
const HEXAGON = 1.08;

interface SideOutlineProps {
  /** Rebels are discs, the Empire is hexagons. */
  side: 'rebel' | 'empire';
  /** Its centre, in both directions. */
  at: number;
  r: number;
  className: string;
  strokeWidth?: number;
}

/** Outline of a token in the shape of its side. */
export function SideOutline({ side, at, r, className, strokeWidth }: SideOutlineProps) {
  return side === 'empire' ? (
    <polygon className={className} points={hexPoints(at, at, r * HEXAGON)} strokeWidth={strokeWidth} />
  ) : (
    <circle className={className} cx={at} cy={at} r={r} strokeWidth={strokeWidth} />
  );
}
