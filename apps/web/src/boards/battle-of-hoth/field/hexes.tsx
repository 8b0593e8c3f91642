import { cardInfo, GRID, type HexId, terrainInfo, type View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Text } from '../../../kit/net/types.ts';
import { consequenceOf, type Target } from '../../../question/selection/target.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { GridPlaces } from '../../kit/grid/grid-places.tsx';
import { hexName } from '../hexes.ts';
import { useScene } from '../scene.ts';
import type { Cells } from './cells.ts';
import { GRIDS } from './grid.ts';
import { factsOf, hexText } from './hex-facts.ts';
import * as css from './hexes.module.css';
import { hexes } from './inspected.ts';
import { Cost, Mark } from './mark.tsx';
import { usePress } from './press.ts';

/** Consequences of moves whose first parameter is the number of hexes. */
const MOVES: ReadonlySet<string> = new Set(['move.hexes', 'move.thenAttack', 'move.only', 'move.off']);

/** Number of hexes of a move; null for other consequences. */
function costOf(detail: Text | null): number | null {
  const n = detail && MOVES.has(detail.key) ? detail.params?.n : null;
  return typeof n === 'number' ? n : null;
}

/** The marks of a hex in the question. */
function HexMarks({ place: hex, cell }: { readonly place: HexId; readonly cell: Target }) {
  const { view } = useScene();
  const isTicked = useDecision()?.shape === 'some';
  const isTaken = [...view.units, ...view.structures].some((one) => one.hex === hex);
  const detail = consequenceOf(cell);
  const cost = costOf(detail);
  return (
    <svg aria-hidden="true" className={css.drawing} width="1" height="1">
      <Mark cell={cell} isTaken={isTaken} isTicked={isTicked} />
      {cost !== null && <Cost cost={cost} isStop={stopsAt(view, hex)} isLast={detail?.key === 'move.only'} />}
    </svg>
  );
}

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

/** Whether terrain ends the move of a unit that enters a hex. */
const stopsAt = (view: View, hex: HexId): boolean =>
  heedsTerrain(view) && view.terrain.some((one) => one.hex === hex && terrainInfo(one.type).stops);

/** Sections are answered by their hexes too; they would fill the Tab order. */
const isStop = ({ names }: Target): boolean => !names.some((name) => name.startsWith('section:'));

/** Legal targets are counted. */
const stated = (t: Translate, name: string, { number, count }: Target): string =>
  number === null ? t('board.bh.legal', { name }) : t('board.bh.target', { name, number, count });

/** All hexes as buttons. */
export function Hexes({ cells }: { cells: Cells }) {
  const t = useTranslate();
  const { near } = useScene();
  return (
    <GridPlaces
      grid={GRIDS[near]}
      label={t('board.bh.field')}
      cells={cells}
      inspected={hexes}
      names={useNames()}
      stated={stated}
      start="4,3"
      isStop={isStop}
      Drawing={HexMarks}
      onPress={usePress()}
      titleOf={hexName}
    />
  );
}
