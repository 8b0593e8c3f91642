import { cardInfo, type View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import type { BoardProps } from '../../types.ts';

/** The viewer's order cards. */
export function Hand({ view, viewer }: BoardProps<View>) {
  const t = useTranslate();
  const cards = view.seats.find(({ seat }) => seat === viewer)?.hand ?? [];
  return (
    <ul>
      {cards.map((card) => (
        <li key={card}>{t(`card.${card.slice(cardInfo(card).side.length + 1)}`)}</li>
      ))}
    </ul>
  );
}
