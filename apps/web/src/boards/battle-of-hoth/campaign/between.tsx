import type { CampaignView, View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import * as css from './campaign.module.css';
import { CampaignPage } from './campaign-page.tsx';
import { NextBattle, Ready } from './next-battle.tsx';
import { battlesWon } from './tree.ts';

/** The pause between two battles: the campaign so far beside the battle that follows, in place of the field. */
export function Between(props: BoardProps<View> & { readonly campaign: CampaignView }) {
  const t = useTranslate();
  const { campaign } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={css.between} tabIndex={0} aria-label={t(`option.campaign.${campaign.id}`)}>
      <div className={css.page}>
        <header className={css.head}>
          <h2>{t(`option.campaign.${campaign.id}`)}</h2>
          <p>{t('board.bh.campaign.score', battlesWon(campaign))}</p>
        </header>
        <Ready {...props} />
        <CampaignPage {...props} isPause />
      </div>
      <NextBattle {...props} />
    </section>
  );
}
