import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { DieSymbol } from '../../ui/Die.tsx';
import type { BoardProps, BoardSet } from '../types.ts';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { Opponents } from './Opponents.tsx';
import { AllyDisc, RebelDisc } from './pieces.tsx';
import { Rail } from './Rail.tsx';

/** The picture of a chosen piece: a die's symbol, or the helper. */
function PieceIcon({ view, viewer, piece }: BoardProps<GalaxyView> & { piece: string }) {
  const [kind, id] = piece.split(':');
  const seat = view.seats.find((one) => one.seat === viewer);
  const die = kind === 'die' ? view.dice.find((one) => one.id === Number(id)) : undefined;
  const ally = kind === 'ally' ? seat?.allies.find((one) => one === id) : undefined;
  if (die) return <DieSymbol face={die.face} size={34} />;
  if (ally) return <AllyDisc ally={ally} />;
  return kind === 'rebel' && seat?.rebel ? <RebelDisc rebel={seat.rebel} /> : null;
}

/** The board of Galaxy Rebellion. */
export const board: BoardSet<GalaxyView> = {
  Board,
  Opponents,
  Hand,
  Rail,
  ownsActions: true,
  log,
  hereOf,
  PieceIcon,
  isHandOpen: true,
  moments: {
    'log.row': 'star',
    'log.rowDone': 'star',
    'log.lordTaken': 'lock',
    'log.lordPassed': 'lock',
    'log.newHope': 'replay',
    'log.planet': 'flag',
  },
};
