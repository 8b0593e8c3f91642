import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { type Targets, useTargets } from '../../../match/targets.tsx';
import type { Option } from '../../../net/types.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { useRefuse } from '../../refusals.ts';
import { useScene } from '../scene.tsx';
import { actingPiece, type Cell } from './cells.ts';
import { pin } from './inspected.ts';
import { attacksOn, whyUnlit } from './unlit.ts';

/** Legal options of a cell. */
export function optionsIn({ decision }: Pick<Targets, 'decision'>, cell: Cell): readonly Option[] {
  return decision?.options.filter(({ key }) => cell.keys.includes(key)) ?? [];
}

/** A refused option of a cell, with the reason that holds now. */
function refusedIn({ decision }: Targets, cell: Cell): Option | null {
  const isHere = ({ at = '', from = '' }: Option) => cell.names.includes(at) || cell.names.includes(from);
  const option = decision?.options.find(isHere);
  return option && cell.refused ? { ...option, refused: cell.refused } : null;
}

/**
 * Says why a hex of no option cannot be chosen with the chosen unit, or that the attacker must be chosen before. On a
 * phone the sheet of the hex says it.
 */
function useUnlit() {
  const t = useTranslate();
  const targets = useTargets();
  const refuse = useRefuse();
  const isPhone = usePhone();
  const { view } = useScene();
  return useCallback(
    (hex: HexId, cell: Cell) => {
      const why = isPhone ? null : whyUnlit(targets, view, hex, cell);
      if (why && (actingPiece(targets) !== null || why === 'several')) refuse(t(`board.bh.unlit.${why}`));
    },
    [t, targets, refuse, isPhone, view],
  );
}

/** Presses of hexes: choose, answer, say why not, or open the inspector. `open`: the hex with several answers. */
export function usePress() {
  const targets = useTargets();
  const refuse = useRefuse();
  const isPhone = usePhone();
  const sayUnlit = useUnlit();
  const { view } = useScene();
  const [open, setOpen] = useState<HexId | null>(null);
  const press = useCallback(
    (hex: HexId, cell: Cell) => {
      const options = optionsIn(targets, cell);
      const [only] = options;
      const [attack, ...others] = cell.state === 'none' ? attacksOn(targets, view, hex) : [];
      if (attack && others.length === 0) targets.press(attack);
      else if (cell.state !== 'legal') {
        if (cell.state === 'refused') refuse(refusedIn(targets, cell));
        else sayUnlit(hex, cell);
        // On a phone the inspector is a sheet, which would cover the reason.
        if (cell.state === 'none' || !isPhone) pin(hex);
      } else if (cell.role === 'piece') {
        const [piece = null] = cell.keys;
        targets.choosePiece(actingPiece(targets) === piece && targets.piece !== null ? null : piece);
      } else if (options.length > 1) setOpen(hex);
      else if (only) targets.press(only);
    },
    [targets, refuse, isPhone, sayUnlit, view],
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
