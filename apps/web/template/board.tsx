import { TITLE_ID, type View } from '@echo-base/games/template/client';
import { useMemo } from 'react';
import { GridBoard, Layer } from '../src/boards/kit/grid/grid-board.tsx';
import { GridPiece } from '../src/boards/kit/grid/grid-piece.tsx';
import { GridPlaces } from '../src/boards/kit/grid/grid-places.tsx';
import { GridTag, GridTags } from '../src/boards/kit/grid/grid-tag.tsx';
import { GridTools } from '../src/boards/kit/grid/grid-tools.tsx';
import { useGridCells } from '../src/boards/kit/grid/use-grid-cells.ts';
import { seatLook } from '../src/boards/seat-looks.ts';
import { useTranslate } from '../src/kit/i18n/translate.tsx';
import { cx } from '../src/kit/ui/cx.ts';
import { initialOf } from '../src/kit/ui/initial.ts';
import { lookClass } from '../src/kit/ui/seat-looks.ts';
import type { BoardProps } from '../src/question/board-set.ts';
import { reasonOf } from '../src/question/refusals.ts';
import type { Target } from '../src/question/selection/target.ts';
import * as css from './board.module.css';
import { AROUND, centreOf, grid, inspected, type Place, SIDE } from './grid.ts';
import { SceneProvider, useScene } from './scene.ts';

type Cells = ReadonlyMap<Place, Target>;

/** The deck: the viewer's cards can be pressed, those of the last round show who has played them. */
export function Board(props: BoardProps<View>) {
  return (
    <SceneProvider board={props}>
      <Table />
    </SceneProvider>
  );
}

function Table() {
  const t = useTranslate();
  const cells = useGridCells(grid);
  const { width, height } = grid.size;
  const legal = grid.places.filter((place) => cells.get(place)?.state === 'legal');
  const label = t('board.high-card.deck');
  return (
    <GridBoard
      grid={grid}
      label={label}
      cells={cells}
      inspected={inspected}
      start={{ x: width / 2, y: height / 2 }}
      margin={SIDE}
      around={AROUND}
      tools={<GridTools grid={grid} legal={legal} pieces={[]} inCorners />}
    >
      <Layer size={grid.size}>
        {grid.places.map((place) => (
          <Card key={place} place={place} cell={cells.get(place)} />
        ))}
      </Layer>
      <Players />
      <GridPlaces grid={grid} label={label} cells={cells} inspected={inspected} names={useNames()} />
      <WhyNot cells={cells} />
    </GridBoard>
  );
}

/** A card: bright in the own hand, in the colours of who has played it in the last round. */
function Card({ place, cell }: { place: Place; cell: Target | undefined }) {
  const { isHeld, playerOf } = useScene();
  const { x, y } = centreOf(place);
  const player = playerOf(Number(place));
  const look = player === null ? undefined : lookClass(seatLook(TITLE_ID, player));
  const state = cx(
    isHeld(Number(place)) && css.held,
    cell?.state === 'legal' && css.legal,
    player !== null && css.played,
  );
  return (
    <g className={cx(css.card, look, state)} transform={`translate(${x} ${y})`}>
      <rect x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} rx="4" />
      <text y="7">{place}</text>
    </g>
  );
}

/** On the corner of a card: who has played it in the last round. */
function Players() {
  const { playerOf, nameOf } = useScene();
  return grid.places.map((place) => {
    const player = playerOf(Number(place));
    if (player === null) return null;
    const { x, y } = centreOf(place);
    return (
      <GridPiece
        key={place}
        at={{ x: x + SIDE / 3, y: y + SIDE / 3 }}
        look={seatLook(TITLE_ID, player)}
        size={22}
        initial={initialOf(nameOf(player))}
      />
    );
  });
}

/** Accessible names of the cards, by place. */
function useNames(): ReadonlyMap<Place, string> {
  const t = useTranslate();
  const { isHeld, playerOf, nameOf } = useScene();
  return useMemo(() => {
    const named = (place: Place) => {
      const card = Number(place);
      const player = playerOf(card);
      if (player !== null) return t('board.high-card.played', { card, name: nameOf(player) });
      return t(isHeld(card) ? 'board.high-card.held' : 'card', { card });
    };
    return new Map(grid.places.map((place) => [place, named(place)]));
  }, [t, isHeld, playerOf, nameOf]);
}

/** At the card that is looked at: why it cannot be played. */
function WhyNot({ cells }: { cells: Cells }) {
  const t = useTranslate();
  const place = inspected.useInspectedPlace();
  const reason = place && reasonOf(t, cells.get(place)?.reason ?? undefined);
  return (
    <GridTags>
      {place && reason && (
        <GridTag place={place} at={centreOf(place)} tone="refused" reach={SIDE / 2 + 4} widest={200}>
          {reason}
        </GridTag>
      )}
    </GridTags>
  );
}
