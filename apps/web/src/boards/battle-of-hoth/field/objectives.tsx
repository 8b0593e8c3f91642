import type { HexId, ObjectiveView, Side } from '@echo-base/games/battle-of-hoth/client';
import { memo } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import type { Cells } from './cells.ts';
import { centreOf, cornersAt, pathOf, SIDE, WIDE } from './layout.ts';
import css from './objectives.module.css';

/** Degrees towards an edge, clockwise from the east, as the Rebels see it. */
const TURN = { north: -90, east: 0, south: 90, west: 180 } as const;
/** From this number of medals on, the inspector shows them instead. */
const MOST_MEDALS = 4;
/** Where they are from the centre: at a corner that a token, its terrain and its marks leave free. */
const MEDAL = { x: 7 - WIDE / 2, y: SIDE / 2 };

interface ObjectivesProps {
  readonly objectives: readonly ObjectiveView[];
  readonly near: Side;
  readonly cells: Cells;
}

/** Objectives: hexes with a dotted rim and their medals in the colour of their side; exits as a bar with an arrow, lit where a unit can leave. */
export const Objectives = memo(function Objectives({ objectives, near, cells }: ObjectivesProps) {
  return objectives.map((objective) => (
    <g
      key={objective.id}
      className={objective.for === 'either' ? css.either : css.of}
      data-side={objective.for}
      data-objective={objective.id}
    >
      {objective.hexes.map((hex) =>
        objective.edge ? (
          <Exit key={hex} hex={hex} edge={objective.edge} near={near} isOpen={isOpen(cells, hex)} />
        ) : (
          <Place key={hex} hex={hex} medals={objective.medals} near={near} />
        ),
      )}
    </g>
  ));
});

/** Whether a unit can leave the board here now. */
const isOpen = (cells: Cells, hex: HexId) => {
  const cell = cells.get(hex);
  return cell?.state === 'legal' && cell.names.includes(`exit:${hex}`);
};

function Place({ hex, medals, near }: { hex: HexId; medals: number; near: Side }) {
  const centre = centreOf(hex, near);
  const d = `${pathOf(cornersAt(centre, SIDE - 5))}Z`;
  return (
    <>
      <path className={css.casing} d={d} />
      <path className={css.rim} d={d} />
      {medals > 0 && medals < MOST_MEDALS && (
        <g transform={`translate(${centre.x + MEDAL.x} ${centre.y + MEDAL.y})`} data-medals={medals}>
          <circle className={css.medal} r="9" />
          <text className={css.count} y="4.500">
            {medals}
          </text>
        </g>
      )}
    </>
  );
}

/** Half the length of the bar along an edge. */
const HALF = { north: WIDE / 2, south: WIDE / 2, east: SIDE / 2, west: SIDE / 2 } as const;

interface ExitProps {
  readonly hex: HexId;
  readonly edge: keyof typeof TURN;
  readonly near: Side;
  readonly isOpen: boolean;
}

/** An exit: a bar along the edge, with an arrow over it; an open one has a larger arrow on a disc. */
function Exit({ hex, edge, near, isOpen }: ExitProps) {
  const { x, y } = centreOf(hex, near);
  const turn = TURN[edge] + (near === 'rebels' ? 0 : 180);
  const reach = edge === 'north' || edge === 'south' ? SIDE + 3 : WIDE / 2 + 3;
  const bar = `M${reach} ${-HALF[edge]}V${HALF[edge]}`;
  const arrow = `M${reach - 20} 0h12m-6-6l6 6-6 6`;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn})`}
      className={cx(isOpen && css.open)}
      data-exit={hex}
      data-open={isOpen || undefined}
    >
      <path className={cx(css.casing, css.wideBar)} d={bar} />
      <path className={css.bar} d={bar} />
      {isOpen && <circle className={css.disc} cx={reach - 14} r="13" />}
      <path className={cx(css.casing, css.wide)} d={arrow} />
      <path className={css.arrow} d={arrow} />
    </g>
  );
}
