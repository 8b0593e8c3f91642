import { useTranslate } from '../../kit/i18n/translate.tsx';
import { PlayerToken } from '../../kit/ui/player-token.tsx';
import type { BoardProps, BoardSet } from '../../question/board-set.ts';
import { PlayerName } from '../../question/log/player-name.tsx';
import * as css from './fallback.module.css';

/** The arcs of the product mark over a horizon, in place of a board. */
function Board() {
  const t = useTranslate();
  return (
    <div className={css.board}>
      <svg aria-hidden="true" className={css.arcs} viewBox="0 0 320 190">
        <path d="M20 170a140 140 0 0 1 280 0M62 170a98 98 0 0 1 196 0M104 170a56 56 0 0 1 112 0" />
        <path className={css.horizon} d="M0 178h320" />
      </svg>
      <p className={css.words}>{t('board.none')}</p>
    </div>
  );
}

function Opponents({ seats, viewer }: BoardProps) {
  return (
    <ul className={css.strip}>
      {seats
        .filter((seat) => seat.id !== viewer)
        .map((seat) => (
          <li key={seat.id} className={css.seat}>
            <PlayerToken
              look="none"
              size={32}
              name={seat.name}
              badge={seat.badge}
              away={!seat.connected && !seat.isBot}
            />
            <PlayerName seat={seat} />
          </li>
        ))}
    </ul>
  );
}

function Nothing() {
  return null;
}

/** For titles without a board. */
export const board: BoardSet = { Board, Opponents, Hand: Nothing, Rail: Nothing, ownsActions: false };
