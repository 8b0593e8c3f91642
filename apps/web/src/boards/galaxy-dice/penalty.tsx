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

/** Number of dice of the active player on spaces, and which lord that number brings; small beside those dice. */
export function Penalty({ isSmall = false }: { readonly isSmall?: boolean }) {
  const t = useTranslate();
  const { view, isMyTurn, nameOf } = useScene();
  if (view.step !== 'place' && view.step !== 'help') return null;
  const placed = view.dice.filter((die) => die.state === 'placed').length;
  const at = Math.min(placed, SCALE.length - 1);
  const seat = nameOf(view.active);
  const now = { count: placed, comes: t(`board.gd.scale.${view.penalty}`), seat };
  return (
    <div className={cx(css.penalty, isMyTurn && css.mine, isSmall && css.small)} data-penalty={view.active}>
      {!isSmall && (
        <span className="label" aria-hidden="true" data-brief="">
          {isMyTurn ? t('board.gd.penalty') : t('board.gd.penaltyOf', { seat })}
        </span>
      )}
      <ol className={css.scale} aria-hidden="true">
        {SCALE.map(({ mark, comes }, index) => (
          <li key={mark} className={cx(css.mark, index === at && css.now, index < at && css.passed)}>
            <b className={css.knob}>{mark}</b>
            <span className={css.word} data-brief={index === at ? undefined : ''}>
              {t(`board.gd.scale.${index === at ? view.penalty : comes}`)}
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden">{t(isMyTurn ? 'board.gd.penaltyNow' : 'board.gd.penaltyNowOf', now)}</p>
    </div>
  );
}
