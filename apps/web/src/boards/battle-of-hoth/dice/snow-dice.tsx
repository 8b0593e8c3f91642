import { FACES, type Face } from '@echo-base/games/battle-of-hoth/client';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import { useRoll } from '../../../kit/ui/dice-roll.tsx';
import { useViewport } from '../../../kit/ui/surface/surface.tsx';
import type { Moment } from '../../../question/log/moment.ts';
import { type Staged, useStaged } from '../../../question/log/moments-context.ts';
import { centreOf, MAP, type Point, pointOf } from '../field/layout.ts';
import { lostIn, strikeOf } from '../log/attack-moment.ts';
import { facesIn, numberIn } from '../log/entries.ts';
import { useScene } from '../scene.ts';
import { dicePlaces, edgeAt, MOST } from './dice-places.ts';
import { HothDie } from './hoth-die.tsx';
import { countsFor, countsForConfirmation } from './result.ts';
import * as css from './snow-dice.module.css';

/** The dice of the attack in front, on the snow beside its target; screen readers are told the result in words. */
export function SnowDice() {
  const staged = useStaged();
  const strike = staged && strikeOf(staged.moment.entries);
  if (!staged || !strike || staged.phase === 'opening') return null;
  return <Thrown key={`${staged.moment.kind} ${staged.moment.from}`} staged={staged} />;
}

interface Counted {
  readonly face: Face;
  /** Which roll it is of: 0, or 1 for the second. */
  readonly roll: number;
  /** Whether it did something to the target. */
  readonly counts: boolean;
}

/**
 * The dice of an attack with those of its second roll: only an explosion of the second roll makes an AT-AT fall. Where they
 * are too many, those that are rolled a second time are not shown twice.
 */
function countedOf({ entries }: Moment): readonly Counted[] {
  const strike = strikeOf(entries);
  if (!strike) return [];
  const { target, roll, second } = strike;
  const countsOf = countsFor(target, numberIn(roll, 'retreats') > 0);
  const first = facesIn(roll).map((face) => ({ face, roll: 0, counts: countsOf(face) !== undefined }));
  const again = second ? facesIn(second) : [];
  const all = [
    ...first,
    ...again.map((face) => ({ face, roll: 1, counts: countsForConfirmation(face) !== undefined })),
  ];
  return all.length > MOST ? all.slice(-MOST) : all;
}

/** Edge of a die in the field's units. */
const useEdge = (): number => useViewport(({ width, rest }) => edgeAt(width, rest));

/** Distance of the number of lost figures from the centre of the target. */
const BESIDE = 62;

/** Where the dice in front lie: never on attacker, target and its losses, or the hex that it retreats to. */
export function useDicePlaces(staged: Staged | null): readonly Point[] {
  const { view, near } = useScene();
  const edge = useEdge();
  const moment = staged?.moment ?? null;
  // They stay where they fell, whatever moves after them.
  const stood = useRef({ moment, view });
  if (stood.current.moment?.from !== moment?.from) stood.current = { moment, view };
  const { units, structures } = stood.current.view;
  return useMemo(() => {
    const { at, ways = [] } = moment ?? {};
    const count = moment ? countedOf(moment).length : 0;
    const target = at === undefined ? null : pointOf(at, near);
    if (!target || count === 0) return [];
    const ends = ways.flatMap(({ from, to }) => [from, to].flatMap((one) => pointOf(one, near) ?? []));
    const kept = [target, { x: target.x - BESIDE, y: target.y }, ...ends];
    const taken = [...units, ...structures].map(({ hex }) => centreOf(hex, near));
    return dicePlaces(target, count, { kept, taken, field: MAP, edge });
  }, [moment, units, structures, near, edge]);
}

function Thrown({ staged }: { staged: Staged }) {
  const dice = countedOf(staged.moment);
  const places = useDicePlaces(staged);
  const edge = useEdge();
  const [throws, setThrows] = useState(0);
  const falling = staged.phase === 'dice' ? (staged.roll ?? 0) : null;
  // Those of each roll fall once, and lie from then on.
  useLayoutEffect(() => {
    if (falling !== null) setThrows(falling + 1);
  }, [falling]);
  const faces = dice.map(({ face }) => face);
  const isResult = staged.phase === 'result';
  const thrown = useRoll(FACES, faces, throws, (index) => dice[index]?.roll === falling);
  const lying = thrown.flatMap((die, index) => {
    const { roll = 0, counts = false } = dice[index] ?? {};
    const at = places[index] ?? { x: 0, y: 0 };
    // Its roll is still to come.
    return falling !== null && roll > falling ? [] : [{ ...die, key: `${index}`, at, counts }];
  });
  return (
    <div aria-hidden="true" className={css.dice} data-snow-dice={staged.phase}>
      {lying.map(({ key, face, rolling, rollMs, at: { x, y }, counts }) => (
        <span
          key={key}
          className={cx(css.die, isResult && (counts ? css.counts : css.idle))}
          style={{ left: x, top: y }}
          data-counts={isResult && counts}
        >
          <HothDie face={face} size={edge} rolling={rolling} rollMs={rollMs} />
        </span>
      ))}
      {isResult && <Lost staged={staged} />}
    </div>
  );
}

/** "-2" beside the target: figures that it lost. */
function Lost({ staged: { moment } }: { staged: Staged }) {
  const { near } = useScene();
  const lost = lostIn(moment.entries);
  const at = moment.at === undefined ? null : pointOf(moment.at, near);
  if (!at || lost === 0) return null;
  return (
    <span className={css.lost} style={{ left: at.x - BESIDE, top: at.y }} data-lost={lost}>
      −{lost}
    </span>
  );
}
