import type { CampaignView, View } from '@echo-base/games/battle-of-hoth/client';
import { Suspense, useEffect } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { BoardProps } from '../../types.ts';
import css from './campaign.module.css';
import { CAMPAIGN_HASH } from './hash.ts';
import { setCampaignOpen, useCampaignOpen } from './opened.ts';

/** Has the maps of all battles; loaded when it is opened. */
const CampaignPage = lazyPart(() => import('./CampaignPage.tsx').then((file) => ({ default: file.CampaignPage })));

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
