import { commandCard, pointsOf } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { Readable } from '../../../kit/ui/cards/readable.tsx';
import { useSelected } from '../../../question/selection/use-selection.ts';
import type { AnyCard } from '../cards/card.ts';
import { Face } from '../cards/face.tsx';
import { cardName } from '../names.ts';
import * as css from './builder.module.css';
import { isBuildingDeck, totalOf } from './picks.ts';

/** The cards that are picked so far, to be read: on a phone they have a tab of their own. */
export function SoFar({ decision }: { decision: Decision }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const isDeck = isBuildingDeck(decision);
  const { cards } = totalOf(decision, picked);
  const counts = new Map(cards.map((id) => [id, cards.filter((one) => one === id).length]));
  return (
    <section className={css.soFar} aria-label={t(isDeck ? 'board.ia.deck.yours' : 'board.ia.army.yours')}>
      <h2>{t(isDeck ? 'board.ia.deck.yours' : 'board.ia.army.yours')}</h2>
      <p className={css.total}>{t(totalOf(decision, picked).words)}</p>
      <ul className={css.list}>
        {[...counts].map(([id, count]) => {
          const card: AnyCard = { kind: isDeck ? 'command' : 'card', id };
          return (
            <li key={id}>
              <Readable opensOnPress card={<Face card={card} />}>
                <button type="button" className={css.read}>
                  {t(isDeck ? { key: `command.${id}` } : cardName(id))}
                  {count > 1 && ` × ${count}`}
                </button>
              </Readable>
              <b>{isDeck ? count * commandCard(id).cost : count * pointsOf([id])}</b>
            </li>
          );
        })}
        {cards.length === 0 && <li className={css.none}>{t('board.ia.army.empty')}</li>}
      </ul>
    </section>
  );
}
