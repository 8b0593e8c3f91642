import { GRID, type HexId, type View } from '@echo-base/games/battle-of-hoth/client';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Surface, useCamera } from '../../../ui/surface/Surface.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useChosenInView } from '../../use-chosen-in-view.ts';
import { asksForCard } from '../cards/target.ts';
import { hexName } from '../hexes.ts';
import { useScene } from '../scene.tsx';
import { useAimed } from './aim.ts';
import { actingUnit, type Cells, useCells } from './cells.ts';
import css from './Field.module.css';
import { Ground } from './Ground.tsx';
import { Hexes } from './Hexes.tsx';
import { inspect, pin, useInspected } from './inspected.ts';
import { Inspected } from './inspector/Inspected.tsx';
import { centreOf, MAP, type Point, SIDE } from './layout.ts';
import { Rings } from './Mark.tsx';
import { Objectives } from './Objectives.tsx';
import { PointedOut } from './PointedOut.tsx';
import { Range, Reach } from './Reach.tsx';
import { Sections } from './Sections.tsx';
import { Escapes, LatestAttack, RetreatPaths, Sight, Traced } from './Sight.tsx';
import { Tags } from './Tags.tsx';
import { Tools } from './Tools.tsx';
import { Units } from './Units.tsx';

/** How far the view may go beyond the field, so that nothing stays under the tools. */
const MARGIN = 90;

/** Legal hexes of the question, in the order of the board. */
const legalIn = (cells: Cells): readonly HexId[] => GRID.hexes.filter((hex) => cells.get(hex)?.state === 'legal');

/** The middle of some hexes. */
function middleOf(points: readonly Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** Scale below which the field is too small to press; the camera starts larger then. */
const SMALL = 0.6;
/** Space around hexes that are brought into view; at the right also for the tools over the field. */
const AROUND = SIDE + 12;
const TOOLS = 60;

/** Shows all of some hexes if they are large enough then, else the first. */
function bringIn(camera: ReturnType<typeof useCamera>, points: readonly Point[]): void {
  const [first] = points;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const area = { x, y, width: Math.max(...xs) + AROUND + TOOLS - x, height: Math.max(...ys) + AROUND - y };
  const { width, height } = camera.get();
  if (Math.min(width / area.width, height / area.height) >= SMALL) camera.show(area, 1);
  else if (first) camera.visit(first, SMALL);
}

const WHOLE = { x: 0, y: 0, ...MAP };

/**
 * In a window too small for the field, each new question brings its legal hexes into view (20b.2); the question for a card
 * the whole field, as cards speak of its sections.
 */
function NewQuestion({ cells }: { cells: Cells }) {
  const camera = useCamera();
  const { near } = useScene();
  const { decision, piece } = useTargets();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and piece.
  useEffect(() => {
    const legal = legalIn(cells).map((hex) => centreOf(hex, near));
    if (camera.get().fit >= SMALL) return;
    if (asksForCard(decision)) camera.show(WHOLE, 1);
    else if (legal.length > 0) bringIn(camera, legal);
  }, [decision?.id, piece]);
  return null;
}

/** The hex of a chosen option comes into view. */
function Chosen({ cells }: { cells: Cells }) {
  const { near } = useScene();
  useChosenInView(({ key }) => {
    const [hex] = [...cells].find(([, { keys }]) => keys.includes(key)) ?? [];
    return hex && centreOf(hex, near);
  });
  return null;
}

/** Paths of the retreat that is asked for, by option. */
function pathsOf(keys: readonly string[]): ReadonlyMap<string, readonly HexId[]> {
  const paths = keys.map((key) => {
    const hexes = key.split(':').slice(1);
    return [key, hexes.filter((hex): hex is HexId => GRID.has(hex))] as const;
  });
  return new Map(paths.filter(([, path]) => path.length > 0));
}

/** The paths of a retreat while its owner chooses one. */
function Retreat() {
  const { view } = useScene();
  const targets = useTargets();
  const { decision, hovered } = targets;
  const unit = actingUnit(targets, view);
  if (decision?.prompt.key !== 'ask.retreat' || !unit) return null;
  const paths = pathsOf(decision.options.map(({ key }) => key));
  return <RetreatPaths from={unit.hex} paths={[...paths.values()]} lit={paths.get(hovered ?? '') ?? null} />;
}

/** The path of the player's own, from the unit that walks it. */
function Tracing() {
  const { view } = useScene();
  const unit = actingUnit(useTargets(), view);
  return unit && <Traced from={unit.hex} path={view.tracing} />;
}

/** The content of the surface. */
function Battlefield() {
  const { view, near } = useScene();
  const cells = useCells();
  const aimed = useAimed(cells);
  const taken = useMemo(() => new Set([...view.units, ...view.structures].map(({ hex }) => hex)), [view]);
  return (
    <div className={css.field}>
      <Ground near={near} terrain={view.terrain} />
      <svg aria-hidden="true" className={css.layer} width={MAP.width} height={MAP.height}>
        <defs>
          <radialGradient id="hoth-legal">
            <stop offset=".54" stopColor="var(--holo)" stopOpacity="0" />
            <stop offset=".58" stopColor="var(--holo)" stopOpacity=".4" />
            <stop offset="1" stopColor="var(--holo)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <Reach cells={cells} taken={taken} />
        <Sections />
        <Objectives objectives={view.objectives} near={near} cells={cells} />
        {!aimed && <Range />}
        {!aimed && <LatestAttack />}
        {aimed && <Sight aimed={aimed} />}
        {aimed?.aim && <Escapes aim={aimed.aim} at={aimed.at} />}
        <Retreat />
        <Tracing />
        <Rings cells={cells} taken={taken} near={near} />
      </svg>
      <Units />
      <Hexes cells={cells} taken={taken} />
      <svg aria-hidden="true" className={css.layer} width={MAP.width} height={MAP.height}>
        <PointedOut />
      </svg>
      <Tags cells={cells} aimed={aimed} />
      <NewQuestion cells={cells} />
      <Chosen cells={cells} />
    </div>
  );
}

/** On a phone: a hex that was pressed, as a sheet. */
function Sheet() {
  const t = useTranslate();
  const isPhone = usePhone();
  const hex = useInspected(({ pinned }) => pinned);
  if (!isPhone || !hex) return null;
  return (
    <Dialog
      open
      onOpenChange={() => pin(null)}
      title={hexName(hex)}
      placement="bottom"
      closeLabel={t('board.bh.close')}
    >
      <Inspected hex={hex} />
    </Dialog>
  );
}

/** Where a window too small for the field looks first: the question, or the middle of the viewer's units. */
function startOf(view: View, cells: Cells, near: 'rebels' | 'empire'): Point {
  const [first] = legalIn(cells);
  const own = view.units.filter(({ side }) => side === near).map(({ hex }) => centreOf(hex, near));
  if (first) return centreOf(first, near);
  return own.length > 0 ? middleOf(own) : centreOf('4,3', near);
}

/** The battlefield, to pan and zoom. */
export function Field() {
  const t = useTranslate();
  const { view, near } = useScene();
  const cells = useCells();
  const { decision } = useTargets();
  const [start] = useState(() => startOf(view, cells, near));
  // What was pressed to be read gives way to what comes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question.
  useEffect(() => pin(null), [decision?.id]);
  useEffect(
    () => () => {
      inspect(null);
      pin(null);
    },
    [],
  );
  return (
    <div className={css.window}>
      <Sheet />
      <Surface label={t('board.bh.field')} size={MAP} start={start} margin={MARGIN} tools={<Tools />}>
        <Battlefield />
      </Surface>
    </div>
  );
}
