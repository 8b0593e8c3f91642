import type { SpaceId, View } from '@echo-base/games/imperial-assault/client';
import { useCallback } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { useRefuse } from '../../../question/refusals.ts';
import type { Target } from '../../../question/selection/target.ts';
import { useActs } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import type { Cells } from './cells.ts';
import { pin } from './inspected.ts';
import { figureAt } from './space-name.ts';

/** Why a space that no option names cannot be chosen, as a key; null for the figure that acts. */
function whyUnlit(decision: Decision | null, view: View, space: SpaceId): 'far' | 'figure' | 'other' | null {
  const figure = figureAt(view, space);
  if (figure) return figure.id === view.activation?.figure ? null : 'figure';
  return decision?.options.some(({ key }) => key.startsWith('to:')) ? 'far' : 'other';
}

/** Says why a space that no option names cannot be chosen, if the question is about the map. */
function useUnlit(cells: Cells) {
  const t = useTranslate();
  const { now } = useActs();
  const refuse = useRefuse();
  const { view } = useScene();
  const isAsked = cells.size > 0;
  return useCallback(
    (space: SpaceId) => {
      const why = isAsked ? whyUnlit(now().decision, view, space) : null;
      if (why) refuse(t(`board.ia.unlit.${why}`));
    },
    [t, now, refuse, view, isAsked],
  );
}

/** What a press of a space does besides answering: it shows what stands there, and why it cannot be chosen. */
export function usePress(cells: Cells) {
  const sayUnlit = useUnlit(cells);
  return useCallback(
    (space: SpaceId, { state }: Target) => {
      pin(space);
      if (state === 'none') sayUnlit(space);
    },
    [sayUnlit],
  );
}
