import type { SpaceId, View } from '@echo-base/games/imperial-assault/client';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { type Targets, useTargets } from '../../../match/targets.tsx';
import type { Option } from '../../../net/types.ts';
import { useRefuse } from '../../refusals.ts';
import { useScene } from '../scene.tsx';
import { actingPiece, type Cell, type Cells } from './cells.ts';
import { pin } from './inspected.ts';
import { figureAt } from './words.ts';

/** Legal options of a cell. */
export function optionsIn({ decision }: Pick<Targets, 'decision'>, cell: Cell): readonly Option[] {
  return decision?.options.filter(({ key }) => cell.keys.includes(key)) ?? [];
}

function refusedIn({ decision }: Targets, cell: Cell): Option | null {
  const isHere = ({ at = '', from = '' }: Option) => cell.names.includes(at) || cell.names.includes(from);
  const option = decision?.options.find((one) => isHere(one) && one.refused);
  return option && cell.refused ? { ...option, refused: cell.refused } : null;
}

/** Why a space that no option names cannot be chosen, as a key; null for the figure that acts. */
function whyUnlit({ decision }: Targets, view: View, space: SpaceId): 'far' | 'figure' | 'other' | null {
  const figure = figureAt(view, space);
  if (figure) return figure.id === view.activation?.figure ? null : 'figure';
  return decision?.options.some(({ key }) => key.startsWith('to:')) ? 'far' : 'other';
}

/** Says why a space that no option names cannot be chosen, if the question is about the map. */
function useUnlit(cells: Cells) {
  const t = useTranslate();
  const targets = useTargets();
  const refuse = useRefuse();
  const { view } = useScene();
  const isAsked = cells.size > 0;
  return useCallback(
    (space: SpaceId) => {
      const why = isAsked ? whyUnlit(targets, view, space) : null;
      if (why) refuse(t(`board.ia.unlit.${why}`));
    },
    [t, targets, refuse, view, isAsked],
  );
}

/** Presses of spaces: choose, answer, say why not, or open what stands there. `open`: the space with several answers. */
export function usePress(cells: Cells) {
  const targets = useTargets();
  const refuse = useRefuse();
  const sayUnlit = useUnlit(cells);
  const [open, setOpen] = useState<SpaceId | null>(null);
  const press = useCallback(
    (space: SpaceId, cell: Cell) => {
      pin(space);
      const options = optionsIn(targets, cell);
      const [only] = options;
      if (cell.state !== 'legal') {
        if (cell.state === 'refused') refuse(refusedIn(targets, cell));
        else sayUnlit(space);
      } else if (cell.role === 'piece') {
        const [piece = null] = cell.keys;
        targets.choosePiece(actingPiece(targets) === piece && targets.piece !== null ? null : piece);
      } else if (options.length > 1) setOpen(space);
      else if (only) targets.press(only);
    },
    [targets, refuse, sayUnlit],
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
