import { type PointerEvent, useRef, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { ReplayOutline } from '../../kit/net/replay.ts';
import { cx } from '../../kit/ui/cx.ts';
import { hexPoints } from '../../kit/ui/geometry.ts';
import { isPlayerLook, lookClass, type SeatLook } from '../../kit/ui/seat-looks.ts';
import { ICONS, type IconName } from '../../kit/ui/shapes/icons.ts';
import { useWidth } from '../../kit/ui/use-width.ts';
import * as css from './scrubber.module.css';
import { type Landmark, together, whereIs } from './time-line.ts';

interface ScrubberProps {
  readonly outline: ReplayOutline;
  readonly position: number;
  readonly landmarks: readonly Landmark[];
  readonly kinds: Readonly<Record<string, IconName>>;
  readonly lookOf: (seat: string) => SeatLook;
  go(position: number): void;
}

/** Pixels within which landmarks are merged into one mark; also the least distance of chapter names. */
const NEAR = 26;

/** Time line of a replay: a box per chapter, ticks for turns, marks for landmarks, and the playhead. */
export function Scrubber({ outline, position, landmarks, kinds, lookOf, go }: ScrubberProps) {
  const t = useTranslate();
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track);
  const length = outline.steps.length;
  const at = (step: number) => `${(100 * step) / Math.max(1, length)}%`;
  const { chapter } = whereIs(outline, position);
  const dragging = useDrag(track, length, go);
  const near = width > 0 ? (NEAR * length) / width : 1;
  const name = chapter ? t(chapter.name) : '';
  return (
    <div className={css.scrubber}>
      <div className={css.marks}>
        {together(landmarks, near).map((group) => (
          <Mark
            key={group[0]?.step}
            group={group}
            kinds={kinds}
            lookOf={lookOf}
            left={at(group[0]?.step ?? 0)}
            go={go}
            outline={outline}
          />
        ))}
      </div>
      <div
        ref={track}
        className={css.track}
        role="slider"
        tabIndex={0}
        aria-label={t('replay.line')}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={position}
        aria-valuetext={t('replay.at', { step: position, of: length, place: name })}
        {...dragging}
      >
        <div className={css.done} style={{ width: at(position) }} />
        {outline.chapters.map((one, index) => {
          const end = outline.chapters[index + 1]?.step ?? length + 1;
          return (
            <div
              key={one.step}
              className={cx(css.chapter, one === chapter && css.now, one.step > position && css.later)}
              style={{ left: at(one.step - 1), width: at(end - one.step) }}
            >
              <span className={css.name}>{t(one.name)}</span>
              <span className={css.number} aria-hidden="true">
                {numberIn(t(one.name))}
              </span>
            </div>
          );
        })}
        <Ticks outline={outline} length={length} />
        <div className={css.head} style={{ left: at(position) }} />
      </div>
    </div>
  );
}

/** The number in the name of a chapter, for a box too narrow for the name. */
const numberIn = (name: string) => /\d+/.exec(name)?.[0] ?? '';

/** Ticks of all turns as one path: long matches have hundreds. */
function Ticks({ outline, length }: { outline: ReplayOutline; length: number }) {
  const turns = outline.chapters.flatMap((chapter) => chapter.turns.slice(1));
  const path = turns.map(({ step }) => `M${(1000 * (step - 1)) / Math.max(1, length)} 0v6`).join('');
  return (
    <svg className={css.ticks} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Pressing or dragging on the line jumps to the nearest position. */
function useDrag(track: { current: HTMLDivElement | null }, length: number, go: (position: number) => void) {
  const [down, setDown] = useState(false);
  const follow = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    go(Math.round(Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * length));
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDown(true);
      follow(event);
    },
    onPointerMove: (event: PointerEvent) => down && follow(event),
    onPointerUp: () => setDown(false),
    onPointerCancel: () => setDown(false),
  };
}

interface MarkProps extends Pick<ScrubberProps, 'kinds' | 'lookOf' | 'go' | 'outline'> {
  readonly group: readonly Landmark[];
  readonly left: string;
}

/** What happened at a step, in the look of its seat; several close together are one mark with a count. */
function Mark({ group, kinds, lookOf, left, go, outline }: MarkProps) {
  const t = useTranslate();
  const [first] = group;
  if (!first) return null;
  const words = group.map(({ step, key }) => {
    const entry = outline.steps[step - 1]?.log.find((one) => one.key === key);
    return t('replay.mark', { step, what: entry ? t(entry) : '' });
  });
  const look = lookOf(first.seat);
  const icon = kinds[first.key] ?? 'star';
  return (
    <button
      type="button"
      className={cx(css.mark, lookClass(look), isPlayerLook(look) && css.patterned)}
      data-look={look}
      style={{ left }}
      title={words.join('\n')}
      aria-label={`${group.length > 1 ? `${group.length}: ` : ''}${words.join(' ')}`}
      onClick={() => go(first.step)}
    >
      <svg data-drawing="" viewBox="0 0 48 48" width="26" height="26" aria-hidden="true">
        {look === 'empire' ? <polygon points={hexPoints(24, 24, 22)} /> : <circle cx="24" cy="24" r="21" />}
        {group.length > 1 ? (
          <text x="24" y="31">
            {group.length}
          </text>
        ) : (
          <path d={ICONS[icon]} transform="translate(12 12)" />
        )}
      </svg>
    </button>
  );
}
