import { REACTIONS, type View } from '@echo-base/games/imperial-assault/client';
import { memo } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { BoardSet } from '../types.ts';
import { isSurges, surgeAct, surgeHelp } from './attack/surge-set.ts';
import { Board } from './Board.tsx';
import { isBuilding } from './builder/Builder.tsx';
import { totalOf } from './builder/picks.ts';
import { cards } from './cards/named.tsx';
import { Hand } from './hand/Hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { looksOf } from './looks.ts';
import { Opponents } from './opponents/Opponents.tsx';
import { confirmLabel, isUnlisted, sorted } from './options.ts';
import { PieceIcon } from './PieceIcon.tsx';
import { Rail } from './rail/Rail.tsx';

/** Loaded once the match is over. */
const Story = lazyPart(() => import('./end/Story.tsx').then((file) => ({ default: file.Story })));

/** The board of Imperial Assault. Its large parts rerender only when their props change. */
export const board: BoardSet<View> = {
  Board: memo(Board),
  Opponents: memo(Opponents),
  Hand: memo(Hand),
  Rail: memo(Rail),
  Story,
  cards,
  log,
  lookOf: (seat, view) => looksOf(view).get(seat) ?? null,
  ownsActions: false,
  PieceIcon,
  // On a phone the map needs the room; the bar lists the cards that can be played.
  handTab: ({ prompt }) => prompt.key === 'ask.payCard',
  sorted,
  confirmLabel,
  isUnlisted,
  reactions: REACTIONS,
  sets: {
    owns: (decision) => isBuilding(decision) || isSurges(decision),
    lists: isSurges,
    offersAll: false,
    help: (t, decision, picked) =>
      isSurges(decision) ? surgeHelp(t, decision, picked) : t(totalOf(decision, picked).words),
    send(t, decision, picked, view) {
      if (isSurges(decision)) return surgeAct(t, decision, picked, view);
      return t(decision.prompt.key === 'ask.army' ? 'board.ia.army.lock' : 'board.ia.deck.lock');
    },
  },
  moments: {
    'log.groupDefeated': 'close',
    'log.points.mission': 'star',
    'log.opens': 'exit',
  },
  secretsOf: (seat) => seat,
  hereOf,
};
