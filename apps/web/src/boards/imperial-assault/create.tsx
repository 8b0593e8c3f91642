import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../i18n/translate.tsx';
import { OptionForm } from '../../lobby/create/option-form.tsx';
import type { OwnFormProps } from '../../lobby/create/own-form.ts';
import { optionFields } from '../../lobby/option-fields.ts';
import { Icon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { armyIn, useSavedArmies } from './builder/saved.ts';
import { Brief } from './create/Brief.tsx';
import { Cards } from './create/Cards.tsx';
import css from './create/create.module.css';
import { chosenOf } from './create/missions.ts';

/** Saves the army of a link that led here, and proposes a match of own armies. */
function useLinkedArmy(onArmy: () => void): void {
  const t = useTranslate();
  const save = useSavedArmies((state) => state.save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened with.
  useEffect(() => {
    const army = location.hash.startsWith('#army=') ? armyIn(location.href) : null;
    if (!army) return;
    history.replaceState(history.state, '', location.pathname);
    const name = t('board.ia.army.linked');
    save(name, army);
    onArmy();
    showToast({ tone: 'ok', title: t('board.ia.army.isSaved', { name }), body: t('board.ia.army.linkedHint') });
  }, []);
}

/** Form for a new match: the missions by their maps, beside them what is chosen, and the options. */
export function Create({ info, draft, onChange, seats, time, table, acts }: OwnFormProps) {
  const t = useTranslate();
  const chosen = chosenOf(draft.options);
  const set = (more: typeof draft.options) => onChange({ ...draft, options: { ...draft.options, ...more } });
  useLinkedArmy(() => set({ armies: 'own' }));
  const fields = optionFields(info.options).filter(({ key }) => key !== 'mission');
  return (
    <div className={css.page}>
      <div className={css.missions}>
        <div className={css.head}>
          <Link href="/" className={css.back} aria-label={t('create.back')}>
            <Icon name="left" />
          </Link>
          <div>
            <h1 className={css.title}>{t('create.title', { title: t('title.imperial-assault') })}</h1>
            <p className={css.note}>{t('board.ia.create.choose')}</p>
          </div>
        </div>
        <Cards chosen={chosen} onChoose={(mission) => set({ mission })} />
      </div>
      <aside className={css.aside} aria-label={t('board.ia.create.chosen')}>
        <div className={css.scroll} id="chosen-mission">
          <Brief mission={chosen} />
          <OptionForm t={t} fields={fields} values={draft.options} onChange={set} />
          <div className={css.part}>{seats}</div>
          <details className={css.more}>
            <summary>{t('board.ia.create.more')}</summary>
            <div className={css.part}>
              {time}
              {table}
            </div>
          </details>
        </div>
        <div className={css.foot}>
          <a href="#chosen-mission" className={css.jump}>
            {t(`option.mission.${chosen}`)}
          </a>
          <div className={css.acts}>{acts}</div>
        </div>
      </aside>
    </div>
  );
}
