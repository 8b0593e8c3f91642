import type { PlayerView, View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { PlayerFigure } from '../../../kit/ui/player-figure.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { playerAt } from '../../kit/player-at.ts';
import { SeatPlate } from '../../kit/seat-strip.tsx';
import { MatchResult } from '../end/result.tsx';
import { looksOf } from '../looks.ts';
import { useToldView } from '../told.ts';
import * as css from './opponents.module.css';
import { Score } from './score.tsx';

/** The other player with points and cards; both players for spectators. */
export function Opponents(props: BoardProps<View>) {
  const { viewer } = props;
  const view = useToldView(props.view);
  const isPhone = usePhone();
  if (props.outcome) return <MatchResult {...props} outcome={props.outcome} />;
  const shown = view.players.filter(({ seat }) => seat !== viewer);
  if (view.map === null) return <Builders {...props} players={shown} />;
  if (isPhone) return <Score {...props} view={view} />;
  return (
    <div className={css.strip}>
      {shown.map((player) => (
        <Player key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}

/** The other players while armies are built in secret: who is still choosing. */
function Builders(props: BoardProps<View> & { players: readonly PlayerView[] }) {
  const t = useTranslate();
  return (
    <div className={css.strip}>
      {props.players.map(({ seat }) => (
        <p key={seat} className={css.builder}>
          <PlayerFigure badge={playerAt(t, props.seats, seat).badge} />
          <b>{playerAt(t, props.seats, seat).name}</b>{' '}
          {t(props.asked?.includes(seat) ? 'board.ia.player.builds' : 'board.ia.player.locked')}
        </p>
      ))}
    </div>
  );
}

function Player({ view, seats, player }: BoardProps<View> & { player: PlayerView }) {
  const t = useTranslate();
  const { seat, points, handSize, deckSize, discards } = player;
  const info = playerAt(t, seats, seat);
  return (
    <SeatPlate
      look={looksOf(view).get(seat) ?? 'rebel'}
      label={info.name}
      players={[info]}
      status={t(`board.ia.player.${view.turn === seat ? 'plays' : 'waits'}`)}
      size={28}
      classes={{ plate: css.player, who: css.who }}
    >
      <ul>
        <li>
          <b>{points}</b> {t('board.ia.player.points', { n: points })}
        </li>
        <li>
          <b>{handSize}</b> {t('board.ia.player.hand', { n: handSize })}
        </li>
        <li>
          <b>{deckSize}</b> {t('board.ia.player.deck')}
        </li>
        <li data-open={`pile:${seat}`}>
          <b>{discards.length}</b> {t('board.ia.player.discards')}
        </li>
      </ul>
    </SeatPlate>
  );
}
