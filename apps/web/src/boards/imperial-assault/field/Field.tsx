import type { MapInfo } from '@echo-base/games/imperial-assault/client';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { cx } from '../../../ui/cx.ts';
import { Surface, useCamera } from '../../../ui/surface/Surface.tsx';
import { useChosenInView } from '../../use-chosen-in-view.ts';
import { Figures } from '../figures/Figures.tsx';
import { useScene } from '../scene.tsx';
import { type Cells, useCells } from './cells.ts';
import { Doors } from './Doors.tsx';
import css from './Field.module.css';
import { Ground } from './Ground.tsx';
import { inspect, pin } from './inspected.ts';
import { CELL, centreOf, type Point, sizeOf } from './layout.ts';
import { Attacked, Ghost, Reach, Rings, Sight } from './Marks.tsx';
import { Spaces } from './Spaces.tsx';
import { Tags, ZoneNames } from './Tags.tsx';
import { Tokens } from './Tokens.tsx';
import { Tools } from './Tools.tsx';

/** Scale below which spaces are too small to press; the camera then shows the question alone. */
const SMALL = 0.7;
/** How far the view may go beyond the map, so that nothing stays under the tools. */
const MARGIN = 60;

/** The middle of some points. */
function middleOf(points: readonly Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

const legalIn = (cells: Cells): readonly Point[] =>
  [...cells].flatMap(([space, { state }]) => (state === 'legal' ? [centreOf(space)] : []));

/** In a window too small for the map, each new question brings its legal spaces into view. */
function NewQuestion({ cells }: { cells: Cells }) {
  const camera = useCamera();
  const { decision, piece } = useTargets();
  const { view } = useScene();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and piece.
  useEffect(() => {
    const legal = legalIn(cells);
    const [first] = legal;
    if (!first || view.attack || camera.get().fit >= SMALL) return;
    const [xs, ys] = [legal.map(({ x }) => x), legal.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs) - CELL, Math.min(...ys) - CELL];
    const area = { x, y, width: Math.max(...xs) + CELL - x, height: Math.max(...ys) + CELL - y };
    const { width, height } = camera.get();
    // Zones are compared, not pressed space by space.
    const isOfZones = decision?.options.some(({ at }) => at?.startsWith('zone:'));
    if (isOfZones || Math.min(width / area.width, height / area.height) >= SMALL) camera.show(area, 1);
    else camera.visit(middleOf(legal), SMALL);
  }, [decision?.id, piece]);
  return null;
}

/** The space of a chosen option comes into view. */
function Chosen({ cells }: { cells: Cells }) {
  useChosenInView(({ key }) => {
    const [space] = [...cells].find(([, { keys }]) => keys.includes(key)) ?? [];
    return space && centreOf(space);
  });
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
function Battlefield({ map, cells }: { map: MapInfo; cells: Cells }) {
  const size = sizeOf(map);
  return (
    <div className={css.field}>
      <Ground map={map} />
      <svg aria-hidden="true" className={css.layer} {...size}>
        <Reach cells={cells} />
      </svg>
      <Tokens map={map} />
      <svg aria-hidden="true" className={css.layer} {...size}>
        <Sight />
        <Attacked />
        <Rings cells={cells} />
      </svg>
      <Figures />
      <svg aria-hidden="true" className={css.layer} {...size}>
        <Ghost />
      </svg>
      <Spaces map={map} cells={cells} />
      <Doors map={map} />
      <ZoneNames cells={cells} />
      <Tags cells={cells} />
      <NewQuestion cells={cells} />
      <Chosen cells={cells} />
      <ShowAttack />
    </div>
  );
}

/** The map, to pan and zoom. */
export function Field({ map }: { map: MapInfo }) {
  const t = useTranslate();
  const { view, viewer } = useScene();
  const cells = useCells();
  const [start] = useState(() => {
    const own = view.figures.filter(({ seat }) => seat === viewer).map(({ space }) => centreOf(space));
    const legal = legalIn(cells);
    const { width, height } = sizeOf(map);
    if (legal.length > 0) return middleOf(legal);
    return own.length > 0 ? middleOf(own) : { x: width / 2, y: height / 2 };
  });
  useEffect(
    () => () => {
      inspect(null);
      pin(null);
    },
    [],
  );
  const { decision } = useTargets();
  // What was pressed to be read gives way to what comes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and figure that acts.
  useEffect(() => pin(null), [decision?.id, view.activation?.figure]);
  return (
    <div className={cx(css.window, view.attack && css.small)}>
      <Surface
        label={t('board.ia.map')}
        size={sizeOf(map)}
        start={start}
        margin={MARGIN}
        tools={view.attack ? undefined : <Tools map={map} cells={cells} />}
      >
        <Battlefield map={map} cells={cells} />
      </Surface>
    </div>
  );
}
