import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Emblem } from '../../../kit/ui/marks.tsx';
import type { Viewport } from '../../../kit/ui/surface/camera.ts';
import { useCamera, useViewport } from '../../../kit/ui/surface/surface.tsx';
import { useShortcuts } from '../../../kit/ui/use-shortcuts.ts';
import { useCameraWay } from '../../../question/log/camera-setting.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { useMoments, useStage } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import { useSelected } from '../../../question/selection/use-selection.ts';
import { CELL, type Point } from '../field/layout.ts';
import { markOf } from '../log/marks.ts';
import { useScene } from '../scene.ts';
import css from './moments.module.css';
import { pointOf } from './places.ts';

/** Scale at which the view goes to a place. */
const SCALE = 1.2;
/** After a moment the view stays so many milliseconds where it was. */
const STAY_MS = 600;

/** Tells a moment from others, and from itself before it has grown: a figure walks on. */
const keyOf = (moment: Moment): string => `${idOf(moment)} ${moment.seq}`;

/** The points of a moment on the map: its place, and its ways from end to end. */
function usePoints(): (moment: Moment) => readonly Point[] {
  const { map, view } = useScene();
  return ({ at, ways = [] }) => {
    const targets = [
      ...(at === undefined ? [] : [at]),
      ...ways.flatMap(({ from, to, through = [] }) => [from, ...through, to]),
    ];
    return map ? targets.flatMap((target) => pointOf(target, map, view) ?? []) : [];
  };
}

/** The part of the map around points, with more room above them: there the words about them are. */
function areaOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 2 * CELL, Math.min(...ys) - 3.5 * CELL];
  return { x, y, width: Math.max(...xs) + 2 * CELL - x, height: Math.max(...ys) + 2 * CELL - y };
}

/** Beyond an edge of the window. */
const SIDES = ['n', 'w', 'e', 's'] as const;
type Side = (typeof SIDES)[number];

/** On which side of the window a space of the map is: whole `in` it, or beyond one of its edges. */
function sideOf({ x, y, scale, width, height }: Viewport, point: Point): 'in' | Side {
  const [left, top, half] = [x + point.x * scale, y + point.y * scale, (CELL / 2) * scale];
  const beyond = { w: half - left, e: left + half - width, n: half - top, s: top + half - height };
  const most = SIDES.toSorted((a, b) => beyond[b] - beyond[a])[0] ?? 'n';
  return beyond[most] > 0 ? most : 'in';
}

/** Whether the viewer is in the middle of a choice: then the view stays where it is. */
const useChoosing = (): boolean =>
  useSelected(({ piece, picked, ready }) => piece !== null || picked.length > 0 || ready !== null);

/** A place beyond the edge that was shown, until the viewer goes back or moves the view. */
interface Shown {
  readonly moment: Moment;
  readonly edge: string;
  /** Number of times the viewer had moved the view. */
  readonly moves: number;
  back(): void;
}

/**
 * What happens outside the view: the view goes there, and comes back after it; or a note at the edge says it, with a
 * button that shows it. While the viewer is in the middle of a choice it is always the note. A step of the recap is asked for:
 * the view goes there in any case.
 */
