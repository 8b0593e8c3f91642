import { seatLook } from '../../boards/seat-looks.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { MatchSummary, SeatSummary } from '../../kit/net/types.ts';
import { PlayerToken } from '../../kit/ui/player-token.tsx';
import { ASTROMECH } from '../../kit/ui/shapes/astromech.ts';
import { seatWords } from './match-texts.ts';
import { isFree } from './matches.ts';

interface OneSeatProps {
  readonly title: string;
  readonly seat: SeatSummary;
  readonly size: number;
  /** Accessible name, if no name is shown beside it. */
  readonly label?: string | undefined;
  /** Whether the rim shows that its player is away. */
  readonly showsAway?: boolean;
}

/** A seat in the look it has in the match: the badge or a letter for a person, a droid for a bot, a plus if free. */
export function OneSeat({ title, seat, size, label, showsAway = false }: OneSeatProps) {
  return (
    <PlayerToken
      look={seatLook(title, seat.id)}
      free={isFree(seat)}
      bust={seat.kind === 'bot' ? ASTROMECH : undefined}
      name={seat.playerName ?? ''}
      badge={seat.badge}
      away={showsAway && seat.connected === false}
      size={size}
      label={label}
    />
  );
}

/** All seats of a match in a row. */
export function SeatTokens({ match, className }: { match: MatchSummary; className: string | undefined }) {
  const t = useTitleTranslate()(match.title);
  return (
    <ul className={className}>
      {match.seats.map((seat) => (
        <li key={seat.id}>
          <OneSeat title={match.title} seat={seat} size={30} label={seatWords(t, seat)} />
        </li>
      ))}
    </ul>
  );
}

/** The people and computer players I play with, in a row; hidden from screen readers, for use beside their names. */
export function OthersTokens({ match, className }: { match: MatchSummary; className: string | undefined }) {
  const { seats, mine = [], keptForMe = [] } = match;
  const others = seats.filter((seat) => !isFree(seat) && ![...mine, ...keptForMe].includes(seat.id));
  if (others.length === 0) return null;
  return (
    <span className={className}>
      {others.map((seat) => (
        <OneSeat key={seat.id} title={match.title} seat={seat} size={28} />
      ))}
    </span>
  );
}
