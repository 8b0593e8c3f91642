import { useMemo } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { seatingsOf, withSeats } from '../../lobby/create/draft.ts';
import type { OwnFormProps } from '../../lobby/create/own-form.ts';
import { Icon } from '../../ui/icons.tsx';
import { ChoicePage } from '../ChoicePage.tsx';
import { TerrainDrawings } from './create/BattleMap.tsx';
import { Brief } from './create/Brief.tsx';
import { CAMPAIGN_IDS, chosenOf, offeredBattles, seatsBySide } from './create/battles.ts';
import { CampaignBrief } from './create/CampaignBrief.tsx';
import { Cards } from './create/Cards.tsx';
import { Choices } from './create/Choices.tsx';
import css from './create/legend.module.css';

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
export function Create({ info, draft, onChange, seats, time, table, acts }: OwnFormProps) {
  const t = useTranslate();
  const battles = useMemo(() => offeredBattles(info), [info]);
  const chosen = chosenOf(draft.options, battles);
  const [two = draft.seats] = seatingsOf(info);
  const choose = (scenario: string) =>
    onChange({ ...draft, options: { ...draft.options, scenario, campaign: 'none' } });
  const playCampaign = (campaign: string) =>
    onChange(withSeats({ ...draft, options: { ...draft.options, campaign } }, two));
  const name =
    chosen.kind === 'battle' ? t(`option.scenario.${chosen.battle.id}`) : t(`option.campaign.${chosen.campaign}`);
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
            {table}
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
