import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { placeName } from '@echo-base/games/galaxy-dice/client';
import { lazyValue } from '../../kit/net/lazy-value.ts';
import { DieSymbol } from '../../kit/ui/die.tsx';
import type { BoardProps, BoardSet, SeatFact } from '../../question/board-set.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { Opponents } from './opponents.tsx';
import { AllyDisc, RebelDisc } from './pieces.tsx';
import { Rail } from './rail.tsx';

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

/** Seats after the active one in turn order, without players that have conceded. */
function turnsAfter({ seats, active, step }: GalaxyView): readonly string[] {
  const now = seats.findIndex(({ seat }) => seat === active);
  if (step === 'over' || now < 0) return [];
  const order = [...seats.slice(now + 1), ...seats.slice(0, now)];
  return order.filter(({ conceded }) => !conceded).map(({ seat }) => seat);
}

/** Loaded once the match is over. */
const end = lazyValue(async () => (await import('./end/end.tsx')).end);

function factsOf({ seats }: GalaxyView, id: string): readonly SeatFact[] {
  const seat = seats.find((one) => one.seat === id);
  return seat ? [{ value: seat.vp, label: { key: 'board.gd.pointsOf', params: { n: seat.vp ?? 0 } } }] : [];
}

/** The board of Galaxy Rebellion. */
export const board: BoardSet<GalaxyView> = {
  Board,
  Opponents,
  Hand,
  Rail,
  end,
  ownsActions: true,
  log,
  hereOf,
  factsOf,
  placeName,
  turnsAfter,
  PieceIcon,
  isHandOpen: true,
  // The tray is the choice of a die; a helper that cannot be used yet says so on its card.
  isInHand: (piece, { options }) =>
    piece.startsWith('die:') || options.every(({ from, refused }) => from !== piece || refused),
  landmarks: {
    'log.row': 'star',
    'log.rowDone': 'star',
    'log.lordTaken': 'lock',
    'log.lordPassed': 'lock',
    'log.newHope': 'replay',
    'log.planet': 'flag',
  },
};
