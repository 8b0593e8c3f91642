import { useMemo } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../i18n/translate.tsx';
import { seatingsOf, withSeats } from '../../lobby/create/draft.ts';
import type { OwnFormProps } from '../../lobby/create/own-form.ts';
import { Icon } from '../../ui/icons.tsx';
import { TerrainDrawings } from './create/BattleMap.tsx';
import { Brief } from './create/Brief.tsx';
import { CAMPAIGN_IDS, chosenOf, offeredBattles, seatsBySide } from './create/battles.ts';
import { CampaignBrief } from './create/CampaignBrief.tsx';
import { Cards } from './create/Cards.tsx';
import { Choices } from './create/Choices.tsx';
import css from './create/create.module.css';

const LEGEND = [
  { icon: 'cards', key: 'board.bh.create.legend.hand' },
  { icon: 'star', key: 'board.bh.create.legend.medals' },
  { icon: 'flag', key: 'board.bh.create.legend.other' },
] as const;

function Head({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <div className={css.head}>
      <Link href="/" className={css.back} aria-label={t('create.back')}>
        <Icon name="left" />
      </Link>
      <div className={css.headline}>
        <h1 className={css.title}>{t('create.title', { title: t('title.battle-of-hoth') })}</h1>
        <p className={css.note}>{t('board.bh.create.choose', { n: count })}</p>
      </div>
      <ul className={css.legend} aria-hidden="true">
        {LEGEND.map(({ icon, key }) => (
          <li key={key}>
            <Icon name={icon} size={16} />
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
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
  return (
    <div className={css.page}>
      <TerrainDrawings />
      <div className={css.battles}>
        <Head count={battles.length} />
        <Cards battles={battles} chosen={chosen} onBattle={choose} onCampaign={() => playCampaign(CAMPAIGN_IDS[0])} />
      </div>
      <aside className={css.aside} aria-label={t('board.bh.create.chosenBattle')}>
        <div className={css.scroll} id="chosen-battle">
          {chosen.kind === 'battle' ? (
            <Brief battle={chosen.battle} seats={seatsBySide(draft.seats)} />
          ) : (
            <CampaignBrief campaign={chosen.campaign} onChoose={playCampaign} />
          )}
          <Choices info={info} draft={draft} onChange={onChange} />
          <div className={css.part}>{seats}</div>
          <details className={css.more}>
            <summary>{t('board.bh.create.more')}</summary>
            <div className={css.part}>
              {time}
              {table}
            </div>
          </details>
        </div>
        <div className={css.foot}>
          <a href="#chosen-battle" className={css.jump}>
            {chosen.kind === 'battle'
              ? t(`option.scenario.${chosen.battle.id}`)
              : t(`option.campaign.${chosen.campaign}`)}
          </a>
          <div className={css.acts}>{acts}</div>
        </div>
      </aside>
    </div>
  );
}
