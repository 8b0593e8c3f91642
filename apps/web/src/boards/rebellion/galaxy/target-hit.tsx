import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Tooltip } from '../../../kit/ui/tooltip.tsx';
import { keyOfTarget } from '../../../question/selection/target.ts';
import { TargetButton } from '../../../question/selection/target-button.tsx';
import { useLit } from '../../../question/selection/use-selection.ts';
import { brokenRing } from '../../kit/ring.ts';
import * as css from './target-hit.module.css';
import type { BoardTarget } from './targets.ts';

/** Half the length in degrees of an arc of a legal target, and of one that would change nothing. */
const ARC = { legal: 24, faint: 8 } as const;

/** What is drawn of a target. */
export type Drawn = Pick<BoardTarget, 'state' | 'isFaint' | 'selected' | 'number' | 'lights'>;

interface MarkProps {
  target: Drawn;
  /** A piece is dragged over it. */
  isOver?: boolean;
  /** Radius of the marked thing. */
  r: number;
}

/**
 * Broken ring for legal, short arcs for legal without effect, closed ring with ticks for selected, a slash for refused;
 * around the centre.
 */
export function TargetMark({ target, r, isOver = false }: MarkProps) {
  const isLit = useLit(target.lights) || isOver;
  if (target.selected) {
    return (
      <g className={css.selected} data-state="selected">
        <circle r={r} />
        <path d={`M${-r - 8} 0h7M${r + 1} 0h7M0 ${r + 1}v7`} />
      </g>
    );
  }
  if (target.state === 'none') return null;
  if (target.state === 'refused') {
    const edge = r * Math.SQRT1_2;
    return (
      <g className={css.slashed} transform={`translate(${edge} ${-edge})`} data-state="refused">
        <circle className={css.ground} r="8" />
        <path d="M-5.6 -5.600L5.6 5.6" />
      </g>
    );
  }
  const { isFaint } = target;
  const number = keyOfTarget(target);
  const half = isFaint ? ARC.faint : ARC.legal;
  return (
    <g
      className={cx(css.legal, isFaint && css.faint, isLit && css.lit)}
      data-state={isFaint ? 'faint' : 'legal'}
      data-lit={isLit || undefined}
    >
      <path d={brokenRing(r, [45, 135, 225, 315], half)} />
      {number !== null && (
        <g className={css.number} transform={`translate(${-r * 0.83} ${r * 0.55})`}>
          <rect x="-9" y="-9" width="18" height="18" rx="4" />
          <text y="4.6">{number}</text>
        </g>
      )}
    </g>
  );
}

interface HitProps {
  target: BoardTarget;
  /** Accessible name: place, content, state. */
  name: string;
  className?: string | undefined;
  /** Shows more than the reason when a refused one is pressed. */
  onRefused?: (() => void) | undefined;
}

/** The button over something the question is about. */
export function TargetHit({ target, name, className, onRefused }: HitProps) {
  const t = useTranslate();
  const { state, number, count } = target;
  const numbered = state === 'legal' && number !== null ? t('board.rb.target', { name, number, count }) : name;
  return (
    <TargetButton
      target={target}
      name={numbered}
      names={target.names.join(' ')}
      isSelected={target.selected}
      className={cx(css.hit, state === 'refused' && css.refused, className)}
      onRefused={onRefused}
    />
  );
}

interface ReadProps {
  /** Accessible name: place or leader, and content. */
  name: string;
  /** It is in the Tab order; the arrow keys reach all others. */
  isCurrent?: boolean;
  className?: string | undefined;
  /** Shows the name on hover: the token has none. */
  tooltip?: boolean;
  onRead(): void;
}

/** The button over something the question is not about: shows the card of its place. */
export function ReadHit({ name, isCurrent = false, className, tooltip = false, onRead }: ReadProps) {
  const button = (
    <button
      type="button"
      className={cx(css.hit, className)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={onRead}
    />
  );
  return tooltip ? <Tooltip content={name}>{button}</Tooltip> : button;
}
