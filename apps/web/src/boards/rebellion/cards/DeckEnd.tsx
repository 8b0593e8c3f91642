import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { cx } from '../../../ui/cx.ts';
import { useDrop } from '../../../ui/drag/drag.tsx';
import css from './cards.module.css';
import { useTarget } from './target.ts';

/** One end of a deck to which a card is returned: pressed before or after choosing the card. */
export function DeckEnd({ at }: { at: string }) {
  const t = useTranslate();
  const { decision } = useTargets();
  const target = useTarget(at);
  const drop = useDrop(at);
  const label = decision?.options.find((option) => option.at === at)?.label;
  if (!label) return null;
  return (
    <div ref={drop.ref}>
      <button
        type="button"
        className={cx(css.deckEnd, target.selected && css.chosen, (target.hovered || drop.isOver) && css.lit)}
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
