import { UNITS } from '@echo-base/games/rebellion/client';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useDrag } from '../../../kit/ui/drag/drag.tsx';
import { useRefuse } from '../../../question/refusals.ts';
import { piecesOf } from '../../../question/selection/offered.ts';
import { useActs, useDecision, useLit, useSelected } from '../../../question/selection/use-selection.ts';
import { useUsed } from '../cards/card-target.ts';
import * as css from './tray.module.css';
import type { Waiting } from './tray.ts';
import { UnitPicture } from './unit-ghost.tsx';

/** Units to be placed, one tile per type: dragged onto the map, or chosen and then a system pressed. */
export function Tray({ units }: { units: readonly Waiting[] }) {
  const t = useTranslate();
  useStaysChosen();
  return (['space', 'ground'] as const).map((theatre) => {
    const tiles = units.filter(({ type }) => UNITS[type].theatre === theatre);
    if (tiles.length === 0) return null;
    const count = tiles.reduce((sum, { left }) => sum + left, 0);
    const title = t(theatre === 'space' ? 'board.rb.tray.ships' : 'board.rb.tray.ground', { count });
    return (
      <section key={theatre} className={css.group} aria-label={title}>
        <h3 className="label">{title}</h3>
        <div className={css.tiles}>
          {tiles.map((unit) => (
            <Tile key={unit.type} unit={unit} />
          ))}
        </div>
      </section>
    );
  });
}

/** A tile stays chosen after its unit was placed, until none is left or the player deselects it. */
function useStaysChosen(): void {
  const decision = useDecision();
  const { piece, busy } = useSelected(({ piece, busy }) => ({ piece, busy }));
  const { choosePiece } = useActs();
  const last = useRef<{ readonly question: string; readonly piece: string } | null>(null);
  const question = decision?.id;
  useEffect(() => {
    if (question === undefined) return;
    if (piece?.startsWith('type:')) last.current = { question, piece };
    else if (!busy && last.current?.question === question) last.current = null;
    else if (!busy && last.current && piece === null) {
      const held = last.current.piece;
      last.current = null;
      if (piecesOf(decision).has(held)) choosePiece(held);
    }
  }, [question, piece, busy, decision, choosePiece]);
}

function stateOf(t: ReturnType<typeof useTranslate>, { left, all }: Waiting): string {
  if (left === 0) return t('board.rb.tray.none');
  return all === null ? t('board.rb.tray.left', { left }) : t('board.rb.tray.leftOf', { left, all });
}

function Tile({ unit }: { unit: Waiting }) {
  const t = useTranslate();
  const { type, left } = unit;
  const id = `type:${type}`;
  const target = useUsed(id);
  const refuse = useRefuse();
  const { state, selected } = target;
  const isLit = useLit(target.lights);
  const isPiece = target.options.some(({ from }) => from === id);
  const drag = useDrag(id, state === 'legal' && isPiece);
  const name = t(`unit.${type}`);
  const count = stateOf(t, unit);
  return (
    <button
      type="button"
      ref={drag.ref}
      className={cx(
        css.tile,
        css.unit,
        state === 'legal' && css.legal,
        selected && css.selected,
        (isLit || drag.isDragging) && css.lit,
        left === 0 && css.none,
      )}
      data-side={UNITS[type].side}
      aria-pressed={state === 'legal' ? selected : undefined}
      aria-disabled={state !== 'legal' || undefined}
      aria-roledescription={drag.enabled ? t('board.rb.tray.draggable') : undefined}
      data-names={id}
      data-piece={id}
      data-target={state}
      {...drag.handlers}
      onClick={() => (state === 'refused' ? refuse(target.option) : target.press())}
      onPointerEnter={() => target.hover(true)}
      onPointerLeave={() => target.hover(false)}
    >
      <UnitPicture type={type} size={52} />
      <span className="visually-hidden">{t('board.rb.tray.unit', { unit: name, state: count })}</span>
      <b aria-hidden="true">{name}</b>
      <small aria-hidden="true">{count}</small>
    </button>
  );
}
