import { useEffect, useRef, useState } from 'react';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { useStage } from '../../../question/log/moments-context.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import type { Point } from './layout.ts';

/** Questions that begin a turn of the command phase; a side whose rival has passed takes several in a row. */
export const BEGINS: ReadonlySet<string> = new Set(['ask.turn', 'ask.roleTurn']);

/** Number of turns since the map was opened. */
function useTurns(): number {
  const { round, phase, turn, active } = useScene().view;
  const decision = useDecision();
  const stage = `${round} ${phase} ${turn} ${active}`;
  const asked = decision && BEGINS.has(decision.prompt.key) ? decision.id : null;
  const [now, setNow] = useState({ stage, asked, number: 0 });
  const isAgain = asked !== null && asked !== now.asked;
  if (stage === now.stage && !isAgain) return now.number;
  const isNew = stage !== now.stage || now.asked !== null;
  const number = now.number + (isNew ? 1 : 0);
  setNow({ stage, asked: asked ?? now.asked, number });
  return number;
}

/**
 * Shows the whole galaxy at the first question of a new turn, once its moments have been played. The view stays where it is
 * if the reader has moved it since the previous turn began. `start`: what a window too small for the map shows.
 */
export function useWholeGalaxyEachTurn(start: () => Point): void {
  const camera = useCamera();
  const decision = useDecision();
  const { staged } = useStage();
  const turn = useTurns();
  const moves = useRef({ before: 0, now: 0 });
  const shownFor = useRef(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once per turn.
  useEffect(() => {
    moves.current = { before: moves.current.now, now: camera.moves };
  }, [turn]);
  const isDue = decision !== null && !staged;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per turn, with the places of its first question.
  useEffect(() => {
    if (!isDue || shownFor.current === turn) return;
    shownFor.current = turn;
    if (camera.moves === moves.current.before) camera.home(start());
  }, [turn, isDue]);
}
