import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary, SeatSummary } from '../../kit/net/types.ts';
import { isFree } from '../lobby/matches.ts';
import { OneSeat } from '../lobby/seat-tokens.tsx';
import * as css from './guest-seats.module.css';

/** Who sits where in the match that a guest is invited to, and which seats are open. */
export default function GuestSeats({ match }: { match: MatchSummary }) {
  const t = useTranslate();
  const wordOf = (seat: SeatSummary) => {
    if (seat.kind === 'bot') return t('gate.computer');
    if (isFree(seat)) return t(seat.keptFor === undefined ? 'gate.open' : 'gate.kept');
    return seat.playerName ?? '';
  };
  return (
    <ul className={css.seats}>
      {match.seats.map((seat) => (
        <li key={seat.id} data-open={isFree(seat)}>
          <OneSeat title={match.title} seat={seat} size={52} />
          <span>{wordOf(seat)}</span>
        </li>
      ))}
    </ul>
  );
}
