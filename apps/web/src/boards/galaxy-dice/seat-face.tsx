import { PlayerToken } from '../../kit/ui/player-token.tsx';
import { rebelBust } from './pieces.tsx';
import { useScene } from './scene.ts';

interface SeatFaceProps {
  readonly seat: string;
  readonly size: number;
  readonly className?: string | undefined;
  readonly away?: boolean;
}

/** The token of a seat: its rebel; its player as long as it has none. */
export function SeatFace({ seat, ...props }: SeatFaceProps) {
  const { lookOf, nameOf, infoOf, seatOf } = useScene();
  const rebel = seatOf(seat)?.rebel;
  return (
    <PlayerToken
      {...props}
      look={lookOf(seat)}
      name={nameOf(seat)}
      badge={infoOf(seat)?.badge}
      bust={rebel ? rebelBust(rebel) : undefined}
    />
  );
}
