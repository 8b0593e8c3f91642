import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { useEffect } from 'react';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { useHighlighted, useShowRequest } from '../../../question/log/highlight.tsx';
import { useScene } from '../scene.ts';
import { hexesByName } from './cells.ts';
import { centreOf, SIDE } from './layout.ts';
import * as css from './pointed-out.module.css';

/** Least scale at which a requested hex is shown. */
const READABLE = 0.9;

/** Highlights of the log on the field: hexes, units and structures it names. */
export function PointedOut() {
  const camera = useCamera();
  const { view, near } = useScene();
  const shown = useShowRequest();
  const names = hexesByName(view);
  const lit = names.get(useHighlighted() ?? '')?.[0];
  const asked = names.get(shown?.target ?? '')?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request moves the view once.
  useEffect(() => {
    if (asked) camera.visit(centreOf(asked, near), READABLE);
  }, [shown]);
  return (
    <>
      {lit && <Ring hex={lit} />}
      {asked && asked !== lit && <Ring key={shown?.number} hex={asked} fades />}
    </>
  );
}

/** A wide ring around a hex. `fades`: it was requested, and disappears after a while. */
function Ring({ hex, fades = false }: { hex: HexId; fades?: boolean }) {
  const { near } = useScene();
  const { x, y } = centreOf(hex, near);
  return (
    <g transform={`translate(${x} ${y})`} className={fades ? css.fades : undefined} data-lit={hex}>
      <circle className={css.casing} r={SIDE} />
      <circle className={css.line} r={SIDE} />
    </g>
  );
}
