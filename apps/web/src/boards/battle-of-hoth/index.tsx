import type { View } from '@echo-base/games/battle-of-hoth/client';
import { placeName } from '@echo-base/games/battle-of-hoth/client';
import { memo } from 'react';
import { lazyValue } from '../../kit/net/lazy-value.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import type { BoardSet, SeatFact } from '../../question/board-set.ts';
import { advised } from './advised.ts';
import { Board } from './board.tsx';
import { cards } from './cards/named.tsx';
import { confirmLabel, isUnlisted } from './confirm-label.ts';
import { foreseen } from './dice/chances.ts';
import { Hand } from './hand/hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { Opponents } from './opponents/opponents.tsx';
import { PieceIcon } from './piece-icon.tsx';
import { pieceQuestion } from './piece-question.ts';
import { Rail } from './rail/rail.tsx';
import { sideOfSeat } from './scene.ts';
import { turnsAfter } from './turns-after.ts';

/** Loaded once the match is over. */
const end = lazyValue(async () => (await import('./end/end.tsx')).end);
/** Loaded once the match is over. */
const Story = lazyPart(async () => (await import('./end/end-story.tsx')).Story);

/** The medals are beside the field. */
function factsOf({ seats }: View, id: string): readonly SeatFact[] {
  const seat = seats.find((one) => one.seat === id);
  if (!seat) return [];
  return [
    { value: seat.cards, label: { key: 'board.bh.side.cards', params: { n: seat.cards } } },
    { value: seat.deck, label: { key: 'board.bh.side.deck' } },
  ];
}

/** The board of Battle of Hoth. Its large parts rerender only when their props change. */
export const board: BoardSet<View> = {
  Board: memo(Board),
  Opponents: memo(Opponents),
  Hand: memo(Hand),
  Rail: memo(Rail),
  Story,
  end,
  cards,
  log,
  ownsActions: false,
  PieceIcon,
  sorted: advised,
  pieceQuestion,
  confirmLabel,
  isUnlisted,
  chancesOf: foreseen,
  landmarks: {
    'log.eliminated': 'close',
    'log.destroyed': 'alert',
    'log.objective': 'star',
    'log.left': 'exit',
    'log.fired': 'spark',
    'log.secondary': 'check',
    'log.outcome': 'flag',
  },
  secretsOf: sideOfSeat,
  hereOf,
  factsOf,
  placeName,
  turnsAfter,
};
