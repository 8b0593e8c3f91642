import type { LeaderId, RebellionView, UnitType } from '@echo-base/games/rebellion/client';
import { Icon } from '../../kit/ui/icons.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import { cardOfId, cards } from './cards/named.tsx';
import { Leader } from './leaders/leader.tsx';
import { UnitPicture } from './stages/unit-ghost.tsx';

/** The picture of a chosen piece for the prompt bar's plate: a leader, a unit from the tray, or the sign of a card. */
export function PieceIcon({ view, piece }: BoardProps<RebellionView> & { piece: string }) {
  const [kind, id = ''] = piece.split(':');
  if (kind === 'type') return <UnitPicture type={id as UnitType} size={38} />;
  if (kind === 'card') return <CardSign id={id} />;
  if (kind !== 'leader') return <Icon name="pin" size={26} />;
  return <Leader leader={id as LeaderId} now={view.leaders[id as LeaderId]} size={40} />;
}

function CardSign({ id }: { id: string }) {
  const card = cardOfId(id);
  return card === null ? <Icon name="cards" size={26} /> : <cards.Sign card={card} />;
}
