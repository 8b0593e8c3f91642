import { useEffect } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { OptionForm } from '../../lobby/create/option-form.tsx';
import type { OwnFormProps } from '../../lobby/create/own-form.ts';
import { optionFields } from '../../lobby/option-fields.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ChoicePage } from '../ChoicePage.tsx';
import { armyIn, useSavedArmies } from './builder/saved.ts';
import { Brief } from './create/Brief.tsx';
import { Cards } from './create/Cards.tsx';
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
    <ChoicePage
      title="title.imperial-assault"
      note={t('board.ia.create.choose')}
      cards={<Cards chosen={chosen} onChoose={(mission) => set({ mission })} />}
      chosen={{ label: t('board.ia.create.chosen'), name: t(`option.mission.${chosen}`) }}
      seats={seats}
      more={{
        label: t('board.ia.create.more'),
        options: (
          <>
            {time}
            {table}
          </>
        ),
      }}
      acts={acts}
    >
      <Brief mission={chosen} />
      <OptionForm t={t} fields={fields} values={draft.options} onChange={set} />
    </ChoicePage>
  );
}
