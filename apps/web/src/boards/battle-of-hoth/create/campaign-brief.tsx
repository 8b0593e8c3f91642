import { CAMPAIGN_IDS, type CampaignId } from '@echo-base/games/battle-of-hoth/lobby';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Segments } from '../../../kit/ui/segments.tsx';
import * as css from './brief.module.css';

/** Parts of a campaign in the order in which they are met. */
const PARTS = ['chain', 'support', 'secret', 'days'] as const;

interface CampaignBriefProps {
  readonly campaign: CampaignId;
  onChoose?(campaign: CampaignId): void;
}

/** A campaign before it begins. What lies ahead stays hidden: battles and outcomes show as they are reached. */
export function CampaignBrief({ campaign, onChoose }: CampaignBriefProps) {
  const t = useTranslate();
  return (
    <div className={css.brief}>
      <h2 className={css.title}>{t(`option.campaign.${campaign}`)}</h2>
      {onChoose && (
        <Segments
          legend={t('option.campaign')}
          value={campaign}
          options={CAMPAIGN_IDS.map((id) => ({ value: id, label: t(`option.campaign.${id}`) }))}
          onChange={onChoose}
        />
      )}
      <div className={css.rules}>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>{t(`board.bh.create.campaign.${part}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
