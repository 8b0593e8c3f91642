import { SUPPORT_IDS, type View } from '@echo-base/games/battle-of-hoth/client';
import { Icon } from '../../kit/ui/icons.tsx';
import { Silhouette } from '../../kit/ui/silhouettes.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import { FIGURES } from './pictures.ts';

/** The picture of a chosen piece for the plate of the prompt bar: a unit, or a support card. */
export function PieceIcon({ view, piece }: BoardProps<View> & { readonly piece: string }) {
  const [kind, id = ''] = piece.split(':');
  if (kind === 'support' && SUPPORT_IDS.some((one) => one === id)) return <Icon name="plus" size={26} />;
  const unit = kind === 'unit' ? view.units.find((one) => one.id === id) : undefined;
  return unit ? <Silhouette id={FIGURES[unit.type]} size={40} /> : null;
}
