import type { LeaderId, RebellionView, UnitType } from '@echo-base/games/rebellion/client';
import type { BoardProps } from '../types.ts';
import { Leader } from './leaders/Leader.tsx';
import { UnitPicture } from './stages/UnitGhost.tsx';

/** The picture of a chosen piece for the prompt bar's plate: a leader, or a unit from the tray. */
export function PieceIcon({ view, piece }: BoardProps<RebellionView> & { piece: string }) {
  const [kind, id = ''] = piece.split(':');
  if (kind === 'type') return <UnitPicture type={id as UnitType} size={38} />;
  if (kind !== 'leader') return null;
  return <Leader leader={id as LeaderId} now={view.leaders[id as LeaderId]} size={40} />;
}
