import type { MapInfo, SpaceId, View } from '@echo-base/games/imperial-assault/client';
import { useEffect, useMemo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import type { Point, Size } from '../../../kit/ui/surface/camera.ts';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { useDecision, useSelected } from '../../../question/selection/use-selection.ts';
import { bringIn } from '../../kit/grid/bring-in.ts';
import { type Grid, middleOf } from '../../kit/grid/grid.ts';
import { GridBoard, Layer } from '../../kit/grid/grid-board.tsx';
import { Figures } from '../figures/figures.tsx';
import { Follow } from '../moments/follow.tsx';
import { Harm, OpenedDoors, Tracks } from '../moments/layers.tsx';
import { StagedDice } from '../moments/staged-dice.tsx';
import { useScene } from '../scene.ts';
import { type Cells, useCells } from './cells.ts';
import { Doors } from './doors.tsx';
import * as css from './field.module.css';
import { gridOf } from './grid.ts';
import { Ground } from './ground.tsx';
import { spaces } from './inspected.ts';
import { CELL, centreOf } from './layout.ts';
import { Attacked, Ghost, Reach, Rings, Sight } from './marks.tsx';
import { Spaces } from './spaces.tsx';
import { Tags, ZoneNames } from './tags.tsx';
import { Tokens } from './tokens.tsx';
import { Tools } from './tools.tsx';

/** Scale below which spaces are too small to press; the camera then shows the question alone. */
const SMALL = 0.7;
/** How far the view may go beyond the map, so that nothing stays under the tools. */
const MARGIN = 60;

const legalIn = (cells: Cells): readonly Point[] =>
  [...cells].flatMap(([space, { state }]) => (state === 'legal' ? [centreOf(space)] : []));

/** In a window too small for the map, each new question brings its legal spaces into view. */
function NewQuestion({ cells }: { cells: Cells }) {
  const camera = useCamera();
  const decision = useDecision();
  const piece = useSelected(({ piece }) => piece);
  const { view } = useScene();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and piece.
  useEffect(() => {
    const legal = legalIn(cells);
    const [first] = legal;
    if (!first || view.attack || camera.get().fit >= SMALL) return;
    // Zones are compared, not pressed space by space.
    const isWhole = decision?.options.some(({ at }) => at?.startsWith('zone:')) ?? false;
    bringIn(camera, { points: legal, around: CELL, least: SMALL, instead: middleOf(legal), isWhole });
  }, [decision?.id, piece]);
  return null;
}

/** During an attack both pieces and the lines between them are in view. */
function ShowAttack() {
  const camera = useCamera();
  const { view, figures } = useScene();
  const { attacker, space } = view.attack ?? {};
  const from = figures.get(attacker ?? '')?.space;
  useEffect(() => {
    if (!space) return;
    const points = [space, from ?? space].map((one) => centreOf(one));
    const { x, y } = middleOf(points);
    const width = Math.max(...points.map((point) => Math.abs(point.x - x))) * 2 + 4 * CELL;
    const height = Math.max(...points.map((point) => Math.abs(point.y - y))) * 2 + 4 * CELL;
    return camera.show({ x: x - width / 2, y: y - height / 2, width, height }, 1.2);
  }, [camera, from, space]);
  return null;
}

/** The content of the surface. */
function Battlefield({ map, grid, cells }: { map: MapInfo; grid: Grid<SpaceId>; cells: Cells }) {
  const { size } = grid;
  return (
    <>
      <Ground map={map} />
      <Layer size={size}>
        <Reach cells={cells} />
      </Layer>
      <Tokens map={map} />
      <Layer size={size}>
        <Sight />
        <Attacked />
        <Tracks />
        <OpenedDoors />
        <Rings cells={cells} />
      </Layer>
      <Figures />
      <Layer size={size}>
        <Ghost />
        <Harm />
      </Layer>
      <Spaces grid={grid} cells={cells} />
      <Doors map={map} />
      <ZoneNames cells={cells} />
      <Tags cells={cells} />
      <NewQuestion cells={cells} />
      <ShowAttack />
    </>
  );
}

/** Where a window too small for the map looks first: the question, or the middle of the viewer's figures. */
function startOf({ figures }: View, viewer: string, cells: Cells, { width, height }: Size): Point {
  const own = figures.filter(({ seat }) => seat === viewer).map(({ space }) => centreOf(space));
  const [points = null] = [legalIn(cells), own].filter(({ length }) => length > 0);
  return points ? middleOf(points) : { x: width / 2, y: height / 2 };
}

/** The map, to pan and zoom. */
export function Field({ map }: { map: MapInfo }) {
  const t = useTranslate();
  const { view, viewer } = useScene();
  const cells = useCells();
  const grid = useMemo(() => gridOf(map), [map]);
  return (
    <GridBoard
      grid={grid}
      label={t('board.ia.map')}
      cells={cells}
      inspected={spaces}
      start={startOf(view, viewer, cells, grid.size)}
      margin={MARGIN}
      tools={
        <>
          {!view.attack && <Tools grid={grid} cells={cells} />}
          <Follow />
          <StagedDice />
        </>
      }
      moment={view.activation?.figure}
      className={cx(css.window, view.attack && css.small)}
    >
      <Battlefield map={map} grid={grid} cells={cells} />
    </GridBoard>
  );
}
