import type { CampaignView } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { setCampaignOpen } from './opened.ts';
import { battleNumber } from './tree.ts';

/** The campaign and its running battle, as a button that opens the whole story so far. */
export function CampaignButton({ campaign }: { readonly campaign: CampaignView }) {
  const t = useTranslate();
  const name = t(`option.campaign.${campaign.id}`);
  const battle = t('board.bh.campaign.battle', { n: battleNumber(campaign) });
  return (
    <section aria-label={t('board.bh.campaign.campaign')}>
      <h3 className="label">{t('board.bh.campaign.campaign')}</h3>
      <Button small icon="layers" onClick={() => setCampaignOpen(true)}>
        {t('board.bh.campaign.open', { name, battle })}
      </Button>
    </section>
  );
}
