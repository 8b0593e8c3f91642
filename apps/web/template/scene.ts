import type { Card, View } from '@echo-base/games/template/client';
import { useMemo } from 'react';
import { type BaseScene, createScene } from '../src/boards/kit/create-scene.tsx';

/** The viewer's cards, and who has played a card in the last round. */
function useOwn({ view, viewer }: BaseScene<View, string>) {
  return useMemo(() => {
    const hand = view.seats.find(({ seat }) => seat === viewer)?.hand ?? [];
    return {
      isHeld: (card: Card) => hand.includes(card),
      playerOf: (card: Card) => view.seats.find(({ played }) => played === card)?.seat ?? null,
    };
  }, [view, viewer]);
}

/** In titles with sides `sideOf` tells the side of a seat. */
export const { SceneProvider, useScene } = createScene({ sideOf: (seat) => seat, useOwn });
