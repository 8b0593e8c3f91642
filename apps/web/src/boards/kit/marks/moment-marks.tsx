import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import { isMotionReduced } from '../../../kit/ui/motion.ts';
import { lookClass, type SeatLook } from '../../../kit/ui/seat-looks.ts';
import type { Point } from '../../../kit/ui/surface/camera.ts';
import type { Moment, Way } from '../../../question/log/moment.ts';
import { useMarkedMoments, useStaged } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import * as css from './marks.module.css';
import { pathLength, stepAt } from './path.ts';
import { Track, TrackNumber } from './track.tsx';

interface MomentMarksProps {
  /** Centre of a target, in the board's units; null if it is not on the board. */
  pointOf(target: string): Point | null;
  /** The look of the seat whose act it is; null for an event of the match. */
  lookOf(moment: Moment): SeatLook | null;
  /** Radius that the ring of a place keeps free, in the board's units; tracks end there. */
  readonly radius: number;
  /** Whether it is a combat at its place, which has a mark of its own; by default none is. */
  isCombat?(moment: Moment): boolean;
  /** Board units to a pixel of the picture: 1 if the board is drawn at its size. */
  readonly unit?: number;
}

/** A mark: what one moment leaves on the board. */
interface Marked {
  readonly moment: Moment;
  /** Its number, from 1 for the oldest; null for a moment that is shown again from the log. */
  readonly n: number | null;
  readonly isCurrent: boolean;
}

/**
 * Marks of what others have done since the viewer's last act, and of the moment in front: its tracks, a ring in the colour
 * of its seat, its number. The place in front has a ring of its own. To be put into an SVG that is hidden from screen
 * readers.
 */
export function MomentMarks({ unit = 1, isCombat = () => false, ...props }: MomentMarksProps) {
  const marked = useMarkedMoments();
  const staged = useStaged()?.moment ?? null;
  const current = staged && idOf(staged);
  const placed = marked.filter((moment) => isOnBoard(moment, props.pointOf));
  // The numbers of the list "Since your last turn", which has what is at no place too.
  const all: Marked[] = placed.map((moment) => ({
    moment,
    n: marked.indexOf(moment) + 1,
    isCurrent: idOf(moment) === current,
  }));
  if (staged && !all.some(({ isCurrent }) => isCurrent)) all.push({ moment: staged, n: null, isCurrent: true });
  const gone = overtaken(placed, props.lookOf);
  return (
    <g className={css.marks} data-marks={placed.length}>
      {/* The one in front is drawn last. */}
      {all
        .toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent))
        .map((mark) => (
          <MomentMark key={idOf(mark.moment)} {...props} {...mark} gone={gone} unit={unit} isCombat={isCombat} />
        ))}
    </g>
  );
}

const isOnBoard = ({ at, ways = [] }: Moment, pointOf: (target: string) => Point | null): boolean =>
  ways.length > 0 || (at !== undefined && pointOf(at) !== null);

/** Ways of units to a place from which they have retreated since: the retreat replaces them. */
function overtaken(marked: readonly Moment[], lookOf: (moment: Moment) => SeatLook | null): ReadonlySet<Way> {
  const found = new Set<Way>();
  for (const [index, later] of marked.entries())
    for (const retreat of later.ways ?? []) {
      if (retreat.kind !== 'retreat') continue;
      for (const earlier of marked.slice(0, index)) {
        if (lookOf(earlier) !== lookOf(later)) continue;
        for (const way of earlier.ways ?? []) if (way.kind === 'move' && way.to === retreat.from) found.add(way);
      }
    }
  return found;
}

interface MarkProps extends Marked, Required<MomentMarksProps> {
  readonly gone: ReadonlySet<Way>;
}

