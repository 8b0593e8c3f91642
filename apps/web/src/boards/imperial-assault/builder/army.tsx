import { deploymentCard, FIRST_ARMIES, pointsOf } from '@echo-base/games/imperial-assault/client';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { showToast } from '../../../kit/ui/toast-store.ts';
import { useActs, useSelected } from '../../../question/selection/use-selection.ts';
import { Portrait } from '../figures/portrait.tsx';
import { keyed } from '../keyed.ts';
import { cardName } from '../names.ts';
import * as css from './builder.module.css';
import { CardPlate } from './card-plate.tsx';
import { armyChecks, Checks } from './checks.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ALL, type Filters, filtered } from './filters.ts';
import { affiliationIn, affiliationOf, cardsIn, keysOf, lastCopy, offeredBy } from './picks.ts';
import { Saved } from './saved-armies.tsx';

/** Points of an army. */
const LIMIT = 40;
/** Choice of the deployment cards: filters, cards with what they cost, and the army so far. */
export function Army({ decision }: { decision: Decision }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick } = useActs();
  const [filters, setFilters] = useState<Filters>({
    affiliation: affiliationIn(picked) ?? 'imperial',
    trait: ALL,
    cost: null,
    search: '',
  });
  const change = (more: Partial<Filters>) => setFilters((now) => ({ ...now, ...more }));
  const all = useMemo(() => offeredBy(decision), [decision]);
  const cards = filtered(t, all, filters);
  const use = (ids: readonly string[]) => {
    const affiliation = affiliationOf(ids);
    change({ affiliation });
    pick([`affiliation:${affiliation}`, ...keysOf(decision, 'card', ids)]);
    if (picked.length === 0) return;
    const actions = [{ label: t('board.ia.army.undo'), onPress: () => pick(picked) }];
    showToast({ id: 'army', tone: 'info', title: t('board.ia.army.replaced'), actions });
  };
  return (
    <>
      <section className={css.offer} aria-label={t('board.ia.army.cards')}>
        <FilterBar filters={filters} cards={all} shown={cards.length} onChange={change} />
        <ul className={css.cards}>
          {cards.map((id) => (
            <li key={id}>
              <CardPlate id={id} decision={decision} />
            </li>
          ))}
          {cards.length === 0 && <li className={css.none}>{t('board.ia.army.none')}</li>}
        </ul>
      </section>
      <Chosen decision={decision} onUse={use} />
    </>
  );
}

/** The army so far: its points as a bar, its cards, what is left, and the armies of the first skirmish. */
function Chosen({ decision, onUse }: { decision: Decision; onUse(ids: readonly string[]): void }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick } = useActs();
  const cards = cardsIn(picked);
  const points = pointsOf(cards);
  const unique = [...new Set(cards)];
  const remove = (id: string) => {
    const gone = lastCopy('card', picked, id);
    const left = picked.filter((key) => key !== gone);
    pick(cardsIn(left).length === 0 ? [] : left);
  };
  return (
    <section className={css.chosen} aria-label={t('board.ia.army.yours')}>
      <h2>{t('board.ia.army.yours')}</h2>
      <p className={css.total}>
        <b>{points}</b> {t('board.ia.army.of', { n: LIMIT })}
      </p>
      <div className={css.scale} aria-hidden="true">
        {keyed(cards).map(({ key, item: id }) => (
          <span key={key} style={{ flexGrow: deploymentCard(id).cost }} data-side={deploymentCard(id).affiliation}>
            {deploymentCard(id).cost}
          </span>
        ))}
        <span className={css.room} style={{ flexGrow: LIMIT - points }} />
      </div>
      <ul className={css.list}>
        {unique.map((id) => (
          <li key={id}>
            <Portrait card={id} size={34} />
            <span>
              {t(cardName(id))}
              {cards.filter((one) => one === id).length > 1 && ` × ${cards.filter((one) => one === id).length}`}
            </span>
            <b>{pointsOf(cards.filter((one) => one === id))}</b>
            <Button onClick={() => remove(id)} aria-label={t('board.ia.army.remove', { card: cardName(id) })}>
              −
            </Button>
          </li>
        ))}
        {unique.length === 0 && <li className={css.none}>{t('board.ia.army.empty')}</li>}
      </ul>
      <p className={css.left}>{t('board.ia.army.left', { n: LIMIT - points })}</p>
      {cards.length > 0 && <Checks checks={armyChecks(cards, LIMIT)} />}
      <h3 className="label">{t('board.ia.army.first')}</h3>
      <ul className={css.list}>
        {[...FIRST_ARMIES].map(([id, army]) => (
          <li key={id}>
            <span>
              {t({ key: `affiliation.${affiliationOf(army.cards)}` })} ·{' '}
              {t('board.ia.army.points', { n: pointsOf(army.cards) })}
            </span>
            <Button onClick={() => onUse(army.cards)}>{t('board.ia.army.use')}</Button>
          </li>
        ))}
      </ul>
      <Saved onUse={({ cards: saved }) => onUse(saved)} />
      {picked.length > 0 && <Button onClick={() => pick([])}>{t('board.ia.army.clear')}</Button>}
      <small className={css.secret}>{t('board.ia.army.secret', { n: decision.options.length > 0 ? LIMIT : 0 })}</small>
    </section>
  );
}
