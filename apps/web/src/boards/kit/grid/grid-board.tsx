import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import type { Point, Size } from '../../../kit/ui/surface/camera.ts';
import { Surface } from '../../../kit/ui/surface/surface.tsx';
import { offers, type Target } from '../../../question/selection/target.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { useChosenInView } from '../use-chosen-in-view.ts';
import type { Grid } from './grid.ts';
import * as css from './grid-board.module.css';
import type { InspectedStore } from './inspected.ts';

/** Places of the question by place. */
type GridCells<Place extends string> = ReadonlyMap<Place, Target>;

interface GridBoardProps<Place extends string> {
  readonly grid: Grid<Place>;
  /** Accessible name. */
  readonly label: string;
  readonly cells: GridCells<Place>;
  readonly inspected: InspectedStore<Place>;
  /** Where a window too small for the board looks first: read once. */
  readonly start: Point;
  /** How far the view may go beyond the board, so that nothing stays under the tools. */
  readonly margin: number;
  /** Space around the board when all of it is shown, such as for the tools in the corners of a phone. */
  readonly around?: number;
  readonly tools: ReactNode;
  /** What was pressed to be read gives way when the question changes, or this. */
  readonly moment?: string | undefined;
  readonly className?: string | undefined;
  /** Layers from the ground up, among them the places as buttons. */
  readonly children: ReactNode;
}

/** A board of places in a plane, to pan and zoom. */
export function GridBoard<Place extends string>(props: GridBoardProps<Place>) {
  const { grid, label, cells, inspected, margin, around, tools, moment, className, children } = props;
  const decision = useDecision();
  const { inspect, pin } = inspected;
  const [start] = useState(props.start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and moment.
  useEffect(() => pin(null), [pin, decision?.id, moment]);
  useEffect(
    () => () => {
      inspect(null);
      pin(null);
    },
    [inspect, pin],
  );
  return (
    <div className={cx(css.window, className)}>
      <Surface label={label} size={grid.size} start={start} margin={margin} around={around} tools={tools}>
        <div className={css.field}>
          {children}
          <Chosen grid={grid} cells={cells} />
        </div>
      </Surface>
    </div>
  );
}

/** The place of a chosen option comes into view. */
function Chosen<Place extends string>({ grid, cells }: { grid: Grid<Place>; cells: GridCells<Place> }) {
  useChosenInView(({ key }) => {
    const [place] = [...cells].find(([, cell]) => offers(cell, key)) ?? [];
    return place && grid.centreOf(place);
  });
  return null;
}

/** A drawing over the whole board, in its units. */
export function Layer({ size, children }: { size: Size; children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={css.layer} width={size.width} height={size.height}>
      {children}
    </svg>
  );
}
