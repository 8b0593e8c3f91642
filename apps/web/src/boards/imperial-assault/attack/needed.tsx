import type { Aid } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import * as css from './needed.module.css';

/** Width of a point of accuracy on the scale. */
const STEP = 22;
/** Accuracy that the scale shows at least. */
const LEAST = 6;

interface NeededProps {
  readonly needed: number;
  /** Accuracy of the attack; null before the roll. */
  readonly accuracy: number | null;
  readonly aid: Aid | null;
}

/**
 * The accuracy that the attack needs on a scale, and what it has; dashed what a card would change: before the roll the
 * number to be rolled, afterwards the accuracy.
 */
export function Needed({ needed, accuracy, aid }: NeededProps) {
  const t = useTranslate();
  const changed =
    aid && (accuracy === null ? Math.max(0, needed - aid.accuracy) : Math.max(0, accuracy + aid.accuracy));
  const has = accuracy === null ? null : (changed ?? accuracy);
  const most = Math.max(LEAST, needed, accuracy ?? 0, changed ?? 0);
  const isEnough = has !== null && has >= needed;
  const numbers = Array.from({ length: most + 1 }, (_one, n) => n);
  return (
    <div className={css.needed}>
      <svg aria-hidden="true" viewBox={`-8 0 ${most * STEP + 16} 42`} width={most * STEP + 16} className={css.scale}>
        <path className={css.axis} d={`M0 22h${most * STEP}${numbers.map((n) => `M${n * STEP} 19v6`).join('')}`} />
        {accuracy !== null && <path className={css.has} d={`M0 22h${Math.min(accuracy, has ?? 0) * STEP}`} />}
        {aid && changed !== null && <Change from={accuracy ?? needed} to={changed} />}
        <path className={cx(css.flag, isEnough && css.met)} d={`M${needed * STEP} 22V5h9v7h-9`} />
        {numbers.map((n) => (
          <text key={n} className={cx(css.number, n === needed && css.strong)} x={n * STEP} y="38">
            {n}
          </text>
        ))}
      </svg>
      <span className={cx(css.words, has !== null && (isEnough ? css.met : css.short))}>
        {has !== null && <Icon name={isEnough ? 'check' : 'ban'} size={13} />}
        {t(has === null ? 'board.ia.attack.needs' : `board.ia.attack.${isEnough ? 'enough' : 'short'}`, {
          n: needed,
          has: has ?? 0,
        })}
      </span>
      {aid && changed !== null && (
        <span className={css.aid}>
          {t('board.ia.attack.withCard', { card: { key: `command.${aid.card}` }, n: changed })}
        </span>
      )}
    </div>
  );
}

/** What a card would change: a dashed line to the new number. */
function Change({ from, to }: { from: number; to: number }) {
  return <path className={css.change} d={`M${from * STEP} 22H${to * STEP}m0 -14v14`} />;
}
