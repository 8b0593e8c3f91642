import type {
  BadgeId,
  Side,
  StructureType,
  TerrainId,
  UnitType,
  UnitView,
} from '@echo-base/games/battle-of-hoth/client';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import { hexPoints } from '../../../kit/ui/geometry.ts';
import sides from '../../../kit/ui/sides.module.css';
import { SilhouetteG } from '../../../kit/ui/silhouettes.tsx';
import { FACES_WEST, FIGURES, STRUCTURE_PICTURES } from '../pictures.ts';
import { TerrainPill } from './terrain.tsx';
import css from './token.module.css';

/** Radius of a Rebel disc; an Imperial hexagon is a little larger. */
export const TOKEN = 30;

/** Places of figures by strength, and the width of each. */
const PLACES: Readonly<
  Record<number, { readonly width: number; readonly at: readonly (readonly [number, number])[] }>
> = {
  1: { width: 54, at: [[0, 0]] },
  2: {
    width: 30,
    at: [
      [-13, 0],
      [13, 0],
    ],
  },
  3: {
    width: 30,
    at: [
      [0, -12],
      [-14, 10],
      [14, 10],
    ],
  },
  4: {
    width: 27,
    at: [
      [-13, -11],
      [13, -11],
      [-13, 11],
      [13, 11],
    ],
  },
};

/** Signs of the badges. */
const BADGES: Readonly<Record<BadgeId, string>> = {
  assault: 'M-6 0L1-6V-2H6V2H1V6Z',
  eweb: 'M-6 3h12M-4 3l3-8h2l-1 4h6',
  scouts: 'M-7 0C-4-5 4-5 7 0C4 5-4 5-7 0M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  eliteTroopers: 'M-6 4l3-6 3 4 3-7 3 9z',
  eliteSquadron: 'M-7 2l7-7 7 7M-7 6l7-7 7 7',
};

interface FiguresProps {
  readonly type: UnitType;
  readonly strength: number;
  readonly figures: number;
}

/** A figure that falls: it splits along one cut, whose halves fade over its dark hole. */
function Halves({ children }: { children: ReactNode }) {
  return (
    <g className={css.halves} data-halves="">
      <g className={css.upper}>{children}</g>
      <g className={css.lower}>{children}</g>
    </g>
  );
}

/** One silhouette per figure in its place. Lost ones stay as dark holes; they fall one after the other. */
function Figures({ type, strength, figures }: FiguresProps) {
  const full = useRef(figures);
  const before = useRef(figures);
  const stood = Math.max(before.current, figures);
  before.current = figures;
  const { width, at } = PLACES[strength] ?? { width: 30, at: [] };
  return at.map(([x, y], index) => {
    const isLost = index >= figures;
    const figure = <SilhouetteG id={FIGURES[type]} cx={x} cy={y} width={width} flip={FACES_WEST.has(type)} />;
    return (
      <g key={`${x} ${y}`} style={isLost ? ({ '--nth': Math.max(0, stood - 1 - index) } as CSSProperties) : undefined}>
        <g className={cx(css.figure, isLost && css.lost)} data-figure={isLost ? 'lost' : 'stands'}>
          {figure}
        </g>
        {isLost && index < full.current && <Halves>{figure}</Halves>}
      </g>
    );
  });
}

/** The outline of a token, dashed: where a unit stood that is gone, or will stand. */
export function OutlineG({ side }: { side: Side }) {
  return (
    <g className={sides.side} data-side={side}>
      {side === 'rebels' ? (
        <circle className={css.outline} r={TOKEN} />
      ) : (
        <polygon className={css.outline} points={hexPoints(0, 0, TOKEN + 4)} />
      )}
    </g>
  );
}

/** What an ordered unit has still to do: a full wedge before its move, a hollow one after it, none after its attack. */
export type Wedge = 'full' | 'hollow' | null;

function WedgeMark({ wedge }: { wedge: Wedge }) {
  if (wedge === null) return null;
  const d = `M-10 ${-TOKEN - 5}h20l-10 10z`;
  return <path className={cx(css.wedge, wedge === 'hollow' && css.hollow)} d={d} data-wedge={wedge} />;
}

/** A badge, up and to the right of the centre. */
export function BadgeG({ badge, isDeployed }: { badge: BadgeId; isDeployed: boolean | null }) {
  return (
    <g transform="translate(27 -24)" data-badge={badge}>
      <rect className={css.badge} x="-11" y="-11" width="22" height="22" rx="5" />
      <path className={css.badgeSign} d={BADGES[badge]} />
      {isDeployed && <path className={css.deployed} d="M-7 8h14" />}
    </g>
  );
}

/** Number of units a carrier still has aboard. */
function Aboard({ count }: { count: number }) {
  return (
    <g transform="translate(-26 -24)" data-aboard={count}>
      <rect className={css.badge} x="-10" y="-11" width="20" height="22" rx="5" />
      <text className={css.count} y="5">
        {count}
      </text>
    </g>
  );
}

export interface TokenProps {
  readonly unit: UnitView;
  /** Terrain it stands in. */
  readonly terrain?: TerrainId | undefined;
  readonly wedge?: Wedge;
  readonly carries?: boolean;
}

/** A unit around the centre: disc of the Rebels or hexagon of the Empire with its figures, badge, terrain and wedge. */
export function TokenG({ unit, terrain, wedge = null, carries = false }: TokenProps) {
  const { type, side, strength, figures, badge, deployed, aboard } = unit;
  return (
    <g className={sides.side} data-side={side}>
      <ellipse className={css.shadow} cx="2" cy="7" rx={TOKEN + 2} ry={TOKEN - 2} />
      {side === 'rebels' ? (
        <circle className={css.base} r={TOKEN} />
      ) : (
        <polygon className={css.base} points={hexPoints(0, 0, TOKEN + 4)} />
      )}
      <Figures type={type} strength={strength} figures={figures} />
      {badge && <BadgeG badge={badge} isDeployed={deployed} />}
      {aboard !== null && <Aboard count={aboard} />}
      {carries && <Counter />}
      {terrain && <TerrainPill type={terrain} y={TOKEN + 4} />}
      <WedgeMark wedge={wedge} />
    </g>
  );
}

/** The counter of an officer, carried or in the snow. */
function Counter() {
  return (
    <g transform="translate(26 14)" data-counter="carried">
      <CounterG />
    </g>
  );
}

/** A counter that units carry, around the centre. */
export function CounterG({ scale = 1 }: { scale?: number }) {
  return (
    <g transform={`scale(${scale})`}>
      <rect className={css.counter} x="-11" y="-11" width="22" height="22" rx="3" transform="rotate(45)" />
      <SilhouetteG id="officer" cx={0} cy={0} width={20} />
    </g>
  );
}

/** A structure around the centre. */
export function StructureG({ type, charges }: { type: StructureType; charges: number | null }) {
  return (
    <g className={sides.side} data-side="rebels">
      <circle className={css.structure} r={TOKEN + 2} />
      <SilhouetteG id={STRUCTURE_PICTURES[type]} cx={0} cy={0} width={48} />
      {charges !== null && <Aboard count={charges} />}
    </g>
  );
}
