import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as css from './die.module.css';
import { DIE_FACES, Die, type DieFace } from './die.tsx';
import { isMotionReduced } from './motion.ts';

const FIRST_SETTLES = 600;
const NEXT_SETTLES = 60;
const CHANGES = 6;

export interface RollingDie<Face extends string = DieFace> {
  /** The face to draw now. */
  face: Face;
  rolling: boolean;
  /** Duration of this die's fall in milliseconds, for `Die`. */
  rollMs: number;
}

const settlesAt = (index: number): number => FIRST_SETTLES + NEXT_SETTLES * index;

/** Random face other than the one shown; decoration only, the result is the server's. */
function otherFace<Face extends string>(face: Face, kinds: readonly Face[]): Face {
  const others = kinds.filter((f) => f !== face);
  return others[Math.floor(Math.random() * others.length)] ?? face;
}

/** Times of the face changes, which slow down and end shortly before the die rests. */
function changeTimes(index: number): number[] {
  return Array.from({ length: CHANGES }, (_, i) => settlesAt(index) * 0.86 * ((i + 1) / CHANGES) ** 1.5);
}

function lying<Face extends string>(faces: readonly Face[]): RollingDie<Face>[] {
  return faces.map((face, i) => ({ face, rolling: false, rollMs: settlesAt(i) }));
}

type Change<Face extends string> = (die: RollingDie<Face>) => RollingDie<Face>;

/** Animation of one falling die: steps with their times in milliseconds. */
function fallOf<Face extends string>(
  face: Face,
  index: number,
  kinds: readonly Face[],
): [ms: number, change: Change<Face>][] {
  const times = changeTimes(index);
  const last = times.pop() ?? 0;
  return [
    ...times.map((ms): [number, Change<Face>] => [ms, (die) => ({ ...die, face: otherFace(die.face, kinds) })]),
    [last, (die) => ({ ...die, face })],
    [settlesAt(index), (die) => ({ ...die, face, rolling: false })],
  ];
}

/**
 * Animation of a throw. Whenever `rollKey` changes, the dice for which `rolls` holds fall and settle one after the
 * other on `faces`. There is no animation on the first render, nor with reduced motion.
 */
export function useDiceRoll(
  faces: readonly DieFace[],
  rollKey: string | number,
  rolls: (index: number) => boolean = () => true,
): RollingDie[] {
  return useRoll(DIE_FACES, faces, rollKey, rolls);
}

/** The same for dice with other faces; `kinds` are the faces a falling die may show. */
export function useRoll<Face extends string>(
  kinds: readonly Face[],
  faces: readonly Face[],
  rollKey: string | number,
  rolls: (index: number) => boolean,
): RollingDie<Face>[] {
  const [shown, setShown] = useState<{ key: string | number; dice: RollingDie<Face>[] }>();
  const before = useRef(rollKey);

  const throwDice = useEffectEvent(() => {
    const dice = lying(faces).map((die, i) =>
      rolls(i) ? { ...die, face: otherFace(die.face, kinds), rolling: true } : die,
    );
    const put = (index: number, change: Change<Face>) =>
      setShown((now) => now && { ...now, dice: now.dice.map((die, i) => (i === index ? change(die) : die)) });
    setShown({ key: rollKey, dice });
    const timers = faces.flatMap((face, i) =>
      rolls(i) ? fallOf(face, i, kinds).map(([ms, change]) => setTimeout(put, ms, i, change)) : [],
    );
    return [...timers, setTimeout(setShown, settlesAt(faces.length) + 40, undefined)];
  });

  // Before the browser paints, so that the result does not flash before the fall.
  useLayoutEffect(() => {
    if (before.current === rollKey) return;
    before.current = rollKey;
    if (isMotionReduced()) return;
    const timers = throwDice();
    return () => timers.forEach(clearTimeout);
  }, [rollKey]);

  return shown && shown.key === rollKey && shown.dice.length === faces.length ? shown.dice : lying(faces);
}

interface DiceRollProps {
  faces: readonly DieFace[];
  /** Change it to roll. */
  rollKey: string | number;
  size?: number | undefined;
  /** The result in words, announced once the dice rest. */
  result: string;
}

/** A throw that is only shown. Boards whose dice are buttons use `useDiceRoll`. */
export function DiceRoll({ faces, rollKey, size = 72, result }: DiceRollProps) {
  const dice = useDiceRoll(faces, rollKey);
  return (
    <div>
      <div className={css.roll} aria-hidden="true">
        {dice
          .map((die, i) => ({ ...die, key: `${rollKey}-${i}` }))
          .map(({ key, ...die }) => (
            <Die key={key} size={size} {...die} />
          ))}
      </div>
      <p className="visually-hidden" role="status">
        {result}
      </p>
    </div>
  );
}
