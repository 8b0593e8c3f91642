import { AFFILIATIONS, deploymentCard, TRAITS } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Segments } from '../../../kit/ui/segments.tsx';
import * as css from './filter-bar.module.css';
import { ALL, cardsOf, type Filters } from './filters.ts';

interface FilterBarProps {
  readonly filters: Filters;
  /** All cards, and the number of those shown. */
  readonly cards: readonly string[];
  readonly shown: number;
  onChange(more: Partial<Filters>): void;
}

/** Filters of the deployment cards: affiliation, trait, price, words; they combine. */
export function FilterBar({ filters, cards, shown, onChange }: FilterBarProps) {
  const t = useTranslate();
  const { affiliation, trait, cost, search } = filters;
  const all = cardsOf(cards, affiliation);
  const costs = [...new Set(all.map((id) => deploymentCard(id).cost))].sort((a, b) => a - b);
  return (
    <>
      <header className={css.head}>
        <h2>
          {t('board.ia.army.cards')} <small>{t('board.ia.army.shown', { n: shown, of: all.length })}</small>
        </h2>
        <input
          type="search"
          className={css.field}
          value={search}
          aria-label={t('board.ia.army.search')}
          placeholder={t('board.ia.army.search')}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </header>
      <div className={css.filters}>
        <Segments
          legend={t('board.ia.army.affiliation')}
          isCompact
          value={affiliation}
          options={AFFILIATIONS.map((id) => ({ value: id as string, label: t(`affiliation.${id}`) }))}
          onChange={(value: string) => onChange({ affiliation: value, cost: null })}
        />
        <label className={css.choice}>
          {t('board.ia.army.trait')}
          <select className={css.field} value={trait} onChange={({ target }) => onChange({ trait: target.value })}>
            <option value={ALL}>{t('board.ia.army.anyTrait')}</option>
            {TRAITS.map((id) => (
              <option key={id} value={id}>
                {t(`board.ia.trait.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={css.choice}>
          {t('board.ia.army.cost')}
          <select
            className={css.field}
            value={cost ?? ALL}
            onChange={({ target }) => onChange({ cost: target.value === ALL ? null : Number(target.value) })}
          >
            <option value={ALL}>{t('board.ia.army.anyCost')}</option>
            {costs.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
