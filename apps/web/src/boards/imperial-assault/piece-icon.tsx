import type { View } from '@echo-base/games/imperial-assault/client';
import type { BoardProps } from '../../question/board-set.ts';
import { Portrait } from './figures/portrait.tsx';

/** The picture of a chosen figure for the plate of the prompt bar. */
export function PieceIcon({ view, piece }: BoardProps<View> & { readonly piece: string }) {
  const id = piece.replace(/^(figure|piece):/, '');
  const card = view.figures.find((figure) => figure.id === id)?.card ?? /^p\d-(.+)-\d+-\d+$/.exec(id)?.[1];
  return card ? <Portrait card={card} size={40} /> : null;
}
