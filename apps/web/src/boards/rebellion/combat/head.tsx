import type { CombatView } from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Steps } from '../../../kit/ui/steps.tsx';
import { statusText } from './combat-texts.ts';
import { COMBAT_STEPS, stepOf } from './forces.ts';
import * as css from './head.module.css';

/**
 * Place and round of the combat, the current attack and its reason, and the steps of a round. No live region: the log
 * announces attacks and damage, and the whole line would be read again with every die.
 */
export function Head({ combat, children }: { combat: CombatView; children: ReactNode }) {
  const t = useTranslate();
  const hits = Object.values(combat.attack?.hits ?? {}).reduce((sum: number, damage) => sum + (damage ?? 0), 0);
  const place = t('board.rb.combat.title', { system: t(`system.${combat.system}`) });
  return (
    <header className={css.head} data-board-head="">
      <div className={css.words}>
        <h2>
          {place}
          {combat.round > 0 && <span> · {t('board.rb.combat.round', { round: combat.round })}</span>}
        </h2>
        <p>
          {statusText(t, combat)}
          {hits > 0 && <b className={css.hits}> {t('board.rb.combat.pending', { count: hits })}</b>}
        </p>
      </div>
      <Steps
        label={t('board.rb.combat.steps')}
        names={COMBAT_STEPS.map((step) => t(`board.rb.combat.step.${step}`))}
        now={COMBAT_STEPS.indexOf(stepOf(combat))}
      />
      {children}
    </header>
  );
}
