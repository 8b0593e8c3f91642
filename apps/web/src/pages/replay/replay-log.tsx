import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { ReplayOutline, ReplayStep } from '../../kit/net/replay.ts';
import { hashOf } from '../../kit/net/replay-address.ts';
import { LookDot } from '../../kit/ui/look-mark.tsx';
import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { UP_DOWN, useRovingFocus } from '../../kit/ui/use-roving-focus.ts';
import type { TitleLog } from '../../question/board-set.ts';
import css from './replay-log.module.css';

type When = 'past' | 'now' | 'future';

interface RowProps {
  readonly step: ReplayStep;
  readonly log: TitleLog | undefined;
  readonly number: number;
  readonly when: When;
  readonly viewer: string;
  readonly look: SeatLook;
  go(position: number): void;
}

/** Whether a press opens a link elsewhere: in a new tab or window. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

/** Log entries of one step, as a link to it; pressing it jumps there. */
const Row = memo(function Row({ step, log, number, when, viewer, look, go }: RowProps) {
  const t = useTranslate();
  const entries = log?.sentencesOf?.(step.log) ?? step.log;
  return (
    <li className={css[when]} aria-current={when === 'now' ? 'step' : undefined}>
      <a
        href={hashOf(number, viewer)}
        className={css.step}
        tabIndex={-1}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          go(number);
        }}
      >
        <LookDot look={look} size={12} className={css.shape} />
        <span className={css.words}>
          {entries.map((entry) => (
            <span key={entry.seq}>{t(entry)}</span>
          ))}
        </span>
        <span className={css.number}>{number}</span>
      </a>
    </li>
  );
});

/** Frames in which the rows around the current step may still get their final heights. */
const SETTLING = 6;

/** Scrolls the current step to a third of the list, again for some frames. Returns how to cancel. */
function scrollToNow(list: HTMLElement, moved: { current: number }): () => void {
  let frames = SETTLING;
  let next = 0;
  const scroll = () => {
    const now = list.querySelector<HTMLElement>('[aria-current="step"]');
    if (!now) return;
    moved.current = performance.now();
    list.scrollTop = now.offsetTop - list.clientHeight / 3;
    frames -= 1;
    if (frames > 0) next = requestAnimationFrame(scroll);
  };
  scroll();
  return () => cancelAnimationFrame(next);
}

/** Scrolls to the current step, unless the reader has scrolled away from it. */
function useFollow(position: number) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const moved = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is the reason to scroll.
  useEffect(() => {
    if (!list.current || !follows.current) return;
    return scrollToNow(list.current, moved);
  }, [position]);
  const onScroll = () => {
    if (performance.now() - moved.current < 300) return;
    const now = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!list.current || !now) return;
    const top = now.offsetTop - list.current.scrollTop;
    follows.current = top > -now.offsetHeight && top < list.current.clientHeight;
  };
  return { list, onScroll };
}

/** The step on screen. */
const currentOf = (buttons: readonly HTMLElement[]): HTMLElement | undefined =>
  buttons.find((button) => button.closest('[aria-current="step"]')) ?? buttons[0];

/** The whole log of a replay: past, current and future steps under the headings of their chapters. */
export function ReplayLog({
  outline,
  log,
  position,
  viewer,
  lookOf,
  go,
}: {
  outline: ReplayOutline;
  log: TitleLog | undefined;
  position: number;
  /** Whose sight the links to steps name. */
  viewer: string;
  /** The look of a seat. */
  lookOf: (seat: string) => SeatLook;
  go(position: number): void;
}) {
  const t = useTranslate();
  const { list, onScroll } = useFollow(position);
  const roving = useRovingFocus(list, currentOf, UP_DOWN);
  const told = outline.steps.flatMap(({ log }, index) => (log.length > 0 ? [index + 1] : []));
  const current = told.findLast((step) => step <= position) ?? 0;
  return (
    <ol
      {...roving}
      className={css.log}
      ref={list}
      onScroll={onScroll}
      aria-label={t('match.log')}
      aria-description={t('replay.logKeys')}
    >
      {outline.chapters.map((chapter, index) => {
        const end = outline.chapters[index + 1]?.step ?? outline.steps.length + 1;
        return (
          <li key={chapter.step}>
            <h3 className="label">{t(chapter.name)}</h3>
            <ol>
              {outline.steps.slice(chapter.step - 1, end - 1).map((step, offset) => {
                const number = chapter.step + offset;
                const when = number === current ? 'now' : number < current ? 'past' : 'future';
                const look = lookOf(step.seat);
                return (
                  step.log.length > 0 && (
                    <Row
                      key={step.seq}
                      step={step}
                      log={log}
                      number={number}
                      when={when}
                      viewer={viewer}
                      look={look}
                      go={go}
                    />
                  )
                );
              })}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
