import { useEffect } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { ChoicePage } from '../kit/choice-page.tsx';
import type { OwnFormProps } from '../set-up/own-form.ts';
import { settingFields } from '../set-up/setting-fields.ts';
import { SettingsForm } from '../set-up/settings-form.tsx';
import { armyIn, useSavedArmies } from './builder/saved.ts';
import { Brief } from './create/brief.tsx';
import { Cards } from './create/cards.tsx';
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

/** Form for a new match: the missions by their maps, beside them what is chosen, and the settings. */
export function Create({ info, draft, onChange, seats, time, nameAndWatchers, acts }: OwnFormProps) {
  const t = useTranslate();
  const chosen = chosenOf(draft.settings);
  const set = (more: typeof draft.settings) => onChange({ ...draft, settings: { ...draft.settings, ...more } });
  useLinkedArmy(() => set({ armies: 'own' }));
  const fields = settingFields(info.options).filter(({ key }) => key !== 'mission');
  return (
    <ChoicePage
      title="title.imperial-assault"
      note={t('board.ia.create.choose')}
      cards={<Cards chosen={chosen} onChoose={(mission) => set({ mission })} />}
      chosen={{ label: t('board.ia.create.chosen'), name: t({ key: `option.mission.${chosen}` }) }}
      seats={seats}
      more={{
        label: t('board.ia.create.more'),
        options: (
          <>
            {time}
            {nameAndWatchers}
          </>
        ),
      }}
      acts={acts}
    >
      <Brief mission={chosen} />
      <SettingsForm t={t} fields={fields} values={draft.settings} onChange={set} />
    </ChoicePage>
  );
}
