import {
  type HexId,
  type ScenarioFile,
  TERRAIN_IDS,
  type TerrainId,
  unitInfo,
} from '@echo-base/games/battle-of-hoth/lobby';
import { memo } from 'react';
import { artUrl } from '../../../kit/ui/art.ts';
import { hexPoints } from '../../../kit/ui/geometry.ts';
import { SilhouetteG } from '../../../kit/ui/silhouettes.tsx';
import { centreOf, LINE_ENDS, MAP, SECTION_LINES, SIDE } from '../field/layout.ts';
import { TerrainG, TerrainPill } from '../field/terrain.tsx';
import { BadgeG } from '../field/token.tsx';
import { FACES_WEST, FIGURES, STRUCTURE_PICTURES } from '../pictures.ts';
import * as css from './map.module.css';

const at = (hex: HexId) => centreOf(hex, 'rebels');
const SNOW = { backgroundImage: `url("${artUrl('snow.svg')}")` };
const drawingOf = (terrain: string) => `battle-terrain-${terrain}`;

/** Terrain of all maps of a page, drawn once; must be somewhere on the page. */
export function TerrainDrawings() {
  return (
    <svg aria-hidden="true" className={css.drawings} width="0" height="0">
      <defs>
        {TERRAIN_IDS.map((type) => (
          <g key={type} id={drawingOf(type)}>
            <TerrainG type={type} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** An exit over more hexes is a bar along its edge. */
const MOST_HEXES = 8;

function Objective({ objective, line }: { objective: ScenarioFile['objectives'][number]; line: number }) {
  if (objective.kind === 'exit' && objective.hexes.length > MOST_HEXES) {
    const y = objective.edge === 'south' ? MAP.height - 20 : 20;
    return <path className={css.exit} d={`M50 ${y}H${MAP.width - 50}`} strokeWidth={line * 1.4} />;
  }
  return objective.hexes.map((hex) => {
    const { x, y } = at(hex);
    const points = hexPoints(x, y, SIDE * 0.86);
    return (
      <g key={hex}>
        <polygon className={css.casing} points={points} strokeWidth={line * 2.2} />
        <polygon className={css.objective} points={points} strokeWidth={line} />
      </g>
    );
  });
}

function Structure({ structure, line }: { structure: ScenarioFile['structures'][number]; line: number }) {
  const { x, y } = at(structure.at);
  return (
    <g className={css.structure}>
      <circle cx={x} cy={y} r={SIDE * 0.72} strokeWidth={line} />
      <SilhouetteG id={STRUCTURE_PICTURES[structure.type]} cx={x} cy={y} width={SIDE * 1.16} />
    </g>
  );
}

interface TokenProps {
  readonly unit: ScenarioFile['units'][number];
  readonly terrain: TerrainId | undefined;
  readonly line: number;
  readonly isLarge: boolean;
}

/** A unit: Rebels are discs, the Empire hexagons. On a small map infantry, which is common, has no picture. */
function Token({ unit: { type, at: hex, badge }, terrain, line, isLarge }: TokenProps) {
  const { x, y } = at(hex);
  const { side, class: kind } = unitInfo(type);
  return (
    <g className={css.unit} data-side={side}>
      {side === 'empire' ? (
        <polygon points={hexPoints(x, y, SIDE * 0.78)} strokeWidth={line} />
      ) : (
        <circle cx={x} cy={y} r={SIDE * 0.68} strokeWidth={line} />
      )}
      {(isLarge || kind !== 'infantry') && (
        <g className={css.figure}>
          <SilhouetteG
            id={FIGURES[type]}
            cx={x}
            cy={y}
            width={SIDE * (type === 'atat' ? 1.1 : 0.96)}
            flip={FACES_WEST.has(type)}
          />
        </g>
      )}
      {isLarge && (
        <g transform={`translate(${x} ${y})`}>
          {badge && <BadgeG badge={badge} isDeployed={null} />}
          {terrain && <TerrainPill type={terrain} y={SIDE * 0.72} />}
        </g>
      )}
    </g>
  );
}

interface BattleMapProps {
  readonly file: ScenarioFile;
  /** With a picture of every unit, and section lines. */
  readonly isLarge?: boolean;
  /** Accessible name; without it the map is decoration. */
  readonly label?: string;
}

/** Set-up of a battle: terrain, objectives and units, seen from the south. Needs `TerrainDrawings` on the page. */
export const BattleMap = memo(function BattleMap({ file, isLarge = false, label }: BattleMapProps) {
  const line = isLarge ? 4.5 : 10;
  const terrainAt = new Map(file.terrain.map(({ type, at: hex }) => [hex, type]));
  return (
    <svg
      data-drawing=""
      className={css.map}
      style={SNOW}
      data-size={isLarge ? 'large' : 'small'}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {isLarge &&
        SECTION_LINES.map((x) => (
          <path key={x} className={css.section} d={`M${x} ${LINE_ENDS.top}V${LINE_ENDS.bottom}`} />
        ))}
      {file.terrain.map(({ type, at: hex }) => (
        <use key={hex} href={`#${drawingOf(type)}`} {...at(hex)} />
      ))}
      {file.structures.map((structure) => (
        <Structure key={structure.id} structure={structure} line={line * 0.6} />
      ))}
      {file.objectives.map((objective) => (
        <Objective key={objective.id} objective={objective} line={line} />
      ))}
      {file.units.map((unit) => (
        <Token key={unit.at} unit={unit} terrain={terrainAt.get(unit.at)} line={line * 0.6} isLarge={isLarge} />
      ))}
    </svg>
  );
});
