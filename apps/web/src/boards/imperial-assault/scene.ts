import { mapInfo, type View } from '@echo-base/games/imperial-assault/client';
import { useMemo } from 'react';
import { type BaseScene, createScene } from '../kit/create-scene.tsx';
import { type ArmyLook, looksOf } from './looks.ts';

/** Figures by id, the map (null before the mission is drawn), and the look of each seat. */
function useOwn({ view }: BaseScene<View, string>) {
  const figures = useMemo(() => new Map(view.figures.map((figure) => [figure.id, figure])), [view.figures]);
  return useMemo(() => {
    const looks = looksOf(view);
    return {
      figures,
      map: view.map === null ? null : mapInfo(view.map),
      lookOf: (seat: string): ArmyLook => looks.get(seat) ?? 'rebel',
    };
  }, [figures, view]);
}

export const { SceneProvider, useScene } = createScene({ sideOf: (seat) => seat, useOwn });
