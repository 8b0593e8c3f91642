import type { CombatView } from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { useSay } from '../../../i18n/say.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { COMBAT_STEPS, stepOf } from './forces.ts';
import css from './Head.module.css';
import { statusText } from './words.ts';

/** Place and round of the combat, the current attack and its reason, and the steps of a round. */
export function Head({ combat, children }: { combat: CombatView; children: ReactNode }) {
  const say = useSay();
  const hits = Object.values(combat.attack?.hits ?? {}).reduce((sum: number, damage) => sum + (damage ?? 0), 0);
  const place = say('board.rb.combat.title', { system: say(`system.${combat.system}`) });
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h2>
          {place}
          {combat.round > 0 && <span> · {say('board.rb.combat.round', { round: combat.round })}</span>}
        </h2>
        <p role="status">
          {statusText(say, combat)}
          {hits > 0 && <b className={css.hits}> {say('board.rb.combat.pending', { count: hits })}</b>}
        </p>
      </div>
      <Steps
        label={say('board.rb.combat.steps')}
        names={COMBAT_STEPS.map((step) => say(`board.rb.combat.step.${step}`))}
        now={COMBAT_STEPS.indexOf(stepOf(combat))}
      />
      {children}
    </header>
  );
}
