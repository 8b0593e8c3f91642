import type { LordId } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import * as css from './penalty.module.css';
import { useScene } from './scene.ts';

const SCALE: readonly { readonly mark: string; readonly comes: LordId | 'clear' }[] = [
  { mark: '0', comes: 'palpatine' },
  { mark: '1', comes: 'vader' },
  { mark: '2+', comes: 'clear' },
];

/** Number of dice on spaces, and which lord that number brings. */
export function Penalty() {
  const t = useTranslate();
  const { view, isMyTurn } = useScene();
  if (view.step !== 'place' && view.step !== 'help') return null;
  const placed = view.dice.filter((die) => die.state === 'placed').length;
  const now = Math.min(placed, SCALE.length - 1);
  const words = t('board.gd.penaltyNow', { count: placed, comes: t(`board.gd.scale.${view.penalty}`) });
  return (
    <div className={cx(css.penalty, isMyTurn && css.mine)}>
      <span className="label" aria-hidden="true" data-brief="">
        {t('board.gd.penalty')}
      </span>
      <ol className={css.scale} aria-hidden="true">
        {SCALE.map(({ mark, comes }, index) => (
          <li key={mark} className={cx(css.mark, index === now && css.now, index < now && css.passed)}>
            <b className={css.knob}>{mark}</b>
            <span className={css.word} data-brief={index === now ? undefined : ''}>
              {t(`board.gd.scale.${index === now ? view.penalty : comes}`)}
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden">{words}</p>
    </div>
  );
}