export function Follow() {
  const camera = useCamera();
  const way = useCameraWay((state) => state.way);
  const isChoosing = useChoosing();
  const { view } = useScene();
  const { staged } = useStage();
  const { opened, marked, steps } = useMoments();
  const points = usePoints();
  const back = useRef<(() => void) | null>(null);
  const [noted, setNoted] = useState<ReadonlySet<string>>(new Set());
  /** The moment that the view has gone to, or that was played. */
  const last = useRef<string | null>(null);

  const goThere = useEffectEvent((moment: Moment, isRead = false): (() => void) | null => {
    last.current = keyOf(moment);
    // An attack in progress brings itself into view.
    if ((way !== 'follow' && !isRead) || view.attack) return null;
    const all = points(moment);
    if (all.every((point) => sideOf(camera.get(), point) === 'in')) return null;
    if (!isChoosing) return camera.show(areaOf(all), SCALE);
    setNoted((now) => new Set([...now, keyOf(moment)]));
    return null;
  });
  const follow = useEffectEvent(() => {
    if (!staged) return;
    back.current?.();
    back.current = goThere(staged.moment);
  });
  const comeBack = useEffectEvent(() => {
    back.current?.();
    back.current = null;
  });
  const played = staged && keyOf(staged.moment);
  useEffect(() => {
    if (played !== null) return follow();
    const timer = setTimeout(comeBack, STAY_MS);
    return () => clearTimeout(timer);
  }, [played]);

  const known = useRef(steps);
  const read = useEffectEvent(() => {
    const isAsked = steps !== known.current;
    known.current = steps;
    if (opened && (isAsked || keyOf(opened) !== last.current)) goThere(opened, isAsked);
  });
  const front = staged ? null : opened && keyOf(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step shows its place, also the same one again.
  useEffect(() => {
    if (front !== null) read();
  }, [front, steps]);

  if (way === 'off') return null;
  return (
    <Chips
      noted={way === 'chip' ? marked : marked.filter((one) => noted.has(keyOf(one)))}
      onShow={(moment) => {
        last.current = keyOf(moment);
      }}
    />
  );
}

/** Where along its edge the note stands. */
const alongOf = (at: number, length: number): 'start' | 'center' | 'end' =>
  at < length / 3 ? 'start' : at < (2 * length) / 3 ? 'center' : 'end';

/** Side and place along it of a space outside the window, such as `s start`; `in` if it is in the window. */
function edgeOf(viewport: Viewport, point: Point): string {
  const side = sideOf(viewport, point);
  if (side === 'in') return side;
  const { x, y, scale, width, height } = viewport;
  const isFlat = side === 'n' || side === 's';
  const along = isFlat ? alongOf(x + point.x * scale, width) : alongOf(y + point.y * scale, height);
  return `${side} ${along}`;
}

/** A note about the newest moment beyond one edge, and the number of others there. */
interface Note {
  readonly moment: Moment;
  readonly edge: string;
  readonly further: number;
}

/** The newest moment beyond each edge, the oldest edge first. */
function notesOf(all: readonly (readonly [Moment, string])[]): readonly Note[] {
  const found = new Map<string, Note>();
  for (const [moment, edge] of all) {
    const side = edge.charAt(0);
    const further = (found.get(side)?.further ?? -1) + 1;
    found.delete(side);
    found.set(side, { moment, edge, further });
  }
  return [...found.values()];
}

interface ChipsProps {
  /** Moments that have a note as long as they are outside the view. */
  readonly noted: readonly Moment[];
  onShow(moment: Moment): void;
}

/** Notes at the edges, one each: the newest there, until it has been in view. */
function Chips({ noted, onShow }: ChipsProps) {
  const camera = useCamera();
  const points = usePoints();
  const { open } = useMoments();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<Shown | null>(null);
  const ends = noted.flatMap((moment) => {
    const end = points(moment).at(-1);
    return end ? [{ moment, end }] : [];
  });
  const edges = useViewport((viewport) => ends.map(({ end }) => edgeOf(viewport, end)).join()).split(',');
  const moves = useViewport(() => camera.moves);
  const inView = ends.filter((_one, index) => edges[index] === 'in').map(({ moment }) => keyOf(moment));
  if (inView.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...inView]));
  const shown = held?.moves === moves && noted.some((one) => keyOf(one) === keyOf(held.moment)) ? held : null;
  const notes = notesOf(
    ends.flatMap(({ moment }, index) => {
      const edge = edges[index];
      return edge === undefined || edge === 'in' || seen.has(keyOf(moment)) ? [] : [[moment, edge] as const];
    }),
  );
  const goBack = () => {
    shown?.back();
    setHeld(null);
  };
  const show = ({ moment, edge }: Note) => {
    onShow(moment);
    open(moment);
    setHeld({ moment, edge, moves, back: camera.show(areaOf(points(moment)), SCALE) });
  };
  const newest = notes.at(-1);
  useShortcuts(shown ? { z: goBack, Escape: goBack } : { z: () => newest && show(newest) }, Boolean(shown ?? newest));
  if (!shown && !newest) return null;
  return (
    <div className={css.notes}>
      {shown ? (
        <Chip note={{ ...shown, further: 0 }} isShown onPress={goBack} />
      ) : (
        notes.map((note) => <Chip key={note.edge.charAt(0)} note={note} onPress={() => show(note)} />)
      )}
    </div>
  );
}

interface ChipProps {
  readonly note: Note;
  /** Its place is shown now: a press goes back. */
  readonly isShown?: boolean;
  onPress(): void;
}

function Chip({ note: { moment, edge, further }, isShown = false, onPress }: ChipProps) {
  const t = useTranslate();
  const { view } = useScene();
  const [first] = moment.entries;
  const look = first ? markOf(first, view) : null;
  const [side = '', along] = edge.split(' ');
  const what = t(moment.title);
  return (
    <div
      className={cx(css.chip, css[side])}
      style={{ '--along': along } as CSSProperties}
      data-side={look ?? undefined}
      data-chip={side}
    >
      {(look === 'rebel' || look === 'empire') && <Emblem id={look} size={22} />}
      <span>{what}</span>
      {further > 0 && <small>{t('board.ia.moment.further', { n: further })}</small>}
      <button
        type="button"
        onClick={onPress}
        aria-label={t(isShown ? 'board.ia.moment.back' : 'board.ia.moment.showIt', { what })}
        aria-keyshortcuts="Z"
      >
        {t(isShown ? 'board.ia.moment.goBack' : 'board.ia.moment.show')}
      </button>
    </div>
  );
}
