import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { CardState } from '../../../ui/cards/Card.tsx';
import slot from '../../../ui/cards/HandSlot.module.css';
import { Readable } from '../../../ui/cards/Readable.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDrop } from '../../../ui/drag/drag.tsx';
import { useRefuse } from '../../refusals.ts';
import { type AnyCard, cardText, nameOf } from './card.ts';
import css from './cards.module.css';
import { Face } from './Face.tsx';
import { type Progress, ProgressLine } from './Progress.tsx';
import { type Target, useTarget } from './target.ts';

interface HandCardProps {
  readonly card: AnyCard;
  /** Id in options, if it is that of another copy of the card. */
  readonly at?: string | undefined;
  readonly progress?: Progress | undefined;
  /** Further text for screen readers: its leaders, its number. */
  readonly note?: string | undefined;
  /** Leaves space at the foot for what is drawn over it. */
  readonly roomy?: boolean | undefined;
  /** What is refused is to use it further; the card itself stays as it is. */
  readonly stands?: boolean | undefined;
  /** A wider card with its whole text, for cards to choose from. */
  readonly whole?: boolean | undefined;
  /** Drawn over the foot, with its own buttons. */
  readonly children?: ReactNode;
}

function stateOf({ state, selected }: Target): CardState {
  if (selected) return 'selected';
  return state === 'none' ? 'plain' : state;
}

/** A card of the viewer: opens on hover, focus and long press; can be pressed if the question points at it. */
export function HandCard(props: HandCardProps) {
  const { card, at = `card:${card.id}`, progress, note, roomy, stands, whole, children } = props;
  const t = useTranslate();
  const found = useTarget(at);
  const target = stands && found.state === 'refused' ? { ...found, state: 'none' as const, reason: undefined } : found;
  const refuse = useRefuse();
  const [choosing, setChoosing] = useState(false);
  const drop = useDrop(at);
  const { state, number, reason, selected } = target;
  const look = drop.isOver && state === 'legal' ? 'selected' : stateOf(target);
  const several = target.options.filter((option) => !option.refused && option.from === undefined).length > 1;
  const label = [[cardText(t, card), note].filter(Boolean).join(', '), reason].filter(Boolean).join('. ');
  const press = () => {
    if (state === 'refused') return refuse(target.options[0] ?? null);
    if (several) return setChoosing(true);
    target.press();
  };
  return (
    <div
      ref={drop.ref}
      className={cx(slot.slot, css.slot, whole && css.whole, (target.hovered || drop.isOver) && css.lit)}
    >
      <Readable
        clear="#prompt"
        closed={drop.isDragging}
        opensOnPress={state === 'none'}
        card={<Face card={card} size="full" reason={reason} foot={progress && <ProgressLine progress={progress} />} />}
      >
        <button
          type="button"
          data-card={card.id}
          data-names={at}
          data-target={state}
          className={slot.button}
          aria-pressed={state === 'legal' ? selected : undefined}
          aria-disabled={state === 'refused' || undefined}
          onClick={press}
          onPointerEnter={() => target.hover(true)}
          onPointerLeave={() => target.hover(false)}
        >
          <span className="visually-hidden">{label}</span>
          <span aria-hidden="true" className={slot.face}>
            <Face card={card} state={look} {...{ number, roomy, reason, progress, whole }} />
          </span>
        </button>
      </Readable>
      {children}
      {choosing && <Choices card={card} target={target} onOpenChange={setChoosing} />}
    </div>
  );
}

interface ChoicesProps {
  readonly card: AnyCard;
  readonly target: Target;
  onOpenChange(open: boolean): void;
}

/** The uses of a card, if there are several. */
function Choices({ card, target, onOpenChange }: ChoicesProps) {
  const t = useTranslate();
  const { press } = useTargets();
  return (
    <Dialog open onOpenChange={onOpenChange} title={nameOf(t, card)} closeLabel={t('match.close')}>
      <div className={css.choices}>
        <Face card={card} size="full" />
        {target.options
          .filter((option) => !option.refused)
          .map((option) => (
            <Chip
              key={option.key}
              name={t(option.detail ?? option.label)}
              onClick={() => {
                onOpenChange(false);
                press(option);
              }}
            />
          ))}
      </div>
    </Dialog>
  );
}
