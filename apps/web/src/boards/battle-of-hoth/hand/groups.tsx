import {
  type CardId,
  cardName,
  cardText,
  LEADER_IDS,
  type LeaderId,
  leaderCards,
  type SupportId,
} from '@echo-base/games/battle-of-hoth/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { keyOfTarget } from '../../../question/selection/target.ts';
import { useDecision, useLit } from '../../../question/selection/use-selection.ts';
import { orderCard, supportCard } from '../cards/card.ts';
import { useOffer } from '../cards/card-target.ts';
import { HandCard } from '../cards/hand-card.tsx';
import { LeaderBadge } from '../leaders/leader-badge.tsx';
import { sideOfSeat } from '../scene.ts';
import css from './hand.module.css';

/** Cards of one kind under a heading; nothing if there are none. */
function Group({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={css.group} aria-label={name}>
      <h3 className="label">{name}</h3>
      <div className={css.cards}>{children}</div>
    </section>
  );
}

interface OrdersProps {
  readonly name: string;
  readonly cards: readonly CardId[];
  readonly isPlayed?: boolean;
  readonly isReadOnly?: boolean;
  readonly note?: string;
}

/** Order cards under a heading. */
export function Orders({ name, cards, ...more }: OrdersProps) {
  return (
    <Group name={name} count={cards.length}>
      {cards.map((id) => (
        <HandCard key={id} card={orderCard(id)} {...more} />
      ))}
    </Group>
  );
}

/** Support cards under a heading. */
export function Supports({ name, cards }: { name: string; cards: readonly SupportId[] }) {
  return (
    <Group name={name} count={cards.length}>
      {cards.map((id) => (
        <HandCard key={id} card={supportCard(id)} />
      ))}
    </Group>
  );
}

/** Leaders to pick from, each with what its three cards do. */
export function LeaderChoice({ decision }: { decision: Decision }) {
  const t = useTranslate();
  const choices = LEADER_IDS.filter((id) => decision.options.some(({ at }) => at === `leaders:${id}`));
  return (
    <Group name={t('board.bh.hand.leaders')} count={choices.length}>
      {choices.map((leader) => (
        <LeaderOffer key={leader} leader={leader} seat={decision.seat} />
      ))}
    </Group>
  );
}

function LeaderOffer({ leader, seat }: { leader: LeaderId; seat: string }) {
  const t = useTranslate();
  const at = `leaders:${leader}`;
  const target = useOffer(at);
  const { state, press, hover } = target;
  const number = keyOfTarget(target);
  const isLit = useLit(target.lights);
  return (
    <button
      type="button"
      className={cx(css.leader, isLit && css.lit)}
      data-side={sideOfSeat(seat)}
      data-card={at}
      data-names={at}
      data-target={state}
      onClick={press}
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
    >
      <span className={css.person}>
        <LeaderBadge leader={leader} size={44} />
        <b>{t(`leader.${leader}`)}</b>
      </span>
      {number !== null && (
        <span aria-hidden="true" className={css.number}>
          {number}
        </span>
      )}
      <span className={css.effects}>
        {leaderCards(leader).map((card) => (
          <span key={card}>
            <b>{t(cardName(card))}</b> {t(cardText(card))}
          </span>
        ))}
      </span>
    </button>
  );
}

/** Order cards among the discards that the question offers to take back. */
export function useTakeable(discards: readonly CardId[]): readonly CardId[] {
  const decision = useDecision();
  const offered = new Set(decision?.options.flatMap(({ key, at }) => (key.startsWith('take:') && at ? [at] : [])));
  return discards.filter((card) => offered.has(`card:${card}`));
}
