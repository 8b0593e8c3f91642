import type { SpaceId } from '@echo-base/games/imperial-assault/client';
import { useCallback, useState } from 'react';
import { type Targets, useTargets } from '../../../match/targets.tsx';
import type { Option } from '../../../net/types.ts';
import { useRefuse } from '../../refusals.ts';
import { actingPiece, type Cell } from './cells.ts';
import { pin } from './inspected.ts';

/** Legal options of a cell. */
export function optionsIn({ decision }: Pick<Targets, 'decision'>, cell: Cell): readonly Option[] {
  return decision?.options.filter(({ key }) => cell.keys.includes(key)) ?? [];
}

function refusedIn({ decision }: Targets, cell: Cell): Option | null {
  const isHere = ({ at = '', from = '' }: Option) => cell.names.includes(at) || cell.names.includes(from);
  const option = decision?.options.find((one) => isHere(one) && one.refused);
  return option && cell.refused ? { ...option, refused: cell.refused } : null;
}

/** Presses of spaces: choose, answer, say why not, or open what stands there. `open`: the space with several answers. */
export function usePress() {
  const targets = useTargets();
  const refuse = useRefuse();
  const [open, setOpen] = useState<SpaceId | null>(null);
  const press = useCallback(
    (space: SpaceId, cell: Cell) => {
      pin(space);
      const options = optionsIn(targets, cell);
      const [only] = options;
      if (cell.state !== 'legal') {
        if (cell.state === 'refused') refuse(refusedIn(targets, cell));
      } else if (cell.role === 'piece') {
        const [piece = null] = cell.keys;
        targets.choosePiece(actingPiece(targets) === piece && targets.piece !== null ? null : piece);
      } else if (options.length > 1) setOpen(space);
      else if (only) targets.press(only);
    },
    [targets, refuse],
  );
  const choose = useCallback(
    (option: Option) => {
      setOpen(null);
      targets.press(option);
    },
    [targets],
  );
  const close = useCallback(() => setOpen(null), []);
  return { press, open, choose, close };
}
