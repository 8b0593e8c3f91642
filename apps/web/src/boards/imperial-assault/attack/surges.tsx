import { blockedBy } from '@echo-base/games/budgets';
import { type AttackView, reckon, surgesPicked } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Option } from '../../../kit/net/types.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { useActs, useDecision, useSelected } from '../../../question/selection/use-selection.ts';
import { SignIcon } from './signs.tsx';
import { effectOf } from './surge-effect.ts';
import * as css from './surges.module.css';

/** The surges while they are spent: a press takes an ability or gives it back, and the sums follow at once. */
export function Surges({ attack }: { attack: AttackView }) {
  const t = useTranslate();
  const decision = useDecision();
  const picked = useSelected(({ picked }) => picked);
  if (decision?.prompt.key !== 'ask.surges') return null;
  const sums = reckon(attack, surgesPicked(picked));
  if (!sums) return null;
  return (
    <section className={css.surges} aria-label={t('board.ia.result.surge')}>
      <p className={css.count}>
        {Array.from({ length: sums.surges }, (_one, n) => n).map((n) => (
          <SignIcon key={n} id="surge" size={22} className={cx(css.bolt, n < sums.spent && css.spent)} />
        ))}
        <b>{t('board.ia.attack.spent', { n: sums.spent, of: sums.surges })}</b>
        {sums.spent < sums.surges && <small>{t('board.ia.attack.lost')}</small>}
      </p>
      <ul>
        {decision.options.map((option) => (
          <li key={option.key}>
            <Surge attack={attack} option={option} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Surge({ attack, option }: { attack: AttackView; option: Option }) {
  const t = useTranslate();
  const { press } = useActs();
  const decision = useDecision();
  const picked = useSelected(({ picked }) => picked);
  const isPicked = picked.includes(option.key);
  const isBlocked = decision !== null && !isPicked && blockedBy(decision, picked, option.key) !== undefined;
  const others = picked.filter((key) => key !== option.key);
  const { surges: cost = 1 } = option.costs ?? {};
  return (
    <button
      type="button"
      className={cx(css.surge, isPicked && css.picked, isBlocked && css.blocked)}
      data-target={isBlocked ? 'refused' : 'legal'}
      data-surge={option.key}
      aria-pressed={isPicked}
      aria-disabled={isBlocked || undefined}
      onClick={() => !isBlocked && press(option)}
    >
      <Icon name={isPicked ? 'check' : isBlocked ? 'ban' : 'plus'} size={16} />
      <span>
        <b>{t(option.label)}</b>
        <small>
          {isBlocked ? t('board.ia.attack.noSurge') : effectOf(t, attack, surgesPicked(others), option.key)}
        </small>
      </span>
      <span className={css.cost}>
        <SignIcon id="surge" size={14} /> {cost}
      </span>
    </button>
  );
}