function MomentMark({ moment, n, isCurrent, gone, pointOf, lookOf, radius, unit, isCombat }: MarkProps) {
  const look = lookOf(moment) ?? 'none';
  const at = moment.at === undefined ? null : pointOf(moment.at);
  const about = (moment.about ?? []).flatMap((target) => pointOf(target) ?? []);
  const paths = (moment.ways ?? [])
    .filter((way) => !gone.has(way))
    .map((way) => ({ way, path: pathOf(way, pointOf) }))
    .filter(({ path }) => path.length > 1);
  const [first] = paths;
  const middle = first ? stepAt(first.path, pathLength(first.path) / 2) : null;
  const corner = at && { x: at.x - radius * 0.72, y: at.y - radius * 0.72 };
  const isFought = isCombat(moment);
  // The disc of a combat has the upper left corner: its number the upper right one.
  const numberAt = middle ?? (corner && at && isFought ? { x: 2 * at.x - corner.x, y: corner.y } : corner);
  const scaled = (one: Point) => ({ x: one.x / unit, y: one.y / unit });
  return (
    <g transform={unit === 1 ? undefined : `scale(${unit})`} data-moment={moment.kind}>
      {isCurrent && !at && paths.length === 0 && (
        <AboutRings points={about.map(scaled)} radius={radius / unit} look={look} />
      )}
      {at && paths.length === 0 && <PlaceRing at={scaled(at)} radius={radius / unit} look={look} />}
      {at && isCurrent && <HereRing at={scaled(at)} radius={radius / unit + 6} />}
      {paths.map(({ way, path }) => (
        <Track
          key={`${way.kind} ${way.from} ${way.to}`}
          kind={way.kind}
          path={path.map(scaled)}
          look={look}
          inset={radius / unit}
          isCurrent={isCurrent}
        />
      ))}
      {isCurrent &&
        paths.map(({ way, path }) => <Rider key={`${way.kind} ${way.from}`} path={path.map(scaled)} look={look} />)}
      {corner && isFought && <CombatDisc at={scaled(corner)} look={look} />}
      {n !== null && numberAt && <TrackNumber at={scaled(numberAt)} look={look} n={n} />}
    </g>
  );
}

const pathOf = ({ from, through = [], to }: Way, pointOf: (target: string) => Point | null): readonly Point[] =>
  [from, ...through, to].map(pointOf).filter((point) => point !== null);

interface RingProps {
  readonly at: Point;
  readonly radius: number;
}

function PlaceRing({ at, radius, look }: RingProps & { look: SeatLook }) {
  return (
    <g className={cx(lookClass(look), css.place)} transform={`translate(${at.x} ${at.y})`} data-place-mark={look}>
      <circle r={radius} />
    </g>
  );
}

/** The pieces that a moment without a place is about, such as units that are ordered. */
function AboutRings({ points, ...ring }: Omit<RingProps, 'at'> & { points: readonly Point[]; look: SeatLook }) {
  return (
    <g data-about={points.length}>
      {points.map((at) => (
        <PlaceRing key={`${at.x} ${at.y}`} {...ring} at={at} />
      ))}
    </g>
  );
}

/** The place in front: a closed ring with four ticks outward. */
function HereRing({ at, radius }: RingProps) {
  const ticks = [0, 90, 180, 270].map((turn) => (
    <path key={turn} d={`M0 ${-radius}v-9`} transform={`rotate(${turn})`} />
  ));
  return (
    <g className={css.here} transform={`translate(${at.x} ${at.y})`} data-here="">
      <circle className={css.under} r={radius} />
      <circle r={radius} />
      {ticks}
    </g>
  );
}

/** A combat: a disc with a cross. */
function CombatDisc({ at, look }: { readonly at: Point; readonly look: SeatLook }) {
  return (
    <g className={cx(lookClass(look), css.combat)} transform={`translate(${at.x} ${at.y})`} data-combat-mark={look}>
      <circle r={11} />
      <path d="M-4.500 -4.500l9 9M4.500 -4.500l-9 9" />
    </g>
  );
}

/** Milliseconds of a rider for each stretch of its way, and at most in all. */
const STRETCH_MS = 160;
const MOST_MS = 900;

/** A disc that goes along the way once; with reduced motion there is none. */
function Rider({ path, look }: { path: readonly Point[]; look: SeatLook }) {
  const rider = useRef<SVGGElement>(null);
  const start = useEffectEvent(() => {
    const length = pathLength(path) || 1;
    const frames = path.map(({ x, y }, index) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset: Math.min(1, pathLength(path.slice(0, index + 1)) / length),
      opacity: 1,
    }));
    const duration = Math.min(MOST_MS, Math.max(2, path.length - 1) * STRETCH_MS);
    rider.current?.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)' });
  });
  useEffect(() => {
    if (!isMotionReduced()) start();
  }, []);
  return (
    <g ref={rider} className={cx(lookClass(look), css.rider)} opacity={0}>
      <circle className={css.under} r={13} />
      <circle r={9} />
    </g>
  );
}
