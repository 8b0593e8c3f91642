import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { useCallback } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import { useRefuse } from '../../../question/refusals.ts';
import type { Target } from '../../../question/selection/target.ts';
import { useActs } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import { actingPiece } from './cells.ts';
import { pin } from './inspected.ts';
import { attacksOn, whyUnlit } from './unlit.ts';

/**
 * Says why a hex of no option cannot be chosen with the chosen unit, or that the attacker must be chosen before. On a
 * phone the sheet of the hex says it.
 */
function useUnlit() {
  const t = useTranslate();
  const { now } = useActs();
  const refuse = useRefuse();
  const isPhone = usePhone();
  const { view } = useScene();
  return useCallback(
    (hex: HexId, cell: Target) => {
      const why = isPhone ? null : whyUnlit(now(), view, hex, cell);
      if (why && (actingPiece(now()) !== null || why === 'several')) refuse(t(`board.bh.unlit.${why}`));
    },
    [t, now, refuse, isPhone, view],
  );
}

/** What a press of a hex does besides answering: an attack on what is in it, why not, and the inspector. */
export function usePress() {
  const acts = useActs();
  const isPhone = usePhone();
  const sayUnlit = useUnlit();
  const { view } = useScene();
  return useCallback(
    (hex: HexId, cell: Target) => {
      const { state } = cell;
      const [attack, ...others] = state === 'none' ? attacksOn(acts.now(), view, hex) : [];
      if (attack && others.length === 0) return acts.press(attack);
      if (state === 'none') sayUnlit(hex, cell);
      // On a phone the inspector is a sheet, which would cover the reason.
      if (state === 'none' || (state === 'refused' && !isPhone)) pin(hex);
    },
    [acts, isPhone, sayUnlit, view],
  );
}
