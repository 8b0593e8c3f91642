import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { CardState } from '../../../kit/ui/cards/card.tsx';
import * as slot from '../../../kit/ui/cards/hand-slot.module.css';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { reasonOf, useRefuse } from '../../../question/refusals.ts';
import { keyOfTarget, type Target } from '../../../question/selection/target.ts';
import { useLit } from '../../../question/selection/use-selection.ts';
import { type AnyCard, nameOf, textOf } from './card.ts';
import { useCard } from './card-target.ts';
import * as css from './cards.module.css';
import { OrderFace, SupportFace } from './face.tsx';

type FaceProps = Parameters<typeof OrderFace>[0];

/** Front of a card of either deck. */
export function Face({ card, ...look }: Omit<FaceProps, 'card'> & { readonly card: AnyCard }) {
  return card.deck === 'order' ? <OrderFace card={card.id} {...look} /> : <SupportFace card={card.id} {...look} />;
}

function stateOf({ state, selected }: Pick<Target, 'state' | 'selected'>, isPlayed: boolean): CardState {
  if (isPlayed) return 'source';
  if (selected) return 'selected';
  return state === 'none' ? 'plain' : state;
}

interface HandCardProps {
  readonly card: AnyCard;
  /** Open on the table: the card of this turn. */
  readonly isPlayed?: boolean;
  /** Not the viewer's: it can only be read. */
  readonly isReadOnly?: boolean;
  /** Further text for screen readers. */
  readonly note?: string | undefined;
}

const INERT: Pick<Target, 'state' | 'selected' | 'number' | 'reason'> = {
  state: 'none',
  selected: false,
  number: null,
  reason: null,
};

/** A card that opens on hover, focus and long press, and can be played where the question offers it. */
export function HandCard({ card, isPlayed = false, isReadOnly = false, note }: HandCardProps) {
  const t = useTranslate();
  const refuse = useRefuse();
  const found = useCard(card);
  const target = isPlayed || isReadOnly ? { ...found, ...INERT } : found;
  const { state, selected } = target;
  const number = keyOfTarget(target);
  const reason = reasonOf(t, target.reason ?? undefined);
  const isLit = useLit(target.lights);
  const press = () => (state === 'refused' ? refuse(target.option) : target.press());
  return (
    <div className={cx(slot.slot, isLit && slot.lit)} data-open={isPlayed ? `card:${card.id}` : undefined}>
      <Readable clear="#prompt" opensOnPress={state === 'none'} card={<Face card={card} size="full" reason={reason} />}>
        <button
          type="button"
          className={slot.button}
          data-card={card.id}
          data-names={`${card.deck === 'order' ? 'card' : 'support'}:${card.id}`}
          data-target={state}
          aria-pressed={state === 'legal' ? selected : undefined}
          aria-disabled={state === 'refused' || undefined}
          onClick={press}
          onPointerEnter={() => target.hover(true)}
          onPointerLeave={() => target.hover(false)}
        >
          <span className="visually-hidden">
            {[t(nameOf(card)), t(textOf(card)), note, reason].filter(Boolean).join('. ')}
          </span>
          <span aria-hidden="true" className={cx(slot.face, css.face)}>
            <Face card={card} state={stateOf(target, isPlayed)} number={number} reason={reason} />
          </span>
        </button>
      </Readable>
    </div>
  );
}
