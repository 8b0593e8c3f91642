import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import * as css from './chances.module.css';
import type { Chance } from './moment.ts';

/** A chance in whole per cent: 0 and 100 are said of what is certain only. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Chances before a roll, each with its scale; after it what came true has a tick. */
export function Chances({ chances, className }: { chances: readonly Chance[]; className?: string | undefined }) {
  const t = useTranslate();
  return (
    <dl
      className={cx(css.chances, className)}
      aria-label={t('match.chances')}
      data-chances={chances.length}
      data-rolled={chances.some(({ came }) => came !== undefined) || undefined}
    >
      {chances.map(({ label, chance, came = false }) => (
        <div key={JSON.stringify(label)} className={css.chance} data-came={came || undefined}>
          <dt>
            {t(label)}
            {came && <Icon name="check" size={16} />}
            {came && <span className="visually-hidden">{t('match.chances.came')}</span>}
          </dt>
          <dd>{t('match.percent', { percent: percentOf(chance) })}</dd>
          <span className={css.scale} aria-hidden="true">
            <span style={{ width: `${percentOf(chance)}%` }} />
          </span>
        </div>
      ))}
    </dl>
  );
}
