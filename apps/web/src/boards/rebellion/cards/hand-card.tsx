import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { CardState } from '../../../kit/ui/cards/card.tsx';
import * as slot from '../../../kit/ui/cards/hand-slot.module.css';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useDrop } from '../../../kit/ui/drag/drag.tsx';
import { reasonOf, useRefuse } from '../../../question/refusals.ts';
import { keyOfTarget, type Target } from '../../../question/selection/target.ts';
import { useActs, useLit } from '../../../question/selection/use-selection.ts';
import { type AnyCard, cardText, nameOf } from './card.ts';
import { useUsed } from './card-target.ts';
import * as css from './cards.module.css';
import { Face } from './face.tsx';
import { type Progress, ProgressLine } from './progress.tsx';

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

function stateOf({ state, selected }: Pick<Target, 'state' | 'selected'>): CardState {
  if (selected) return 'selected';
  return state === 'none' ? 'plain' : state;
}

/** A card of the viewer: opens on hover, focus and long press; can be pressed if the question points at it. */
export function HandCard(props: HandCardProps) {
  const { card, at = `card:${card.id}`, progress, note, roomy, stands, whole, children } = props;
  const t = useTranslate();
  const found = useUsed(at);
  const target = stands && found.state === 'refused' ? { ...found, state: 'none' as const, reason: null } : found;
  const refuse = useRefuse();
  const [choosing, setChoosing] = useState(false);
  const drop = useDrop(at);
  const { state, selected } = target;
  const number = keyOfTarget(target);
  const reason = reasonOf(t, target.reason ?? undefined);
  const isLit = useLit(target.lights);
  const look = drop.isOver && state === 'legal' ? 'selected' : stateOf(target);
  const several = target.open.filter((option) => option.from === undefined).length > 1;
  const label = [[cardText(t, card), note].filter(Boolean).join(', '), reason].filter(Boolean).join('. ');
  const press = () => {
    if (state === 'refused') return refuse(target.option);
    if (several) return setChoosing(true);
    target.press();
  };
  return (
    <div ref={drop.ref} className={cx(slot.slot, css.slot, whole && css.whole, (isLit || drop.isOver) && css.lit)}>
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
            <Face
              card={card}
              state={look}
              number={number}
              roomy={roomy}
              reason={reason}
              progress={progress}
              whole={whole}
            />
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
  readonly target: Pick<Target, 'open'>;
  onOpenChange(open: boolean): void;
}

/** The uses of a card, if there are several. */
function Choices({ card, target, onOpenChange }: ChoicesProps) {
  const t = useTranslate();
  const { press } = useActs();
  return (
    <Dialog open onOpenChange={onOpenChange} title={nameOf(t, card)} closeLabel={t('match.close')}>
      <div className={css.choices}>
        <Face card={card} size="full" />
        {target.open.map((option) => (
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
