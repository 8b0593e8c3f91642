import type { CampaignView, View } from '@echo-base/games/battle-of-hoth/client';
import { Suspense, useEffect } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import * as css from './campaign.module.css';
import { CAMPAIGN_HASH } from './hash.ts';
import { setCampaignOpen, useCampaignOpen } from './opened.ts';

/** Has the maps of all battles; loaded when it is opened. */
const CampaignPage = lazyPart(async () => (await import('./campaign-page.tsx')).CampaignPage);

/** The page of the campaign over the match; an address with its hash opens it. */
export function CampaignDialog(
  props: BoardProps<View> & { readonly campaign: CampaignView; readonly isPause: boolean },
) {
  const t = useTranslate();
  const isOpen = useCampaignOpen((state) => state.isOpen);
  useEffect(() => {
    if (location.hash === CAMPAIGN_HASH) setCampaignOpen(true);
    return () => setCampaignOpen(false);
  }, []);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setCampaignOpen}
      title={t(`option.campaign.${props.campaign.id}`)}
      closeLabel={t('match.close')}
      wide
    >
      <div className={css.page}>
        <Suspense fallback={null}>
          <CampaignPage {...props} />
        </Suspense>
      </div>
    </Dialog>
  );
}
