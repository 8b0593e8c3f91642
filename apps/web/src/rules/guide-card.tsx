import { useEffect, useRef } from 'react';
import { useLanguage } from '../kit/i18n/language.ts';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { Button } from '../kit/ui/button.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { useRules } from './book.ts';
import { guideId, type Here, showsGuide, useGuides } from './guide.ts';
import * as css from './guide-card.module.css';
import { BlockText } from './text.tsx';

interface Props {
  readonly title: string;
  readonly here: Here & { readonly player: string };
  readonly isShown: boolean;
  /** Shows only its headings, while a moment needs the room. */
  readonly isFolded: boolean;
  /** Opens the rules at the chapter of this step. */
  onRead(chapter: string): void;
}

/**
 * Guide: purpose of this step and a sensible choice, in two sentences; shown in a first match until dismissed or over.
 * The rules load only where it shows.
 */
export default function GuideCard(props: Props) {
  const { title, here, isShown } = props;
  const { guides } = useGuides();
  const id = guideId(title, here);
  useEndOfGuide(id, here.isEarly);
  return isShown && showsGuide(guides[id], here.isEarly) ? <Hint {...props} id={id} /> : null;
}

function Hint({ id, title, here, isFolded, onRead }: Props & { readonly id: string }) {
  const t = useTranslate();
  const rules = useRules(title, useLanguage().language);
  const { player, role, step } = here;
  const hintOf = (end = '') =>
    rules?.book.hints.get(`guide-${player}-${role}${end}`) ?? rules?.book.hints.get(`guide-${player}${end}`);
  const heading = hintOf();
  const hint = hintOf(`-${step}`);
  if (!rules || !heading || !hint) return null;
  const reading = { ...rules, words: [], open: onRead };
  return (
    <section className={css.card} aria-label={heading.title}>
      <p className="label">{heading.title}</p>
      <h3 className={css.step}>{hint.title}</h3>
      {!isFolded && (
        <>
          {hint.blocks.map((block) => (
            <BlockText key={block.lines.join()} block={block} reading={reading} asked={null} />
          ))}
          <Button small onClick={() => onRead(here.chapter)}>
            {t('rules.guideRead')}
          </Button>
        </>
      )}
      <IconButton
        icon="close"
        label={t('rules.guideHide')}
        className={css.close}
        onClick={() => useGuides.getState().set(id, 'off')}
      />
    </section>
  );
}

/** Switches the guide off once the early part of a match is over, for later matches too. */
function useEndOfGuide(id: string, isEarly: boolean): void {
  const wasEarly = useRef(isEarly);
  useEffect(() => {
    const { guides, set } = useGuides.getState();
    if (wasEarly.current && !isEarly && guides[id] === undefined) set(id, 'off');
    wasEarly.current = isEarly;
  }, [id, isEarly]);
}
