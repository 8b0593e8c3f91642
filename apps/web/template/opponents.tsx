import { TITLE_ID, type View } from '@echo-base/games/template/client';
import { playerAt } from '../src/boards/kit/player-at.ts';
import { Result } from '../src/boards/kit/result.tsx';
import { SeatPlate, SeatStrip } from '../src/boards/kit/seat-strip.tsx';
import { seatLook } from '../src/boards/seat-looks.ts';
import { useTranslate } from '../src/kit/i18n/translate.tsx';
import type { BoardProps } from '../src/question/board-set.ts';

/** The other players with their points and cards; for spectators all players; after the end the result. */
export function Opponents({ view, viewer, seats, outcome }: BoardProps<View>) {
  const t = useTranslate();
  const pointsOf = (seat: string, points: number) =>
    t('board.high-card.points', { name: playerAt(t, seats, seat).name, points });
  if (outcome) {
    const names = outcome.winners.map((seat) => playerAt(t, seats, seat).name).join(', ');
    const points = view.seats.map((one) => pointsOf(one.seat, one.points)).join(' · ');
    const [winner, another] = outcome.winners;
    const look = winner === undefined || another !== undefined ? null : seatLook(TITLE_ID, winner);
    return <Result look={look} title={t('board.high-card.won', { names })} lines={[t(outcome.reason), points]} />;
  }
  return (
    <SeatStrip>
      {view.seats
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat, points, cards }) => {
          const player = playerAt(t, seats, seat);
          return (
            <SeatPlate
              key={seat}
              look={seatLook(TITLE_ID, seat)}
              label={player.name}
              players={[player]}
              status={t('board.high-card.status', { points, cards })}
            />
          );
        })}
    </SeatStrip>
  );
}
