import { type Aid, ATTACK_STEPS, type AttackView, reckon } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import * as css from './short-parts.module.css';
import { SignIcon } from './signs.tsx';

/** Parts of an attack in one line each, for phones. */

/** "3 of 8 Reroll", with a dash for each step. */
export function StepLine({ step }: Pick<AttackView, 'step'>) {
  const t = useTranslate();
  const now = ATTACK_STEPS.indexOf(step);
  const name = t(`board.ia.attack.step.${step}`);
  return (
    <div className={css.steps} data-step={step}>
      <b>{t('board.ia.attack.stepOf', { n: now + 1, of: ATTACK_STEPS.length })}</b>
      <span>{name}</span>
      <span className={css.dashes} aria-hidden="true">
        {ATTACK_STEPS.map((one, index) => (
          <i key={one} className={cx(index < now && css.past, index === now && css.now)} />
        ))}
      </span>
    </div>
  );
}

interface SumLineProps {
  readonly attack: AttackView;
  readonly bought: readonly number[];
  readonly aid: Aid | null;
}

/** The accuracy with what is needed, and damage less block as what the target suffers; before the roll what is needed. */
export function SumLine({ attack, bought, aid }: SumLineProps) {
  const t = useTranslate();
  const sums = reckon(attack, bought, aid);
  const { needed } = attack;
  if (!sums) return needed === null ? null : <p className={css.sums}>{t('board.ia.attack.needs', { n: needed })}</p>;
  const isShort = needed !== null && sums.accuracy < needed;
  return (
    <p className={css.sums} data-sums="">
      {needed !== null && (
        <span className={cx(isShort && css.short)}>
          <Icon name={isShort ? 'ban' : 'check'} size={16} />
          {isShort
            ? t('board.ia.attack.shortBy', { has: sums.accuracy, n: needed - sums.accuracy })
            : t('board.ia.attack.enough', { has: sums.accuracy, n: needed })}
        </span>
      )}
      <span className={css.result}>
        <b>{sums.damage}</b>
        <SignIcon id="damage" />
        <span aria-hidden="true">−</span>
        <b>{sums.block}</b>
        <SignIcon id="block" />
        <span aria-hidden="true">=</span>
        <b className={css.large}>{sums.suffered}</b>
      </span>
    </p>
  );
}
