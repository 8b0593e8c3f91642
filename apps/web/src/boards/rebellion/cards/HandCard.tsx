import { type ReactNode, useState } from 'react';
import { useSay } from '../../../i18n/say.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { CardState } from '../../../ui/cards/Card.tsx';
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
  /** The id options point at, where it is that of another copy of the card. */
  readonly at?: string | undefined;
  readonly progress?: Progress | undefined;
  /** More for a screen reader: its leaders, its number. */
  readonly note?: string | undefined;
  /** Leaves room at the foot for what is drawn over it. */
  readonly roomy?: boolean | undefined;
  /** Drawn over the foot, with buttons of its own. */
  readonly children?: ReactNode;
}

function stateOf({ state, selected }: Target): CardState {
  if (selected) return 'selected';
  return state === 'none' ? 'plain' : state;
}

/** Card of the viewer's: read on hover, focus and long press; pressed where the question points at it. */
export function HandCard({ card, at = `card:${card.id}`, progress, note, roomy, children }: HandCardProps) {
  const say = useSay();
  const target = useTarget(at);
  const refuse = useRefuse();
  const [choosing, setChoosing] = useState(false);
  const drop = useDrop(at);
  const { state, number, reason, selected } = target;
  const look = drop.isOver && state === 'legal' ? 'selected' : stateOf(target);
  const several = target.options.filter((option) => !option.refused && option.from === undefined).length > 1;
  const label = [cardText(say, card), note, reason].filter(Boolean).join('. ');
  const press = () => {
    if (state === 'refused') return refuse(reason ?? null);
    if (several) return setChoosing(true);
    target.press();
  };
  return (
    <div ref={drop.ref} className={cx(css.slot, (target.hovered || drop.isOver) && css.lit)}>
      <Readable
        clear="#prompt"
        closed={drop.isDragging}
        card={<Face card={card} size="full" reason={reason} foot={progress && <ProgressLine progress={progress} />} />}
      >
        <button
          type="button"
          data-card={card.id}
          className={css.button}
          aria-label={label}
          aria-pressed={state === 'legal' ? selected : undefined}
          aria-disabled={state === 'refused' || undefined}
          onClick={press}
          onPointerEnter={() => target.hover(true)}
          onPointerLeave={() => target.hover(false)}
        >
          <Face card={card} state={look} number={number} roomy={roomy} reason={reason} progress={progress} />
        </button>
      </Readable>
      {children}
      <Choices card={card} target={target} open={choosing} onOpenChange={setChoosing} />
    </div>
  );
}

interface ChoicesProps {
  readonly card: AnyCard;
  readonly target: Target;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** The ways in which a card can be used, where there are several. */
function Choices({ card, target, open, onOpenChange }: ChoicesProps) {
  const say = useSay();
  const { press } = useTargets();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={nameOf(say, card)} closeLabel={say('match.close')}>
      <div className={css.choices}>
        {target.options
          .filter((option) => !option.refused)
          .map((option) => (
            <Chip
              key={option.key}
              name={say(option.detail ?? option.label)}
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
