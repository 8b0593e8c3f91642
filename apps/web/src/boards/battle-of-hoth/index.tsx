import type { View } from '@echo-base/games/battle-of-hoth/client';
import { memo } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { BoardSet } from '../types.ts';
import { advised } from './advised.ts';
import { Board } from './Board.tsx';
import { cards } from './cards/named.tsx';
import { confirmLabel, isUnlisted } from './confirm-label.ts';
import { Hand } from './hand/Hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { Opponents } from './opponents/Opponents.tsx';
import { PieceIcon } from './PieceIcon.tsx';
import { pieceQuestion } from './piece-question.ts';
import { Rail } from './rail/Rail.tsx';
import { sideOfSeat } from './scene.tsx';

/** Loaded once the match is over. */
const Story = lazyPart(() => import('./end/Story.tsx').then((file) => ({ default: file.Story })));

/** The board of Battle of Hoth. Its large parts rerender only when their props change. */
export const board: BoardSet<View> = {
  Board: memo(Board),
  Opponents: memo(Opponents),
  Hand: memo(Hand),
  Rail: memo(Rail),
  Story,
  cards,
  log,
  ownsActions: false,
  PieceIcon,
  sorted: advised,
  pieceQuestion,
  confirmLabel,
  isUnlisted,
  moments: {
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
};
