import type { View } from '@echo-base/games/battle-of-hoth/client';
import { memo } from 'react';
import type { BoardSet } from '../types.ts';
import { Board } from './Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { hereOf } from './here.ts';
import { Opponents } from './opponents/Opponents.tsx';
import { Rail } from './rail/Rail.tsx';
import { sideOfSeat } from './scene.tsx';

/** The board of Battle of Hoth. Its large parts rerender only when their props change. */
export const board: BoardSet<View> = {
  Board: memo(Board),
  Opponents: memo(Opponents),
  Hand: memo(Hand),
  Rail: memo(Rail),
  ownsActions: false,
  secretsOf: sideOfSeat,
  hereOf,
};
