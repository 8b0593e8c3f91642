import { useMemo, useState } from 'react';
import { sharedByKey } from '../../../kit/ui/shared.ts';
import { piecesOf } from '../../../question/selection/offered.ts';
import { offeredAt, pieceOf, type Target, targetOf } from '../../../question/selection/target.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';
import type { Grid } from './grid.ts';

/**
 * The places that the question names by their id, `kind:place`: as targets of options (`at`), or as the pieces that they
 * use (`from`). A cell stays the same object until it changes.
 */
export function useGridCells<Place extends string>({ kind, places }: Grid<Place>): ReadonlyMap<Place, Target> {
  const chosen = useChosen();
  const [known] = useState(() => new Map<Place, Target>());
  return useMemo(() => {
    const pieces = piecesOf(chosen.decision);
    const found = new Map<Place, Target>();
    for (const place of places) {
      const id = `${kind}:${place}`;
      const options = offeredAt(chosen, id);
      const ofPiece = pieces.get(id);
      if (options.length > 0) found.set(place, targetOf(chosen, options));
      else if (ofPiece) found.set(place, pieceOf(chosen, id, ofPiece));
    }
    return sharedByKey(known, found);
  }, [kind, places, chosen, known]);
}
