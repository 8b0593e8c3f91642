import { type CombatView, type RebellionView, typeOf, UNITS, type UnitId } from '@echo-base/games/rebellion/client';
import { useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../../kit/ui/motion.ts';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { isTurned } from '../galaxy/plate-g.tsx';
import { useScene } from '../scene.ts';
import * as css from './fire.module.css';

/** A point of the scene, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A unit as it was drawn last. */
interface Seen {
  readonly spot: Spot;
  readonly width: number;
  /** Damage on it and of the running attack. */
  readonly harm: number;
}

/** What flies or falls. */
interface Shot {
  readonly key: string;
  readonly unit: UnitId;
  readonly to: Spot;
  /** Where a hit comes from; absent for a unit that falls. */
  readonly from?: Spot;
  readonly width: number;
  /** Its place in the volley. */
  readonly index: number;
}

const centreIn = (scene: Element, element: Element): Spot => {
  const [one, all] = [element.getBoundingClientRect(), scene.getBoundingClientRect()];
  return { x: one.left - all.left + one.width / 2, y: one.top - all.top + one.height / 2 };
};

/** The drawn units of the combat. */
function seenIn(scene: Element, { attack }: CombatView, { units }: RebellionView): ReadonlyMap<UnitId, Seen> {
  const seen = new Map<UnitId, Seen>();
  for (const squad of scene.querySelectorAll<HTMLElement>('[data-units]')) {
    const ids = (squad.dataset.units ?? '').split(' ') as UnitId[];
    const width = squad.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    for (const id of ids)
      seen.set(id, {
        spot: centreIn(scene, squad),
        width,
        harm: (units[id]?.damage ?? 0) + (attack?.hits[id] ?? 0),
      });
  }
  return seen;
}

/** The middle of the units that fire at one of the other side, in its theatre. */
function firingAt(scene: Element, unit: UnitId): Spot | null {
  const { side, theatre } = UNITS[typeOf(unit)];
  const force = scene.querySelector(`[data-force="${side === 'rebel' ? 'imperial' : 'rebel'} ${theatre}"]`);
  return force && centreIn(scene, force);
}

/** Hits on units, and units that are gone, between two drawings of a combat. */
function shotsBetween(
  scene: Element,
  before: ReadonlyMap<UnitId, Seen>,
  now: ReadonlyMap<UnitId, Seen>,
  destroyed: readonly UnitId[],
): readonly Shot[] {
  const hits = [...now].flatMap(([unit, { spot: to, width, harm }]) => {
    const from = firingAt(scene, unit);
    const count = harm - (before.get(unit)?.harm ?? harm);
    return from ? Array.from({ length: Math.max(0, count) }, () => ({ unit, to, from, width })) : [];
  });
  const lost = [...before].flatMap(([unit, { spot: to, width }]) =>
    !now.has(unit) && destroyed.includes(unit) ? [{ unit, to, width }] : [],
  );
  return [...hits, ...lost].map((shot, index) => ({ ...shot, index, key: `${shot.unit} ${index}` }));
}

/** Renders what flies: hits from the units that fire to those hit, and units that are lost, which fall where they stood. */
export function Fire({ combat }: { combat: CombatView }) {
  const { view } = useScene();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlyMap<UnitId, Seen> | null>(null);
  const [volley, setVolley] = useState<{ readonly n: number; readonly shots: readonly Shot[] }>({ n: 0, shots: [] });
  useLayoutEffect(() => {
    const scene = box.current?.parentElement;
    if (!scene) return;
    const now = seenIn(scene, combat, view);
    const shots = before.current ? shotsBetween(scene, before.current, now, combat.destroyed) : [];
    before.current = now;
    if (shots.length > 0 && !isMotionReduced()) setVolley(({ n }) => ({ n: n + 1, shots }));
  }, [combat, view]);
  return (
    <div ref={box} className={css.fire} aria-hidden="true" data-fire={volley.shots.length}>
      {volley.shots.map((shot) => (
        <Flying key={`${volley.n} ${shot.key}`} shot={shot} />
      ))}
    </div>
  );
}

const FLIGHT_MS = 260;
const FALL_MS = 360;
/** Milliseconds between two hits of a volley. */
const NEXT_MS = 70;
const MOST_WAIT_MS = 420;

/** One hit on its way, or one unit that falls and fades. It is drawn nowhere before and after. */
function Flying({ shot: { unit, from, to, width, index } }: { shot: Shot }) {
  const ref = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each flies once.
  useLayoutEffect(() => {
    const delay = Math.min(MOST_WAIT_MS, index * NEXT_MS);
    if (from) {
      const turn = `rotate(${Math.atan2(to.y - from.y, to.x - from.x)}rad)`;
      ref.current?.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px) ${turn}`, opacity: 0 },
          { transform: `translate(${from.x}px, ${from.y}px) ${turn}`, opacity: 1, offset: 0.05 },
          { transform: `translate(${to.x}px, ${to.y}px) ${turn}`, opacity: 1, offset: 0.9 },
          { transform: `translate(${to.x}px, ${to.y}px) ${turn} scale(1.8)`, opacity: 0 },
        ],
        { duration: FLIGHT_MS, delay, easing: 'ease-in', fill: 'both' },
      );
      return;
    }
    ref.current?.animate(
      [
        { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 1 },
        { transform: `translate(${to.x}px, ${to.y + 28}px) rotate(14deg)`, opacity: 0 },
      ],
      { duration: FALL_MS, delay, easing: 'ease-in', fill: 'both' },
    );
  }, []);
  const { side } = UNITS[typeOf(unit)];
  return (
    <span ref={ref} className={css.flying} data-side={side} data-flies={from ? 'hit' : 'loss'}>
      {from ? (
        <span className={css.bolt} />
      ) : (
        <span className={css.lost} style={{ width }}>
          <Silhouette id={typeOf(unit)} flip={isTurned(typeOf(unit), side)} className={css.shape} />
        </span>
      )}
    </span>
  );
}
