import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Option } from '../../../kit/net/types.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { useDecision, useHovered } from '../../../question/selection/use-selection.ts';
import * as css from './odds.module.css';

/** The chance in an option's detail, in percent; null for none. */
function percentOf({ detail, refused }: Option): number | null {
  const percent = detail?.params?.percent;
  return typeof percent === 'number' && !refused ? percent : null;
}

/** The chance of success with each option of the question that has one. */
export function Odds() {
  const t = useTranslate();
  const decision = useDecision();
  const hovered = useHovered((id) => id);
  const odds = (decision?.options ?? []).flatMap((option) => {
    const percent = percentOf(option);
    return percent === null ? [] : [{ option, percent }];
  });
  if (odds.length === 0) return null;
  return (
    <section className={css.odds} data-odds="">
      <h3 className="label">{t('board.rb.mission.odds')}</h3>
      <ul>
        {odds.map(({ option, percent }) => (
          <li key={option.key} className={cx(hovered === option.key && css.lit)}>
            <span>{t(option.label)}</span>
            <span aria-hidden="true" className={css.scale}>
              <span style={{ width: `${percent}%` }} />
            </span>
            <b>{t('board.rb.mission.percent', { percent })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
