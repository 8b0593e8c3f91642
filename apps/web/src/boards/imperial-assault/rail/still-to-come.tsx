import {
  ATTACK_STEPS,
  type AttackStep,
  type AttackView,
  type Reckoning,
  reckon,
  type View,
} from '@echo-base/games/imperial-assault/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { useDecision, useSelected } from '../../../question/selection/use-selection.ts';
import { boughtOf } from '../attack/surge-set.ts';
import { pieceName } from '../names.ts';
import * as css from './rail.module.css';

interface Outlook {
  readonly words: string;
  /** Whether the condition of the step is met; null where there is none. */
  readonly isMet: boolean | null;
}

/** What a step comes to with everything that is known; null if only that it comes. */
function outlookOf(
  t: Translate,
  view: View,
  attack: AttackView,
  sums: Reckoning | null,
  step: AttackStep,
): Outlook | null {
  const { needed } = attack;
  if (step === 'accuracy' && needed !== null) {
    if (!sums) return { words: t('board.ia.attack.needs', { n: needed }), isMet: null };
    const isMet = sums.accuracy >= needed;
    return { words: t(`board.ia.attack.${isMet ? 'enough' : 'short'}`, { n: needed, has: sums.accuracy }), isMet };
  }
  if (step === 'damage' && sums) {
    const suffers = t('board.ia.attack.suffers', { figure: pieceName(view, attack.target) });
    return { words: `${suffers} ${sums.suffered}`, isMet: null };
  }
  return step === 'after' ? { words: t('board.ia.attack.afterwards'), isMet: null } : null;
}

/** Steps in a row of the list: one of which something is known, or several of which nothing is. */
interface Row {
  readonly first: number;
  readonly steps: readonly AttackStep[];
  readonly outlook: Outlook | null;
}

function rowsOf(from: number, outlook: (step: AttackStep) => Outlook | null): readonly Row[] {
  const rows: Row[] = [];
  for (const [index, step] of ATTACK_STEPS.entries()) {
    if (index < from) continue;
    const known = outlook(step);
    const last = rows.at(-1);
    if (!known && last && !last.outlook) rows.splice(-1, 1, { ...last, steps: [...last.steps, step] });
    else rows.push({ first: index + 1, steps: [step], outlook: known });
  }
  return rows;
}

/** The steps of the attack that are still to come, with what is known of them. */
export function StillToCome({ attack, view }: { attack: AttackView; view: View }) {
  const t = useTranslate();
  const decision = useDecision();
  const picked = useSelected(({ picked }) => picked);
  const sums = reckon(attack, boughtOf(attack, decision, picked));
  const now = ATTACK_STEPS.indexOf(attack.step);
  const rows = rowsOf(now + 1, (step) => outlookOf(t, view, attack, sums, step));
  if (rows.length === 0) return null;
  return (
    <section className={css.still} aria-label={t('board.ia.attack.still')}>
      <h3 className="label">{t('board.ia.attack.still')}</h3>
      <ol>
        {rows.map(({ first, steps, outlook }) => {
          const isMet = outlook?.isMet ?? null;
          return (
            <li key={first}>
              <b>{steps.length > 1 ? `${first}–${first + steps.length - 1}` : first}</b>
              <span>{steps.map((step) => t(`board.ia.attack.step.${step}`)).join(', ')}</span>
              {outlook && (
                <span className={cx(css.outlook, isMet === true && css.met, isMet === false && css.short)}>
                  {isMet !== null && <Icon name={isMet ? 'check' : 'ban'} size={12} />} {outlook.words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
