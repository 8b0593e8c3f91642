import type { HexId, View } from '@echo-base/games/battle-of-hoth/client';
import { useState } from 'react';
import type { BoardProps } from '../../../../question/board-set.ts';
import { useChosen } from '../../../../question/selection/use-selection.ts';
import { SceneProvider, useScene } from '../../scene.ts';
import { actingUnit } from '../cells.ts';
import { useInspectedHex } from '../inspected.ts';
import { Inspected } from './inspected.tsx';

/** A hex and its unit: of the pointer, the focus, the acting unit, or the last one that was looked at. */
export function Inspector(props: BoardProps<View>) {
  return (
    <SceneProvider board={props}>
      <Shown />
    </SceneProvider>
  );
}

function Shown() {
  const hex = useShownHex();
  return hex && <Inspected hex={hex} />;
}

/** The hex to show; the last one stays, so that the rail does not jump. */
function useShownHex(): HexId | null {
  const chosen = useChosen();
  const { view } = useScene();
  const acting = actingUnit(chosen, view)?.hex;
  const now = useInspectedHex() ?? acting ?? null;
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}
