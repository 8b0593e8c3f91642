import { cardInfo, GRID, type HexId, type Side, terrainInfo, type View } from '@echo-base/games/battle-of-hoth/client';
import { memo, useMemo, useRef } from 'react';
import { type Translate, useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import type { Text } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { Choices } from '../../Choices.tsx';
import { reasonOf } from '../../refusals.ts';
import { hexName } from '../hexes.ts';
import { useScene } from '../scene.tsx';
import { type Cell, type Cells, NO_CELL } from './cells.ts';
import css from './Hexes.module.css';
import { inspect, pin } from './inspected.ts';
import { centreOf } from './layout.ts';
import { Cost, Mark } from './Mark.tsx';
import { optionsIn, usePress } from './press.ts';
import { useHexKeys } from './use-hex-keys.ts';
import { factsOf, hexText } from './words.ts';

/** Consequences of moves whose first parameter is the number of hexes. */
const MOVES: ReadonlySet<string> = new Set(['move.hexes', 'move.thenAttack', 'move.only', 'move.off']);

/** Number of hexes of a move; null for other consequences. */
function costOf(detail: Text | null): number | null {
  const n = detail && MOVES.has(detail.key) ? detail.params?.n : null;
  return typeof n === 'number' ? n : null;
}

interface HexProps {
  readonly hex: HexId;
  readonly near: Side;
  /** Accessible name without its state in the question. */
  readonly name: string;
  readonly cell: Cell;
  readonly isTaken: boolean;
  /** Entering it ends the move of the unit. */
  readonly isStop: boolean;
  /** Several may be chosen. */
  readonly isTicked: boolean;
  /** It is in the Tab order. */
  readonly isStopOfTab: boolean;
  onPress(hex: HexId, cell: Cell): void;
  onHover(cell: Cell, on: boolean): void;
}

function nameOf(t: Translate, name: string, { state, number, count }: Cell): string {
  if (state !== 'legal') return name;
  return number === null ? t('board.bh.legal', { name }) : t('board.bh.target', { name, number, count });
}

/** One hex: a button with its name and state, and its marks. */
const Hex = memo(function Hex(props: HexProps) {
  const { hex, near, name, cell, isTaken, isStop, isTicked, isStopOfTab, onPress, onHover } = props;
  const t = useTranslate();
  const { x, y } = centreOf(hex, near);
  const { state, isSelected, refused, detail } = cell;
  const cost = state === 'legal' ? costOf(detail) : null;
  const enter = (on: boolean) => {
    inspect(on ? hex : null);
    onHover(cell, on);
  };
  return (
    <li className={css.hex} style={{ left: x, top: y }} data-place={`hex:${hex}`}>
      <button
        type="button"
        className={cx(css.hit, state === 'refused' && css.refused, state === 'legal' && css.open)}
        tabIndex={isStopOfTab ? 0 : -1}
        data-target={state}
        data-names={cell.names.join(' ') || undefined}
        aria-label={nameOf(t, name, cell)}
        aria-pressed={isSelected || undefined}
        aria-disabled={state === 'refused' || undefined}
        aria-description={reasonOf(t, refused ?? undefined) ?? (detail ? t(detail) : undefined)}
        onClick={() => onPress(hex, cell)}
        onContextMenu={(event) => {
          event.preventDefault();
          pin(hex);
        }}
        onPointerEnter={() => enter(true)}
        onPointerLeave={() => enter(false)}
        onFocus={() => enter(true)}
        onBlur={() => enter(false)}
      />
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        <Mark cell={cell} isTaken={isTaken} isTicked={isTicked} />
        {cost !== null && <Cost cost={cost} isStop={isStop} isLast={detail?.key === 'move.only'} />}
      </svg>
    </li>
  );
});

/** Whether terrain ends the moves of the ordered units: their card may ignore it. */
function heedsTerrain({ order }: View): boolean {
  return !(order?.benefits && cardInfo(order.card).effect?.ignoreTerrain);
}

/** Names of all hexes, by hex. */
function useNames(): ReadonlyMap<HexId, string> {
  const t = useTranslate();
  const { view } = useScene();
  return useMemo(() => new Map(GRID.hexes.map((hex) => [hex, hexText(t, view, factsOf(view, hex))])), [t, view]);
}

/** Hexes in which terrain ends a move. */
function useStops(): ReadonlySet<HexId> {
  const { view } = useScene();
  return useMemo(() => {
    const stops = view.terrain.filter(({ type }) => terrainInfo(type).stops);
    return new Set(heedsTerrain(view) ? stops.map(({ hex }) => hex) : []);
  }, [view]);
}

/** Sections are answered by their hexes too; they would fill the Tab order. */
const isSection = ({ names }: Cell): boolean => names.some((name) => name.startsWith('section:'));

/** All hexes as buttons; the arrow keys move from one to the next. */
export function Hexes({ cells, taken }: { cells: Cells; taken: ReadonlySet<HexId> }) {
  const t = useTranslate();
  const targets = useTargets();
  const { near } = useScene();
  const list = useRef<HTMLUListElement>(null);
  const current = useHexKeys(list, near);
  const names = useNames();
  const stops = useStops();
  const { press, open, choose, close } = usePress();
  const { hover, decision } = targets;
  const onHover = useMemo(() => (cell: Cell, on: boolean) => hover(on ? (cell.keys[0] ?? null) : null), [hover]);
  return (
    <>
      <ul ref={list} className={css.hexes} aria-label={t('board.bh.field')} aria-description={t('board.bh.keys')}>
        {GRID.hexes.map((hex) => {
          const cell = cells.get(hex) ?? NO_CELL;
          return (
            <Hex
              key={hex}
              hex={hex}
              near={near}
              name={names.get(hex) ?? hex}
              cell={cell}
              isTaken={taken.has(hex)}
              isStop={stops.has(hex)}
              isTicked={decision?.shape === 'some'}
              isStopOfTab={hex === current || (cell.state === 'legal' && !isSection(cell))}
              onPress={press}
              onHover={onHover}
            />
          );
        })}
      </ul>
      {open && (
        <Choices
          at={`hex:${open}`}
          label={t('board.bh.choices', { hex: hexName(open) })}
          options={optionsIn(targets, cells.get(open) ?? NO_CELL)}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
