import { placeOf } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { useMarkedMoments, useStaged } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import { MomentMarks } from '../../kit/marks/moment-marks.tsx';
import { CELL, centreOf } from '../field/layout.ts';
import { FigureG } from '../figures/figure.tsx';
import { markOf } from '../log/marks.ts';
import { figureOfId, numberOf } from '../names.ts';
import { useScene } from '../scene.ts';
import css from './moments.module.css';
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

/** "−3" beside a figure. */
function Damage({ entry }: { entry: LogEntry }) {
  const place = spaceIn(entry);
  const { n } = entry.params;
  if (place === null || typeof n !== 'number') return null;
  const { space, columns, rows } = placeOf(place);
  const { x, y } = centreOf(space, columns, rows);
  // Beside the figure; at the left edge of the map at its other side.
  const side = x < 2 * CELL ? 1 : -1;
  return (
    <g transform={`translate(${x + side * ((columns * CELL) / 2 + 12)} ${y + 12})`} data-harm={n}>
      <text className={css.harm} textAnchor={side > 0 ? 'start' : 'end'}>
        −{n}
      </text>
    </g>
  );
}

/** A defeated figure where it stood, struck through. */
function Fallen({ entry }: { entry: LogEntry }) {
  const { view, figures, lookOf } = useScene();
  const place = spaceIn(entry);
  const id = idIn(entry);
  const fallen = id === null || figures.has(id) || view.attack?.target === id ? null : figureOfId(id);
  if (place === null || !fallen) return null;
  const { space, columns, rows } = placeOf(place);
  const { x, y } = centreOf(space, columns, rows);
  return (
    <g className={css.fallen} transform={`translate(${x} ${y})`} data-fallen={fallen.id}>
      <FigureG
        card={fallen.card}
        look={lookOf(fallen.seat)}
        number={numberOf(view, fallen)}
        columns={columns}
        rows={rows}
      />
      <path d="M-17 17L17-17" transform={`scale(${Math.min(columns, rows)})`} />
    </g>
  );
}
