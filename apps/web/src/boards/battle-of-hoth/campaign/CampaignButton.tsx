import type { CampaignView, View } from '@echo-base/games/battle-of-hoth/client';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { BoardProps } from '../../types.ts';
import { CampaignPage } from './CampaignPage.tsx';
import css from './campaign.module.css';
import { battleNumber } from './tree.ts';

type Props = BoardProps<View> & { readonly campaign: CampaignView };

/** The campaign and its running battle, as a button that opens the whole story so far. */
export function CampaignButton(props: Props) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { campaign } = props;
  const name = t(`option.campaign.${campaign.id}`);
  const battle = t('board.bh.campaign.battle', { n: battleNumber(campaign) });
  return (
    <section aria-label={t('board.bh.campaign.campaign')}>
      <h3 className="label">{t('board.bh.campaign.campaign')}</h3>
      <Button small icon="layers" onClick={() => setOpen(true)}>
        {t('board.bh.campaign.open', { name, battle })}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={name} closeLabel={t('match.close')} wide>
        <div className={css.page}>
          <CampaignPage {...props} />
        </div>
      </Dialog>
    </section>
  );
}
