import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { type AnyCard, nameOf } from './card.ts';
import * as css from './cards.module.css';
import { Face } from './face.tsx';
import type { Progress } from './progress.tsx';

interface PileProps {
  readonly title: string;
  readonly cards: readonly AnyCard[];
  readonly progressOf?: ((card: AnyCard) => Progress | undefined) | undefined;
  /** Content of the button; by default the pile's name and count. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Open cards as a button that shows them all. Probe cards are a list of systems. */
export function Pile({ title, cards, progressOf, children, className }: PileProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const name = t('board.rb.side.pile', { pile: title, count: cards.length });
  const isList = cards.every((card) => card.deck === 'probe');
  return (
    <>
      <button type="button" className={className ?? css.pile} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{name}</span>
        {children ?? (
          <span aria-hidden="true">
            {title} <b>{cards.length}</b>
          </span>
        )}
      </button>
      <Dialog open={open} onOpenChange={setOpen} wide title={name} closeLabel={t('match.close')}>
        {cards.length === 0 && <p>{t('board.rb.side.noCards')}</p>}
        <ul className={isList ? css.list : css.spread}>
          {cards.map((card) => (
            <li key={card.id}>
              {isList ? nameOf(t, card) : <Face card={card} size="full" progress={progressOf?.(card)} />}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
