import { cx } from '../../../kit/ui/cx.ts';
import { keyOfTarget } from '../../../question/selection/target.ts';
import { useLit } from '../../../question/selection/use-selection.ts';
import type { BoardTarget } from '../galaxy/targets.ts';
import css from './target-frame.module.css';

/** Frame around a target, inside its container: four corners for legal, closed for selected, a slash for refused. */
export function TargetFrame({ target }: { target: Pick<BoardTarget, 'state' | 'selected' | 'number' | 'lights'> }) {
  const isLit = useLit(target.lights);
  const number = keyOfTarget(target);
  if (target.state === 'none') return null;
  const state = target.selected ? 'selected' : target.state;
  return (
    <span aria-hidden="true" className={cx(css.frame, css[state])} data-state={state} data-lit={isLit || undefined}>
      {number !== null && <span className={css.number}>{number}</span>}
    </span>
  );
}
