import type { Side, View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { type BaseScene, createScene } from '../kit/create-scene.tsx';

/** The side of a seat: seats are named after their side. */
export function sideOfSeat(seat: string): Side {
  return seat.startsWith('rebels') ? 'rebels' : 'empire';
}

/** The colour of a side in the tokens and classes of the kit. */
export function colourOf(side: Side): 'rebel' | 'empire' {
  return side === 'rebels' ? 'rebel' : 'empire';
}

/** Units by id, and the side whose baseline is at the bottom: the viewer's, for spectators the Rebels. */
function useOwn({ view, side }: BaseScene<View, Side>) {
  const units = useMemo(() => new Map(view.units.map((unit) => [unit.id, unit])), [view.units]);
  return useMemo(() => ({ units, near: side ?? ('rebels' satisfies Side) }), [units, side]);
}

export const { SceneProvider, useScene } = createScene({ sideOf: sideOfSeat, useOwn });
