import {
  type CardId,
  cardInfo,
  cardName,
  cardText,
  type SupportId,
  supportSide,
} from '@echo-base/games/battle-of-hoth/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Card, type CardProps } from '../../../kit/ui/cards/card.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import { colourOf } from '../scene.ts';
import * as css from './cards.module.css';
import { OrderTop } from './order-sign.tsx';

type FaceLook = Pick<CardProps, 'size' | 'state' | 'number'> & {
  /** Why it cannot be used, in place of its text. */
  readonly reason?: string | undefined;
  readonly foot?: ReactNode;
};

function Body({ reason, children }: { reason: string | undefined; children: string }) {
  if (reason === undefined) return <span className={css.words}>{children}</span>;
  return (
    <span className={css.reason}>
      <Icon name="ban" size={14} />
      <span>{reason}</span>
    </span>
  );
}

/** Front of an order card, at hand size or full. */
export function OrderFace({ card, reason, foot, ...look }: FaceLook & { readonly card: CardId }) {
  const t = useTranslate();
  const { side, leader } = cardInfo(card);
  const isFull = look.size === 'full';
  const owner = isFull && leader ? t('board.bh.card.of', { leader: t(`leader.${leader}`) }) : undefined;
  return (
    <Card
      {...look}
      kind="order"
      side={colourOf(side)}
      strong={leader !== undefined}
      top={<OrderTop card={card} isFull={isFull} />}
      name={t(cardName(card))}
      foot={foot ?? owner}
    >
      <Body reason={reason}>{t(cardText(card))}</Body>
    </Card>
  );
}

/** Front of a support card of a campaign. */
export function SupportFace({ card, reason, foot, ...look }: FaceLook & { readonly card: SupportId }) {
  const t = useTranslate();
  return (
    <Card
      {...look}
      kind="support"
      side={colourOf(supportSide(card))}
      top={
        <>
          <Icon name="plus" size={16} />
          {t('board.bh.card.support')}
        </>
      }
      name={t(`support.${card}`)}
      foot={foot}
    >
      <Body reason={reason}>{t(`supportText.${card}`)}</Body>
    </Card>
  );
}
