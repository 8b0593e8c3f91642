import { EMBLEMS, SKILLS } from './shapes/marks.ts';
import type { Shape, ShapePath } from './shapes/shape.ts';
import * as css from './silhouettes.module.css';

export type EmblemId = keyof typeof EMBLEMS;
export type SkillId = keyof typeof SKILLS;

function classOf({ cut, line, hole }: ShapePath): string | undefined {
  if (cut) return css.cut;
  if (hole) return css.hole;
  return line ? css.line : undefined;
}

/** The paths of a drawing. */
function Parts({ shape }: { shape: Shape }) {
  return shape.map((part) => (
    <path
      key={part.d}
      d={part.d}
      className={classOf(part)}
      strokeWidth={part.cut ?? part.line}
      fillRule={part.evenOdd && 'evenodd'}
    />
  ));
}

export interface PlacedProps<Id> {
  id: Id;
  /** Centre in the surrounding drawing. */
  cx: number;
  cy: number;
  /** Width in units of the surrounding drawing. */
  width: number;
  flip?: boolean | undefined;
}

/** A drawing on a 64 by 48 grid inside a larger SVG. */
export function ShapeG({ shape, cx, cy, width, flip = false }: Omit<PlacedProps<never>, 'id'> & { shape: Shape }) {
  const scale = width / 64;
  return (
    <g transform={`translate(${cx} ${cy}) scale(${flip ? -scale : scale} ${scale}) translate(-32 -24)`}>
      <Parts shape={shape} />
    </g>
  );
}

export interface PictureProps {
  /** Width in pixels; the height is three quarters of it. */
  size?: number | undefined;
  /** Drawn facing left. */
  flip?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing on a 64 by 48 grid in the current colour; details are cut out in `--cut`, the colour of the background. */
export function ShapePicture({ shape, size = 32, flip = false, className }: PictureProps & { shape: Shape }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size * 0.75}
      viewBox="0 0 64 48"
      style={flip ? { transform: 'scaleX(-1)' } : undefined}
    >
      <Parts shape={shape} />
    </svg>
  );
}

interface SignProps<Id> {
  id: Id;
  size?: number | undefined;
  className?: string | undefined;
}

/** The mark of a side, or of a point (`vp`). */
export function Emblem({ id, size = 16, className }: SignProps<EmblemId>) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} viewBox="0 0 64 64">
      <Parts shape={EMBLEMS[id]} />
    </svg>
  );
}

/** An emblem inside a larger SVG. */
export function EmblemG({ id, cx, cy, width }: Omit<PlacedProps<EmblemId>, 'flip'>) {
  return (
    <g transform={`translate(${cx} ${cy}) scale(${width / 64}) translate(-32 -32)`}>
      <Parts shape={EMBLEMS[id]} />
    </g>
  );
}

/** A skill of a leader; the four differ by outline. */
export function Skill({ id, size = 16, className }: SignProps<SkillId>) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} viewBox="0 0 24 24">
      <Parts shape={SKILLS[id]} />
    </svg>
  );
}
