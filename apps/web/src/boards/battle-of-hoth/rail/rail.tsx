import type { View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { CampaignButton } from '../campaign/campaign-button.tsx';
import { orderCard } from '../cards/card.ts';
import { HandCard } from '../cards/hand-card.tsx';
import { AttackPanel } from '../dice/attack-panel.tsx';
import { Inspector } from '../field/inspector/inspector.tsx';
import { sideOfSeat } from '../scene.ts';
import { Discards } from './discards.tsx';
import * as css from './rail.module.css';
import { Scenario } from './scenario.tsx';

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
