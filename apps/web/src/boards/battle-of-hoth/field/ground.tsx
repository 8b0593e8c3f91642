import { GRID, type HexId, type Side, type TerrainId, type View } from '@echo-base/games/battle-of-hoth/client';
import { memo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { artUrl } from '../../../kit/ui/art.ts';
import * as css from './ground.module.css';
import { centreAt, centreOf, LINE_ENDS, MAP, SECTION_LINES, SIDE, seenFrom, WIDE } from './layout.ts';
import { TerrainG } from './terrain.tsx';

interface GroundProps {
  /** The side whose baseline is at the bottom. */
  readonly near: Side;
  readonly terrain: View['terrain'];
}

const at = ({ x, y }: { x: number; y: number }): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** Snow, terrain, letters and numbers, and the name of the near baseline. It changes with the battle only. */
export const Ground = memo(function Ground({ near, terrain }: GroundProps) {
  return (
    <>
      <img
        className={css.snow}
        src={artUrl('snow.svg')}
        style={near === 'empire' ? { transform: 'rotate(180deg)' } : undefined}
        alt=""
        draggable={false}
      />
      <svg aria-hidden="true" className={css.drawing} width={MAP.width} height={MAP.height}>
        {terrain.map(({ hex, type }) => (
          <TerrainAt key={hex} hex={hex} type={type} near={near} />
        ))}
        <SectionLines />
        <Coordinates near={near} />
        <Baseline near={near} />
      </svg>
    </>
  );
});

function TerrainAt({ hex, type, near }: { hex: HexId; type: TerrainId; near: Side }) {
  return (
    <g transform={at(centreOf(hex, near))} data-terrain={`${type} ${hex}`}>
      <TerrainG type={type} />
    </g>
  );
}

/** The borders of the three sections; they lie the same from both sides. */
function SectionLines() {
  return SECTION_LINES.map((x) => (
    <path key={x} className={css.line} d={`M${x.toFixed(1)} ${LINE_ENDS.top}V${LINE_ENDS.bottom}`} />
  ));
}

/** Letters in the far row, numbers at the left. */
function Coordinates({ near }: { near: Side }) {
  const far = near === 'rebels' ? 0 : 6;
  const letters = GRID.hexes.filter((hex) => GRID.offset(hex).row === far);
  const rows = Array.from({ length: 7 }, (_, row) => row);
  return (
    <>
      {letters.map((hex) => {
        const { x, y } = centreOf(hex, near);
        const letter = String.fromCharCode(65 + GRID.offset(hex).col);
        return (
          <text key={letter} className={css.letter} x={x} y={y - SIDE * 0.86}>
            {letter}
          </text>
        );
      })}
      {rows.map((row) => (
        <text
          key={row}
          className={css.number}
          x={centreAt(0, 0).x - WIDE / 2 - 22}
          y={seenFrom(centreAt(0, row), near).y + 5}
        >
          {row + 1}
        </text>
      ))}
    </>
  );
}

/** Whose edge is at the bottom. */
function Baseline({ near }: { near: Side }) {
  const t = useTranslate();
  return (
    <text className={css.baseline} data-side={near} x={MAP.width / 2} y={MAP.height - 6}>
      {t(`board.bh.baseline.${near}`)}
    </text>
  );
}
