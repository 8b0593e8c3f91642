import { GRID, type HexId, type View } from '@echo-base/games/battle-of-hoth/client';
import { useEffect } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import { useChosen, useDecision, useHovered, useSelected } from '../../../question/selection/use-selection.ts';
import { bringIn } from '../../kit/grid/bring-in.ts';
import { middleOf } from '../../kit/grid/grid.ts';
import { GridBoard, Layer } from '../../kit/grid/grid-board.tsx';
import { asksForCard } from '../cards/card-target.ts';
import { SnowDice } from '../dice/snow-dice.tsx';
import { hexName } from '../hexes.ts';
import { useScene } from '../scene.ts';
import { useAimed } from './aim.ts';
import { actingUnit, type Cells, useCells } from './cells.ts';
import { GRIDS } from './grid.ts';
import { Ground } from './ground.tsx';
import { Hexes } from './hexes.tsx';
import { AROUND, InFront, SMALL, TOOLS } from './in-front.tsx';
import { hexes, pin, useInspected } from './inspected.ts';
import { Inspected } from './inspector/inspected.tsx';
import { centreOf, MAP, type Point } from './layout.ts';
import { Rings } from './mark.tsx';
import { Marks } from './marks.tsx';
import { MatesPlans } from './mates-plans.tsx';
import { Objectives } from './objectives.tsx';
import { PointedOut } from './pointed-out.tsx';
import { Range, Reach } from './reach.tsx';
import { Sections } from './sections.tsx';
import { Escapes, LatestAttack, RetreatPaths, Sight, Traced } from './sight.tsx';
import { Tags } from './tags.tsx';
import { Tools } from './tools.tsx';
import { Units } from './units.tsx';

/** How far the view may go beyond the field, so that nothing stays under the tools or the words of a moment. */
const MARGIN = 170;

/** Legal hexes of the question, in the order of the board. */
const legalIn = (cells: Cells): readonly HexId[] => GRID.hexes.filter((hex) => cells.get(hex)?.state === 'legal');

const WHOLE = { x: 0, y: 0, ...MAP };

/**
 * In a window too small for the field, each new question brings its legal hexes into view (20b.2); the question for a card
 * the whole field, as cards speak of its sections. One that comes with a moment does so after it.
 */
function NewQuestion({ cells }: { cells: Cells }) {
  const camera = useCamera();
  const { near } = useScene();
  const decision = useDecision();
  const piece = useSelected(({ piece }) => piece);
  const isWaiting = useStage().staged !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and piece.
  useEffect(() => {
    const legal = legalIn(cells).map((hex) => centreOf(hex, near));
    const [first] = legal;
    if (isWaiting || camera.get().fit >= SMALL) return;
    if (asksForCard(decision)) camera.show(WHOLE, 1);
    else if (first) bringIn(camera, { points: legal, around: AROUND, right: TOOLS, least: SMALL, instead: first });
  }, [decision?.id, piece, isWaiting]);
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
  const chosen = useChosen();
  const hovered = useHovered((id) => id);
  const { decision } = chosen;
  const unit = actingUnit(chosen, view);
  if (decision?.prompt.key !== 'ask.retreat' || !unit) return null;
  const paths = pathsOf(decision.options.map(({ key }) => key));
  return <RetreatPaths from={unit.hex} paths={[...paths.values()]} lit={paths.get(hovered ?? '') ?? null} />;
}

/** The path of the player's own, from the unit that walks it. */
function Tracing() {
  const { view } = useScene();
  const unit = actingUnit(useChosen(), view);
  return unit && <Traced from={unit.hex} path={view.tracing} />;
}

/**
 * The attack that is looked at; without one the range of the unit that is, and the latest attack. While a moment is played the
 * field shows its line of fire alone.
 */
function Aim({ cells }: { cells: Cells }) {
  const aimed = useAimed(cells);
  const { staged } = useStage();
  if (staged) return null;
  if (!aimed)
    return (
      <>
        <Range />
        <LatestAttack />
      </>
    );
  return (
    <>
      <Sight aimed={aimed} />
      {aimed.aim && <Escapes aim={aimed.aim} at={aimed.at} />}
    </>
  );
}

/** The content of the surface. */
function Battlefield() {
  const { view, near } = useScene();
  const cells = useCells();
  const taken = new Set([...view.units, ...view.structures].map(({ hex }) => hex));
  return (
    <>
      <Ground near={near} terrain={view.terrain} />
      <Layer size={MAP}>
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
        <Aim cells={cells} />
        <Retreat />
        <Tracing />
        <Rings cells={cells} taken={taken} near={near} />
      </Layer>
      <Units />
      <Hexes cells={cells} />
      <Layer size={MAP}>
        <Marks />
        <MatesPlans />
        <PointedOut />
      </Layer>
      <SnowDice />
      <Tags cells={cells} />
      <NewQuestion cells={cells} />
      <InFront />
    </>
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
  return (
    <>
      <Sheet />
      <GridBoard
        grid={GRIDS[near]}
        label={t('board.bh.field')}
        cells={cells}
        inspected={hexes}
        start={startOf(view, cells, near)}
        margin={MARGIN}
        tools={<Tools />}
      >
        <Battlefield />
      </GridBoard>
    </>
  );
}
