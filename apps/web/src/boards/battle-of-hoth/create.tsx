import { useMemo } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { ChoicePage } from '../kit/choice-page.tsx';
import { seatingsOf, withSeats } from '../set-up/match-draft.ts';
import type { OwnFormProps } from '../set-up/own-form.ts';
import { TerrainDrawings } from './create/battle-map.tsx';
import { CAMPAIGN_IDS, chosenOf, offeredBattles, seatsBySide } from './create/battles.ts';
import { Brief } from './create/brief.tsx';
import { CampaignBrief } from './create/campaign-brief.tsx';
import { Cards } from './create/cards.tsx';
import { Choices } from './create/choices.tsx';
import * as css from './create/legend.module.css';

const LEGEND = [
  { icon: 'cards', key: 'board.bh.create.legend.hand' },
  { icon: 'star', key: 'board.bh.create.legend.medals' },
  { icon: 'flag', key: 'board.bh.create.legend.other' },
] as const;

function Legend() {
  const t = useTranslate();
  return (
    <ul className={css.legend} aria-hidden="true">
      {LEGEND.map(({ icon, key }) => (
        <li key={key}>
          <Icon name={icon} size={16} />
          {t(key)}
        </li>
      ))}
    </ul>
  );
}

/** Form for a new match: all battles as cards beside what is chosen, and the options. */
export function Create({ info, draft, onChange, seats, time, nameAndWatchers, acts }: OwnFormProps) {
  const t = useTranslate();
  // Reads the files of all battles.
  const battles = useMemo(() => offeredBattles(info), [info]);
  const chosen = chosenOf(draft.settings, battles);
  const [two = draft.seats] = seatingsOf(info);
  const choose = (scenario: string) =>
    onChange({ ...draft, settings: { ...draft.settings, scenario, campaign: 'none' } });
  const playCampaign = (campaign: string) =>
    onChange(withSeats({ ...draft, settings: { ...draft.settings, campaign } }, two));
  const name =
    chosen.kind === 'battle'
      ? t({ key: `option.scenario.${chosen.battle.id}` })
      : t(`option.campaign.${chosen.campaign}`);
  return (
    <ChoicePage
      title="title.battle-of-hoth"
      note={t('board.bh.create.choose', { n: battles.length })}
      legend={<Legend />}
      cards={
        <>
          <TerrainDrawings />
          <Cards battles={battles} chosen={chosen} onBattle={choose} onCampaign={() => playCampaign(CAMPAIGN_IDS[0])} />
        </>
      }
      chosen={{ label: t('board.bh.create.chosenBattle'), name }}
      seats={seats}
      more={{
        label: t('board.bh.create.more'),
        options: (
          <>
            {time}
            {nameAndWatchers}
          </>
        ),
      }}
      acts={acts}
    >
      {chosen.kind === 'battle' ? (
        <Brief battle={chosen.battle} seats={seatsBySide(draft.seats)} />
      ) : (
        <CampaignBrief campaign={chosen.campaign} onChoose={playCampaign} />
      )}
      <Choices info={info} draft={draft} onChange={onChange} />
    </ChoicePage>
  );
}
