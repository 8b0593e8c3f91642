import type { RebellionView } from '@echo-base/games/rebellion/client';
import { placeName } from '@echo-base/games/rebellion/client';
import { memo } from 'react';
import { lazyValue } from '../../kit/net/lazy-value.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import type { BoardSet, SeatFact } from '../../question/board-set.ts';
import { isAboutHand, isInHand } from './about-hand.ts';
import { Board } from './board.tsx';
import { BoardDrag } from './board-drag.tsx';
import { cards } from './cards/named.tsx';
import { confirmLabel } from './confirm-label.ts';
import { drafts } from './draft/draft.ts';
import { loadDiscs } from './galaxy/discs.ts';
import { Hand } from './hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { usefulFirst } from './mission/useful-first.ts';
import { Opponents } from './opponents.tsx';
import { isEmptyOrder, orderOf } from './order/order.ts';
import { orderWords, transportWords } from './order/order-texts.ts';
import { PieceIcon } from './piece-icon.tsx';
import { pieceQuestion, placeQuestion } from './piece-question.ts';
import { Rail } from './rail.tsx';
import { sideOfSeat } from './scene.ts';
import { seatWithRole } from './sides.ts';
import { withTeam } from './team/team.tsx';
import { turnsAfter } from './turns-after.ts';

/** Loaded once the match is over. */
const end = lazyValue(async () => (await import('./end/end.tsx')).end);
const Story = lazyPart(async () => (await import('./end/end-story.tsx')).Story);

// The pictures of the systems load beside the first rendering.
loadDiscs();

/** The reputation is the measure of victory of the Rebels, the round that of the Empire. */
function factsOf(view: RebellionView, id: string): readonly SeatFact[] {
  const side = sideOfSeat(id);
  const missions = view.missions[side].hand.count;
  return [{ value: missions, label: { key: 'board.rb.side.count.missions', params: { count: missions } } }];
}

/** The board of Rebellion. Its large parts rerender only when their props change. */
export const board: BoardSet<RebellionView> = {
  Board: memo(withTeam(Board)),
  Opponents: memo(withTeam(Opponents)),
  Hand: memo(withTeam(Hand)),
  Provider: BoardDrag,
  Story,
  end,
  Rail: memo(withTeam(Rail)),
  handTab: isAboutHand,
  isInHand,
  cards,
  sorted: usefulFirst,
  confirmLabel,
  pieceQuestion,
  placeQuestion,
  log,
  ownsActions: false,
  // Taking a leader back from its card.
  ownsPlacedAction: (at) => at.startsWith('leader:'),
  PieceIcon: withTeam(PieceIcon),
  sets: {
    owns: (decision) => orderOf(decision) !== null || isEmptyOrder(decision),
    send: orderWords,
    help: transportWords,
  },
  drafts,
  secretsOf: sideOfSeat,
  landmarks: {
    'log.combat': 'spark',
    'log.objectivePlayed': 'star',
    'log.captured': 'lock',
    'log.rescued': 'exit',
    'log.released': 'exit',
    'log.systemDestroyed': 'ban',
    'log.baseRevealed': 'eye',
    'log.baseShown': 'eye',
    'log.baseMoved': 'move',
  },
  hereOf,
  factsOf,
  placeName,
  turnsAfter,
  nameOf: seatWithRole,
};
