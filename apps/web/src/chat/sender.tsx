import { useMatch } from '../kit/net/match-store.ts';
import { seatBadge } from '../kit/net/seat-badge.ts';
import type { Said } from '../kit/net/types.ts';
import { PlayerToken } from '../kit/ui/player-token.tsx';
import type { SeatLook } from '../kit/ui/seat-looks.ts';

/** The player who has sent a message, in the look of their seat. */
export function Sender({ line: { seat, from }, look }: { readonly line: Said; readonly look: SeatLook }) {
  const badge = useMatch(({ summary }) => seatBadge(summary, seat, from));
  return <PlayerToken look={look} name={from} badge={badge} size={28} />;
}
