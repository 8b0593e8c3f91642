import type { SpaceView } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { reasonOf, useRefuse } from '../../question/refusals.ts';
import { useDecision, useSelected } from '../../question/selection/use-selection.ts';
import * as css from './hit.module.css';
import { faceName, whyNotAt } from './names.ts';
import { refusedPlace } from './places.ts';
import { useScene } from './scene.ts';

interface UnlitProps {
  space: SpaceView;
  /** Accessible name: place and content. */
  name: string;
}

/**
 * A space of the planet that no option of the question leads to: while dice or helpers are placed, a press says why. Not
 * in the Tab order, as nothing can be chosen there.
 */
export function Unlit({ space, name }: UnlitProps) {
  const why = useWhyNot(space);
  const { view } = useScene();
  const decision = useDecision();
  const t = useTranslate();
  const refuse = useRefuse();
  const isAbout = decision !== null && (view.step === 'place' || view.step === 'help');
  if (!isAbout) return <span className="visually-hidden">{name}</span>;
  return (
    <button
      type="button"
      className={cx(css.hit, css.unlit)}
      tabIndex={-1}
      data-target="none"
      aria-label={name}
      aria-disabled
      aria-description={typeof why === 'string' ? why : reasonOf(t, why?.refused)}
      onClick={() => refuse(why)}
    />
  );
}

/** Why nothing can be placed on an unlit space now: the refused option of the chosen piece, or a sentence. */
function useWhyNot(space: SpaceView) {
  const t = useTranslate();
  const scene = useScene();
  const decision = useDecision();
  const piece = useSelected(({ piece }) => piece);
  const place = `space:${space.id}`;
  if (piece !== null) {
    const options = decision?.options.filter(({ from, kind }) => from === piece && !kind) ?? [];
    const why = refusedPlace(options, place);
    return typeof why === 'string' ? whyNotAt(t, scene, why) : why;
  }
  if (space.coveredBy !== null || space.die !== null) return whyNotAt(t, scene, place);
  const canPlace = decision?.options.some(({ from, at, refused }) => from && at?.startsWith('space:') && !refused);
  if (!canPlace) return decision?.help ? t(decision.help) : t('board.gd.notHere');
  const first = scene.view.step === 'help' ? 'board.gd.firstHelper' : 'board.gd.firstDie';
  return t(first, { symbol: faceName(t, space.symbol) });
}
