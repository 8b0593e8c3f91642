import {
  type LeaderId,
  PLACE_IDS,
  type PlaceId,
  type RebellionView,
  type Side,
  typeOf,
  UNITS,
  type UnitId,
} from '@echo-base/games/rebellion/client';
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../../kit/ui/motion.ts';
import { useScene } from '../scene.ts';
import type { Point } from './layout.ts';
import * as css from './movement.module.css';
import { PlateG } from './plate-g.tsx';
import { type Detail, ENLARGED, edgesOf, type Plate, widthIn } from './plates.ts';
import { stacksOf } from './stacks.ts';
import { useLayout } from './use-layout.ts';
import { glideAlong, wayBetween } from './ways.ts';

/** Last drawn position of a leader. */
interface Stand {
  readonly place: PlaceId;
  readonly point: Point;
}

const Stands = createContext<Map<LeaderId, Stand> | null>(null);

/** Stores the positions of leaders, so that each one glides from the old place to the new. */
export function MovementProvider({ children }: { children: ReactNode }) {
  const [stands] = useState(() => new Map<LeaderId, Stand>());
  return <Stands.Provider value={stands}>{children}</Stands.Provider>;
}

const FADE_MS = 120;

/** Animates a leader's token from its last position; fades it in if motion is reduced. */
export function useLeaderGlide(
  ref: RefObject<HTMLElement | null>,
  id: LeaderId,
  place: PlaceId,
  { x, y }: Point,
): void {
  const stands = useContext(Stands);
  const { centreOf } = useLayout();
  useLayoutEffect(() => {
    const before = stands?.get(id);
    stands?.set(id, { place, point: { x, y } });
    if (!before || before.place === place) return;
    if (isMotionReduced()) ref.current?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
    else {
      const { frames, options } = glideAlong(wayBetween(before.place, place), before.point, { x, y }, centreOf);
      ref.current?.animate(frames, options);
    }
  }, [stands, ref, id, place, x, y, centreOf]);
}

/** Units of a side that moved from one place to another. */
interface Move {
  readonly key: string;
  readonly side: Side;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly units: readonly UnitId[];
}

/** More moves at once are a jump in the match (a replay, a reconnect) and are not animated. */
const MOST_MOVES = 8;

const placeOf = (at: string | undefined): PlaceId | undefined => PLACE_IDS.find((id) => id === at);

/** Moves on the map between two views. */
function movesBetween(before: RebellionView, after: RebellionView): readonly Move[] {
  const moves = new Map<string, Move>();
  for (const id of Object.keys(after.units) as UnitId[]) {
    const [was, is] = [before.units[id]?.at, after.units[id]?.at];
    if (was === is) continue;
    const [from, to] = [placeOf(was), placeOf(is)];
    if (!from || !to) continue;
    const { side } = UNITS[typeOf(id)];
    const key = `${side} ${from} ${to}`;
    moves.set(key, { key, side, from, to, units: [...(moves.get(key)?.units ?? []), id] });
  }
  return moves.size > MOST_MOVES ? [] : [...moves.values()];
}

/** Moving units: a plate that glides along the lanes to the new place and disappears. */
export function MovingUnits({ detail }: { detail: Detail }) {
  const { view } = useScene();
  const before = useRef(view);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  useLayoutEffect(() => {
    const found = before.current === view ? [] : movesBetween(before.current, view);
    before.current = view;
    if (found.length > 0 && !isMotionReduced()) setMoves(found);
  }, [view]);
  return moves.map((move) => (
    <Moving
      key={move.key}
      move={move}
      detail={detail}
      onEnd={() => setMoves((now) => now.filter((one) => one !== move))}
    />
  ));
}

function Moving({ move, detail, onEnd }: { move: Move; detail: Detail; onEnd(): void }) {
  const { view } = useScene();
  const { centreOf } = useLayout();
  const ref = useRef<HTMLSpanElement>(null);
  const { side, from, to, units } = move;
  const cells = stacksOf(units, view).map(({ type, ids, damaged }) => ({ type, ids, damaged, count: ids.length }));
  const end = centreOf(to);
  const edges = edgesOf([cells], false);
  const width = widthIn({ edges });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one animation per move, however often it renders.
  useLayoutEffect(() => {
    const { frames, options } = glideAlong(wayBetween(from, to), centreOf(from), end, centreOf);
    const glide = ref.current?.animate(frames, options);
    if (!glide) return;
    glide.onfinish = onEnd;
    return () => glide.cancel();
  }, [move]);
  const plate: Plate = { system: 'hoth', side, rows: [cells], edges, box: { ...end, width, height: 24 } };
  return (
    <span
      ref={ref}
      className={css.moving}
      style={{ left: end.x, top: end.y }}
      aria-hidden="true"
      data-moving={move.key}
    >
      <svg className={css.drawing} width="1" height="1" aria-hidden="true">
        <g transform={`scale(${ENLARGED[detail]}) translate(${-width / 2} -12)`}>
          <PlateG plate={plate} />
        </g>
      </svg>
    </span>
  );
}
