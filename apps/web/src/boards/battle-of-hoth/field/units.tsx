import { type HexId, type Side, type UnitView, unitInfo, type View } from '@echo-base/games/battle-of-hoth/client';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../../kit/ui/motion.ts';
import { useStaged } from '../../../question/log/moments-context.ts';
import { strikeOf } from '../log/attack-moment.ts';
import { useScene } from '../scene.ts';
import { centreOf, pointOf } from './layout.ts';
import { CounterG, OutlineG, StructureG, TokenG, type TokenProps, type Wedge } from './token.tsx';
import * as css from './units.module.css';

const STEP_MS = 260;
const RETREAT_STEP_MS = 160;
/** From the result of an attack until its target retreats. */
const RETREAT_MS = 570;
const FADE_MS = 120;
/** Milliseconds until an eliminated unit has gone. */
const GONE_MS = 1_100;
/** More eliminations at once are a jump in the match, as in a replay, and are not animated. */
const MOST_GONE = 3;

/** The wedge of an ordered unit: what it still has to do. */
function wedgeOf({ order }: View, id: string): Wedge {
  const ordered = order?.units.find((one) => one.id === id);
  if (!ordered || ordered.attacks > 0) return null;
  return ordered.moved ? 'hollow' : 'full';
}

/** Hexes of the latest movement of a unit: its path in this turn if that leads to where it stands, else a straight line. */
function wayOf(view: View, unit: UnitView, before: HexId): readonly HexId[] {
  const path = view.order?.units.find(({ id }) => id === unit.id)?.path ?? [];
  if (path.at(-1) !== unit.hex) return [before, unit.hex];
  return [before, ...path.slice(path.lastIndexOf(before) + 1)];
}

/** Animates a unit from its last hex along its way; fades it in if motion is reduced. */
function useMarch(ref: RefObject<HTMLElement | null>, view: View, unit: UnitView, near: Side): void {
  const stood = useRef(unit.hex);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one animation per movement.
  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = unit.hex;
    if (before === unit.hex) return;
    if (isMotionReduced()) return void ref.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
    const end = centreOf(unit.hex, near);
    const frames = wayOf(view, unit, before).map((hex) => {
      const { x, y } = centreOf(hex, near);
      return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
    });
    // Who is driven back goes once its losses have been seen.
    const isDriven = view.attack?.target === unit.id;
    const [step, delay] = isDriven ? [RETREAT_STEP_MS, RETREAT_MS] : [STEP_MS, 0];
    const duration = step * (frames.length - 1);
    ref.current?.animate?.(frames, { duration, delay, fill: 'backwards', easing: 'ease-in-out' });
  }, [unit.hex]);
}

interface UnitProps extends TokenProps {
  readonly near: Side;
}

const Unit = memo(function Unit({ near, ...token }: UnitProps) {
  const { unit } = token;
  const { view } = useScene();
  const ref = useRef<HTMLSpanElement>(null);
  useMarch(ref, view, unit, near);
  const { x, y } = centreOf(unit.hex, near);
  return (
    <span ref={ref} className={css.piece} style={{ left: x, top: y }} data-unit={unit.id} data-hex={unit.hex}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        <TokenG {...token} />
      </svg>
    </span>
  );
});

/** Units that have just been eliminated: their figures fall, then the token fades. */
function useGone(): readonly UnitView[] {
  const { view } = useScene();
  const before = useRef(view);
  const [gone, setGone] = useState<readonly UnitView[]>([]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = view;
    if (last === view || view.fallen.length <= last.fallen.length) return;
    const here = new Set(view.units.map(({ id }) => id));
    const lost = last.units.filter(({ id }) => !here.has(id));
    if (lost.length === 0 || lost.length > MOST_GONE || isMotionReduced()) return;
    setGone(lost);
  }, [view]);
  useLayoutEffect(() => {
    if (gone.length === 0) return;
    const timer = setTimeout(() => setGone([]), GONE_MS);
    return () => clearTimeout(timer);
  }, [gone]);
  return gone;
}

/** The last moments of a unit. */
function Gone({ unit, near }: { unit: UnitView; near: Side }) {
  const [figures, setFigures] = useState(unit.figures);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => setFigures(0));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { x, y } = centreOf(unit.hex, near);
  return (
    <span className={css.gone} style={{ left: x, top: y }} data-gone={unit.id}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        <TokenG unit={{ ...unit, figures }} />
      </svg>
    </span>
  );
}

/** While the result of an attack is in front: the outline of a unit that is gone, and of one where it retreats to. */
function Outlines({ near }: { near: Side }) {
  const staged = useStaged();
  const strike = staged?.phase === 'result' ? strikeOf(staged.moment.entries) : null;
  if (!staged || !strike?.target) return null;
  const { at, ways = [], entries } = staged.moment;
  const { side } = unitInfo(strike.target);
  const isGone = entries.some(({ key }) => key === 'log.eliminated');
  const places = [
    { place: isGone ? at : undefined, what: 'fallen' },
    ...ways.map(({ kind, to }) => ({ place: kind === 'retreat' && !isGone ? to : undefined, what: 'retreats' })),
  ];
  return places.map(({ place, what }) => {
    const point = place === undefined ? null : pointOf(place, near);
    return (
      point && (
        <span key={what} className={css.piece} style={{ left: point.x, top: point.y }} data-outline={what}>
          <svg aria-hidden="true" className={css.drawing} width="1" height="1">
            <OutlineG side={side} />
          </svg>
        </span>
      )
    );
  });
}

/** Structures, counters in the snow, and all units. Screen readers have the buttons of the hexes. */
export function Units() {
  const { view, near } = useScene();
  const gone = useGone();
  const terrain = new Map(view.terrain.map(({ hex, type }) => [hex, type]));
  return (
    <div aria-hidden="true" className={css.units}>
      {view.structures.map(({ id, type, hex, charges }) => (
        <Still key={id} hex={hex} near={near}>
          <StructureG type={type} charges={charges} />
        </Still>
      ))}
      {view.tokens
        .filter(({ carrier }) => carrier === null)
        .map(({ id, hex }) => (
          <Still key={id} hex={hex} near={near}>
            <CounterG scale={1.3} />
          </Still>
        ))}
      <Outlines near={near} />
      {gone.map((unit) => (
        <Gone key={unit.id} unit={unit} near={near} />
      ))}
      {view.units.map((unit) => (
        <Unit
          key={unit.id}
          unit={unit}
          near={near}
          terrain={terrain.get(unit.hex)}
          wedge={wedgeOf(view, unit.id)}
          carries={view.tokens.some(({ carrier }) => carrier === unit.id)}
        />
      ))}
    </div>
  );
}

/** A piece that does not move. */
function Still({ hex, near, children }: { hex: HexId; near: Side; children: ReactNode }) {
  const { x, y } = centreOf(hex, near);
  return (
    <span className={css.piece} style={{ left: x, top: y }} data-hex={hex}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        {children}
      </svg>
    </span>
  );
}
