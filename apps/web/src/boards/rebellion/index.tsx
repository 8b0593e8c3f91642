import type { RebellionView } from '@echo-base/games/rebellion/client';
import { memo } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { BoardSet } from '../types.ts';
import { Around } from './Around.tsx';
import { isAboutHand, isInHand } from './about-hand.ts';
import { Board } from './Board.tsx';
import { cards } from './cards/named.tsx';
import { confirmLabel } from './confirm-label.ts';
import { drafts } from './draft/draft.ts';
import { loadDiscs } from './galaxy/discs.ts';
import { Hand } from './Hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { usefulFirst } from './mission/useful-first.ts';
import { Opponents } from './Opponents.tsx';
import { isEmptyOrder, orderOf } from './order/order.ts';
import { orderWords, transportWords } from './order/words.ts';
import { PieceIcon } from './PieceIcon.tsx';
import { pieceQuestion, placeQuestion } from './piece-question.ts';
import { Rail } from './Rail.tsx';
import { sideOfSeat } from './scene.tsx';

/** Loaded once the game is over. */
const Story = lazyPart(() => import('./end/Story.tsx').then((file) => ({ default: file.Story })));

// The pictures of the systems load beside the first rendering.
loadDiscs();

/** The board of Rebellion. Its large parts rerender only when their props change. */
export const board: BoardSet<RebellionView> = {
  Board: memo(Board),
  Opponents: memo(Opponents),
  Hand: memo(Hand),
  Around,
  Story,
  Rail: memo(Rail),
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
  PieceIcon,
  sets: {
    owns: (decision) => orderOf(decision) !== null || isEmptyOrder(decision),
    send: orderWords,
    help: transportWords,
  },
  drafts,
  secretsOf: sideOfSeat,
  moments: {
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
};
