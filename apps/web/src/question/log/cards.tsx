import { createContext, type ReactElement, type ReactNode, useCallback, useContext } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Text } from '../../kit/net/types.ts';
import { Readable } from '../../kit/ui/cards/readable.tsx';
import type { TitleCards } from '../board-set.ts';
import * as css from './cards.module.css';
import { NameStop } from './name-stop.ts';

const Context = createContext<TitleCards | null>(null);

/** Provides the cards of a title to log, moments and prompt bar. */
export const CardsProvider = Context.Provider;

/** The first card that a message names, itself or in its parameters; null for none. */
function cardIn(cards: TitleCards, message: Text): string | null {
  const own = cards.cardOf(message);
  if (own !== null) return own;
  const inner = Object.values(message.params ?? {}).filter((value) => typeof value === 'object');
  return inner.map((value) => cardIn(cards, value)).find((found) => found !== null) ?? null;
}

/** Finds the card a message names; null without one. */
export function useCardIn(): (message: Text | undefined) => string | null {
  const cards = useContext(Context);
  return useCallback((message) => (cards && message ? cardIn(cards, message) : null), [cards]);
}

/** Whether a message is itself the name or the text of a card. */
export function useIsCard(): (message: Text) => boolean {
  const cards = useContext(Context);
  return useCallback((message) => (cards?.cardOf(message) ?? null) !== null, [cards]);
}

/** A message for a narrow place: the text of a card is replaced by its summary. */
export function useShort(): (message: Text) => Text {
  const cards = useContext(Context);
  return useCallback(
    (message) => {
      const card = message.key.endsWith('.text') ? (cards?.cardOf(message) ?? null) : null;
      return cards && card !== null ? cards.gistOf(card) : message;
    },
    [cards],
  );
}

/** The whole text of the card that a message names; null without one, and for titles that leave it to the card. */
export function useTextOf(): (message: Text | undefined) => Text | null {
  const cards = useContext(Context);
  const cardIn = useCardIn();
  return useCallback(
    (message) => {
      const card = cardIn(message);
      return card === null ? null : (cards?.textOf?.(card) ?? null);
    },
    [cards, cardIn],
  );
}

/** Opens the card named by a message beside its child on hover, focus and long press; only the child without one. */
export function WithCard({ named, children }: { named: Text | undefined; children: ReactElement }) {
  const cards = useContext(Context);
  const card = useCardIn()(named);
  if (!cards || card === null) return children;
  return (
    <Readable clear="#prompt" card={<cards.Card card={card} />}>
      {children}
    </Readable>
  );
}

/** The name of a card in a sentence: opens the card on hover, focus, and press. */
export function CardName({ card, children }: { card: string; children: ReactNode }) {
  const t = useTranslate();
  const tabIndex = useContext(NameStop);
  const cards = useContext(Context);
  if (!cards) return children;
  return (
    <Readable opensOnPress card={<cards.Card card={card} />}>
      <button
        type="button"
        className={css.name}
        tabIndex={tabIndex}
        aria-description={t('match.readCard')}
        data-names-card={card}
      >
        {children}
      </button>
    </Readable>
  );
}

/** The card that asks, as a button on the plate of the prompt bar that opens it. */
export function SourceCard({ card }: { card: string }) {
  const t = useTranslate();
  const cards = useContext(Context);
  if (!cards) return null;
  return (
    <Readable opensOnPress clear="#prompt" card={<cards.Card card={card} />}>
      <button
        type="button"
        className={css.source}
        aria-label={t(cards.nameOf?.(card) ?? { key: card })}
        aria-description={t('match.readCard')}
        data-names-card={card}
      >
        <cards.Sign card={card} />
      </button>
    </Readable>
  );
}
