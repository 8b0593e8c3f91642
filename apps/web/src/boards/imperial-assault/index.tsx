import { placeName, REACTIONS, type View } from '@echo-base/games/imperial-assault/client';
import { memo } from 'react';
import { lazyValue } from '../../kit/net/lazy-value.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import type { BoardSet, SeatFact } from '../../question/board-set.ts';
import { isSurges, surgeAct, surgeHelp } from './attack/surge-set.ts';
import { Board } from './board.tsx';
import { isBuilding } from './builder/building.ts';
import { totalOf } from './builder/picks.ts';
import { cards } from './cards/named.tsx';
import { Hand } from './hand/hand.tsx';
import { hereOf } from './here.ts';
import { log } from './log/index.ts';
import { looksOf } from './looks.ts';
import { Opponents } from './opponents/opponents.tsx';
import { confirmLabel, isUnlisted, sorted } from './options.ts';
import { PieceIcon } from './piece-icon.tsx';
import { Rail } from './rail/rail.tsx';

/** Loaded once the match is over. */
const end = lazyValue(async () => (await import('./end/end.tsx')).end);
/** Loaded once the match is over. */
const Story = lazyPart(async () => (await import('./end/end-story.tsx')).Story);

function factsOf({ players }: View, id: string): readonly SeatFact[] {
  const player = players.find(({ seat }) => seat === id);
  if (!player) return [];
  return [
    { value: player.points, label: { key: 'board.ia.player.points', params: { n: player.points } } },
    { value: player.handSize, label: { key: 'board.ia.player.hand', params: { n: player.handSize } } },
  ];
}

/** The board of Imperial Assault. Its large parts rerender only when their props change. */
export const board: BoardSet<View> = {
  Board: memo(Board),
  Opponents: memo(Opponents),
  Hand: memo(Hand),
  Rail: memo(Rail),
  Story,
  end,
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
  landmarks: {
    'log.groupDefeated': 'close',
    'log.points.mission': 'star',
    'log.opens': 'exit',
  },
  secretsOf: (seat) => seat,
  hereOf,
  factsOf,
  placeName,
};
