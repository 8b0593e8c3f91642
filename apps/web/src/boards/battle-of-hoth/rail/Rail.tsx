import type { View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import type { BoardProps } from '../../types.ts';
import { CampaignButton } from '../campaign/CampaignButton.tsx';
import { orderCard } from '../cards/card.ts';
import { HandCard } from '../cards/HandCard.tsx';
import { AttackPanel } from '../dice/AttackPanel.tsx';
import { Inspector } from '../field/inspector/Inspector.tsx';
import { sideOfSeat } from '../scene.tsx';
import { Discards } from './Discards.tsx';
import css from './Rail.module.css';
import { Scenario } from './Scenario.tsx';

/** What the pointer or the question is about, the card and the dice of the turn, the scenario, and the open piles. */
export function Rail(props: BoardProps<View>) {
  const { view, viewer } = props;
  return (
    <div className={css.rail}>
      <Inspector {...props} />
      <InPlay view={view} viewer={viewer} />
      <AttackPanel view={view} />
      <Scenario view={view} />
      {view.campaign && <CampaignButton campaign={view.campaign} />}
      <Discards view={view} />
    </div>
  );
}

/** The order card of the other side's turn; the viewer's own lies in the hand. */
function InPlay({ view: { order }, viewer }: { view: View; viewer: string }) {
  const t = useTranslate();
  const isOwn = order && viewer !== 'spectator' && sideOfSeat(order.seat) === sideOfSeat(viewer);
  if (!order || isOwn) return null;
  return (
    <section className={css.inPlay} aria-label={t('board.bh.hand.played')}>
      <h3 className="label">{t('board.bh.hand.played')}</h3>
      <HandCard card={orderCard(order.card)} isPlayed />
    </section>
  );
}
