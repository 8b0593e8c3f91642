import { blockedBy } from '@echo-base/games/budgets';
import { commandCard, FIRST_ARMIES, filledDeck, unplayable } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useActs, useSelected } from '../../../question/selection/use-selection.ts';
import { Face, userOf } from '../cards/face.tsx';
import * as css from './builder.module.css';
import { Checks, deckChecks } from './checks.tsx';
import { cardsIn, countOf, keysOf, lastCopy, nextCopy, offeredBy } from './picks.ts';
import { armyIn, isSameList, useSavedArmies } from './saved.ts';
import { Share } from './share.tsx';

const SIZE = 15;

/** Choice of the command deck: all cards with price and who plays them; those the army cannot use say so. */
export function Deck({ decision, cards }: { decision: Decision; cards: readonly string[] }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick } = useActs();
  const deck = cardsIn(picked);
  const offered = offeredBy(decision);
  const points = deck.reduce((sum, id) => sum + commandCard(id).cost, 0);
  const limit = decision.budgets?.find(({ id }) => id === 'commands')?.limit ?? SIZE;
  const first = [...FIRST_ARMIES.values()].find((army) => isSameList(army.cards, cards));
  return (
    <>
      <section className={css.offer} aria-label={t('board.ia.deck.cards')}>
        <header>
          <h2>{t('board.ia.deck.cards')}</h2>
        </header>
        <ul className={css.commands}>
          {usefulFirst(offered, cards).map((id) => (
            <li key={id}>
              <CommandRow id={id} decision={decision} cards={cards} />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.chosen} aria-label={t('board.ia.deck.yours')}>
        <h2>{t('board.ia.deck.yours')}</h2>
        <p className={css.total}>
          <b>{deck.length}</b> {t('board.ia.deck.of', { n: SIZE })}
        </p>
        <p className={css.total}>
          <b>{points}</b> {t('board.ia.deck.points', { n: limit })}
        </p>
        {deck.length > 0 && <Checks checks={deckChecks(cards, deck, limit)} />}
        {first ? (
          <Button onClick={() => pick(keysOf(decision, 'command', first.deck))}>{t('board.ia.deck.first')}</Button>
        ) : (
          deck.length < SIZE && (
            <Button onClick={() => pick(keysOf(decision, 'command', filledDeck(offered, cards, deck)))}>
              {t('board.ia.deck.fill')}
            </Button>
          )
        )}
        {picked.length > 0 && <Button onClick={() => pick([])}>{t('board.ia.army.clear')}</Button>}
        <SavedDecks decision={decision} cards={cards} />
        {deck.length === SIZE && <Share army={{ cards, deck }} />}
      </section>
    </>
  );
}

const isUseless = (id: string, cards: readonly string[]): boolean => unplayable({ cards, deck: [id] }).length > 0;

/** Command cards, those that no figure of the army can play last. */
const usefulFirst = (offered: readonly string[], cards: readonly string[]): readonly string[] =>
  offered.toSorted((a, b) => Number(isUseless(a, cards)) - Number(isUseless(b, cards)));

/** Decks of saved armies with the same deployment cards. */
function SavedDecks({ decision, cards }: { decision: Decision; cards: readonly string[] }) {
  const t = useTranslate();
  const { pick } = useActs();
  const { armies } = useSavedArmies();
  return armies.map(({ name, code }) => {
    const army = armyIn(code);
    if (!army || !isSameList(army.cards, cards)) return null;
    return (
      <Button key={name} onClick={() => pick(keysOf(decision, 'command', army.deck))}>
        {t('board.ia.deck.saved', { name })}
      </Button>
    );
  });
}

/** A command card: a press adds a copy, a press on a full one takes it out. */
function CommandRow({ id, decision, cards }: { id: string; decision: Decision; cards: readonly string[] }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick } = useActs();
  const { cost, limit } = commandCard(id);
  const count = countOf(picked, id);
  const key = nextCopy('command', picked, id);
  const block = count < limit ? blockedBy(decision, picked, key) : undefined;
  const isRoom = cardsIn(picked).length < SIZE;
  const isOpen = count < limit && !block && isRoom;
  const useless = isUseless(id, cards);
  const press = () => {
    if (isOpen) pick([...picked, key]);
    else if (count > 0) pick(picked.filter((one) => one !== lastCopy('command', picked, id)));
  };
  return (
    <Readable side="right" card={<Face card={{ kind: 'command', id }} />}>
      <button
        type="button"
        className={cx(
          css.command,
          count > 0 && css.taken,
          ((!isOpen && count === 0) || useless) && css.shut,
          useless && css.useless,
        )}
        data-target={isOpen ? 'legal' : count > 0 ? 'none' : 'refused'}
        aria-pressed={count > 0}
        aria-disabled={(!isOpen && count === 0) || undefined}
        onClick={press}
      >
        <b>{cost}</b>
        <span>
          {t({ key: `command.${id}` })}
          <small>{t({ key: `commandGist.${id}` })}</small>
        </span>
        <small>{useless ? t('board.ia.deck.useless') : userOf(t, id)}</small>
        {limit > 1 && count > 0 && <i>{count}</i>}
      </button>
    </Readable>
  );
}
