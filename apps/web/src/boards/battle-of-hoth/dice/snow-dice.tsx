import { FACES, type Face } from '@echo-base/games/battle-of-hoth/client';
import { useLayoutEffect, useState } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import { useRoll } from '../../../kit/ui/dice-roll.tsx';
import { type Staged, useStaged } from '../../../question/log/moments-context.ts';
import { centreOf, MAP, type Point, pointOf } from '../field/layout.ts';
import { lostIn, strikeOf } from '../log/attack-moment.ts';
import { facesIn, numberIn } from '../log/entries.ts';
import { useScene } from '../scene.ts';
import { DIE, dicePlaces } from './dice-places.ts';
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
  /** Whether it did something to the target. */
  readonly counts: boolean;
}

/** The dice of an attack with those of its second roll: only an explosion of the second roll makes an AT-AT fall. */
function countedOf({ moment: { entries } }: Staged): readonly Counted[] {
  const strike = strikeOf(entries);
  if (!strike) return [];
  const { target, roll, second } = strike;
  const countsOf = countsFor(target, numberIn(roll, 'retreats') > 0);
  const first = facesIn(roll).map((face) => ({ face, counts: countsOf(face) !== undefined }));
  const again = second ? facesIn(second) : [];
  return [...first, ...again.map((face) => ({ face, counts: countsForConfirmation(face) !== undefined }))];
}

/** Where the dice in front lie: never on attacker, target, or the hex that it retreats to. */
export function useDicePlaces(staged: Staged | null): readonly Point[] {
  const { view, near } = useScene();
  const { at, ways = [] } = staged?.moment ?? {};
  const count = staged ? countedOf(staged).length : 0;
  const target = at === undefined ? null : pointOf(at, near);
  if (!target) return [];
  const kept = [target, ...ways.flatMap(({ from, to }) => [from, to].flatMap((one) => pointOf(one, near) ?? []))];
  const taken = [...view.units, ...view.structures].map(({ hex }) => centreOf(hex, near));
  return dicePlaces(target, count, { kept, taken, width: MAP.width });
}

function Thrown({ staged }: { staged: Staged }) {
  const dice = countedOf(staged);
  const places = useDicePlaces(staged);
  const [throws, setThrows] = useState(0);
  const falls = staged.phase === 'dice';
  // They fall once, and lie from then on.
  useLayoutEffect(() => {
    if (falls) setThrows(1);
  }, [falls]);
  const faces = dice.map(({ face }) => face);
  const shown = useRoll(FACES, faces, throws, () => true);
  return (
    <div aria-hidden="true" className={css.dice} data-snow-dice={staged.phase}>
      {shown.map(({ face, rolling, rollMs }, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        const counts = dice[index]?.counts && staged.phase === 'result';
        const isIdle = staged.phase === 'result' && !counts;
        return (
          <span
            key={`${x} ${y}`}
            className={cx(css.die, counts && css.counts, isIdle && css.idle)}
            style={{ left: x, top: y }}
            data-counts={counts}
          >
            <HothDie face={face} size={DIE} rolling={rolling} rollMs={rollMs} />
          </span>
        );
      })}
      {staged.phase === 'result' && <Lost staged={staged} />}
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
    <span className={css.lost} style={{ left: at.x - 62, top: at.y }} data-lost={lost}>
      −{lost}
    </span>
  );
}
