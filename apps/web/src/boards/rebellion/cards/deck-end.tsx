import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useDrop } from '../../../kit/ui/drag/drag.tsx';
import { useDecision, useLit } from '../../../question/selection/use-selection.ts';
import { useUsed } from './card-target.ts';
import * as css from './cards.module.css';

/** One end of a deck to which a card is returned: pressed before or after choosing the card. */
export function DeckEnd({ at }: { at: string }) {
  const t = useTranslate();
  const decision = useDecision();
  const target = useUsed(at);
  const isLit = useLit(target.lights);
  const drop = useDrop(at);
  const label = decision?.options.find((option) => option.at === at)?.label;
  if (!label) return null;
  return (
    <div ref={drop.ref}>
      <button
        type="button"
        className={cx(css.deckEnd, target.selected && css.chosen, (isLit || drop.isOver) && css.lit)}
        data-names={at}
        data-target={target.state}
        aria-pressed={target.selected}
        onClick={target.press}
        onPointerEnter={() => target.hover(true)}
        onPointerLeave={() => target.hover(false)}
      >
        {t(label)}
      </button>
    </div>
  );
}
