import { placeOf } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { useMarkedMoments, useStaged } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import { MomentMarks } from '../../kit/marks/moment-marks.tsx';
import { CELL, centreOf, type Point, sizeOf } from '../field/layout.ts';
import { FallenFigure } from '../figures/figures.tsx';
import { markOf } from '../log/marks.ts';
import { figureOfId } from '../names.ts';
import { useScene } from '../scene.ts';
import * as css from './moments.module.css';
import { doorAt, pointOf } from './places.ts';

/** Radius that the ring of a place keeps free: a figure with its plates. */
const RADIUS = 25;

/** The look of the army whose act a moment is. */
const useLookOf = () => {
  const { view } = useScene();
  return ({ entries: [first] }: Moment) => (first ? markOf(first, view) : null);
};

/** Tracks, rings and numbers of what others have done, under the figures. */
export function Tracks() {
  const { view, map } = useScene();
  const lookOf = useLookOf();
  if (!map) return null;
  return <MomentMarks pointOf={(target) => pointOf(target, map, view)} lookOf={lookOf} radius={RADIUS} />;
}

/** Doors that others have opened, until the viewer acts: their stubs in a frame, and a word. */
export function OpenedDoors() {
  const t = useTranslate();
  const { map } = useScene();
  const staged = useStaged()?.moment;
  const marked = useMarkedMoments();
  const all = staged ? [...marked.filter((one) => idOf(one) !== idOf(staged)), staged] : marked;
  const doors = new Set(all.flatMap(({ at }) => (at?.startsWith('door:') ? [at.slice('door:'.length)] : [])));
  if (!map) return null;
  return [...doors].map((id) => {
    const door = map.doors.find((one) => one.id === id);
    const at = doorAt(map, id);
    if (!door || !at) return null;
    const [one, other] = door.edges[0] ?? [];
    const isFlat = one !== undefined && other !== undefined && centreOf(one).x === centreOf(other).x;
    const length = door.edges.length * CELL;
    const [w, h] = isFlat ? [length, 18] : [18, length];
    return (
      <g key={id} className={css.door} transform={`translate(${at.x} ${at.y})`} data-opened={id}>
        <rect x={-w / 2 - 5} y={-h / 2 - 5} width={w + 10} height={h + 10} rx="6" />
        <path d={isFlat ? `M${-w / 2} 0h10M${w / 2} 0h-10` : `M0 ${-h / 2}v10M0 ${h / 2}v-10`} />
        <text y={-h / 2 - 14}>{t('board.ia.moment.opened')}</text>
      </g>
    );
  });
}

/** The space of an entry's piece. */
function spaceIn({ at }: LogEntry): string | null {
  return at?.startsWith('space:') ? at.slice('space:'.length) : null;
}

const idIn = ({ params: { figure } }: LogEntry): string | null => {
  const id = typeof figure === 'object' ? figure.params?.id : undefined;
  return typeof id === 'string' ? id : null;
};

/** What the moment in front did to figures, once its result may be seen: the damage as a number, the defeated struck. */
export function Harm() {
  const staged = useStaged();
  if (staged?.phase !== 'result') return null;
  const { entries } = staged.moment;
  return (
    <>
      {entries.map((entry) => entry.key === 'log.defeated' && <Fallen key={entry.seq} entry={entry} />)}
      {entries.map((entry) => entry.key === 'log.damage' && <Damage key={entry.seq} entry={entry} />)}
    </>
  );
}

/** Sides of a figure at which its damage may stand, in order: columns to the east, and rows to the south. */
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** "−3" beside a figure: at a side where no other one stands. */
function Damage({ entry }: { entry: LogEntry }) {
  const { view, map } = useScene();
  const place = spaceIn(entry);
  const { n } = entry.params;
  if (place === null || typeof n !== 'number' || !map) return null;
  const { space, columns, rows } = placeOf(place);
  const { x, y } = centreOf(space, columns, rows);
  const taken = view.figures.map((one) => ({
    ...centreOf(one.space, one.columns, one.rows),
    width: (one.columns * CELL) / 2,
    height: (one.rows * CELL) / 2,
  }));
  const { width, height } = sizeOf(map);
  const places = SIDES.map(([east, south]) => ({
    x: x + east * ((columns + 1) / 2) * CELL,
    y: y + south * ((rows + 1) / 2) * CELL,
  }));
  const isFree = (at: Point) =>
    at.x > CELL &&
    at.y > CELL &&
    at.x < width - CELL &&
    at.y < height - CELL &&
    !taken.some(
      (one) => Math.abs(one.x - at.x) < one.width + CELL / 2 - 1 && Math.abs(one.y - at.y) < one.height + CELL / 2 - 1,
    );
  const at = places.find(isFree) ?? places[0];
  return (
    at && (
      <g transform={`translate(${at.x} ${at.y + 14})`} data-harm={n}>
        <text className={css.harm}>−{n}</text>
      </g>
    )
  );
}

/** A defeated figure where it stood, struck through. */
function Fallen({ entry }: { entry: LogEntry }) {
  const { view, figures } = useScene();
  const place = spaceIn(entry);
  const id = idIn(entry);
  const fallen = id === null || figures.has(id) || view.attack?.target === id ? null : figureOfId(id);
  if (place === null || !fallen) return null;
  const { space, columns, rows } = placeOf(place);
  const { x, y } = centreOf(space, columns, rows);
  return (
    <g transform={`translate(${x} ${y})`} data-fallen={fallen.id}>
      <FallenFigure fallen={fallen} columns={columns} rows={rows} />
    </g>
  );
}
