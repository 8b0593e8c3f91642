import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Tooltip } from '../../kit/ui/tooltip.tsx';
import { reasonOf, useRefuse } from '../../question/refusals.ts';
import { usePiece } from '../../question/selection/target.ts';
import { useActs, useDecision, useSelected } from '../../question/selection/use-selection.ts';
import { Dragged, useDrag } from './drag.tsx';
import * as css from './helpers.module.css';
import { usePieceOptions } from './options.ts';

/** The common reason if all refused helpers share it; shown once beside them. */
export function useSharedRefusal(): string | undefined {
  const t = useTranslate();
  const decision = useDecision();
  const refused = decision?.options.filter(({ from, refused }) => refused && /^(rebel$|ally:)/.test(from ?? '')) ?? [];
  const [first] = refused;
  const isShared = refused.every((option) => option.refused?.code === first?.refused?.code);
  return isShared ? reasonOf(t, first?.refused) : undefined;
}

interface HelperCardProps {
  piece: string;
  /** Accessible name, with the helper's ability; by default the text of the card. */
  name?: string;
  disc: ReactNode;
  /** Without a frame unless the question is about it. */
  bare?: boolean;
  children: ReactNode;
}

/** A rebel or ally that can help: press it to see where, or drag it there. */
export function HelperCard({ piece, name, disc, bare, children }: HelperCardProps) {
  const t = useTranslate();
  const chosen = useSelected(({ piece }) => piece);
  const { choosePiece } = useActs();
  const { state, selected, hover } = usePiece(piece);
  const options = usePieceOptions(piece);
  const shared = useSharedRefusal();
  const { ghost, handlers } = useDrag(piece);
  const refuse = useRefuse();
  const reason = state === 'refused' ? reasonOf(t, options[0]?.refused) : undefined;
  const inside = (
    <>
      {disc}
      <span className={css.words}>{children}</span>
    </>
  );
  const look = cx(css.card, bare && css.bare, reason !== undefined && reason !== shared && css.refused);
  if (state === 'none') return <div className={look}>{inside}</div>;
  const button = (
    <button
      type="button"
      className={cx(look, css.button, state === 'legal' && css.legal, selected && css.chosen, reason && css.waits)}
      aria-label={name}
      aria-pressed={reason === undefined ? selected : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      aria-description={reason}
      {...handlers}
      onClick={() => (reason === undefined ? choosePiece(chosen === piece ? null : piece) : refuse(reason))}
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
    >
      {inside}
      <Dragged ghost={ghost}>
        <span className={css.carried}>{disc}</span>
      </Dragged>
    </button>
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
}
