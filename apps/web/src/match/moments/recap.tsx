import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { RAIL_BESIDE } from '../../kit/ui/breakpoints.ts';
import { cx } from '../../kit/ui/cx.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { Tooltip } from '../../kit/ui/tooltip.tsx';
import { useMedia } from '../../kit/ui/use-media.ts';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import type { BoardProps, TitleLog } from '../../question/board-set.ts';
import { type Moment, toldOf } from '../../question/log/moment.ts';
import { useMoments, useStage } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { Sentence } from '../../question/log/sentence.tsx';
import { useSelected } from '../../question/selection/use-selection.ts';
import { Came } from './came.tsx';
import { MomentMark, useActor } from './moment-mark.tsx';
import * as css from './recap.module.css';
import { RecapList, titleOf } from './recap-list.tsx';

interface Props {
  readonly board: BoardProps;
  readonly log: TitleLog;
}

/**
 * What others did since the viewer's last act, one step in front, on the live board. It takes no focus and goes by no
 * time, only with the next act. Not over a moment that is played.
 */
export function Recap({ board, log }: Props) {
  const { opened, marked, reopen, asked } = useMoments();
  const { staged } = useStage();
  const [read, setRead] = useState({ asked, id: '' });
  if (asked !== read.asked) setRead({ asked, id: opened ? idOf(opened) : '' });
  useShortcuts({ r: reopen });
  if (staged) return null;
  // What the board shows with all its steps needs no words over it, unless the viewer opens them.
  const isFolded = opened && opened === marked.at(-1) && log.showsNewest?.(board.view) && read.id !== idOf(opened);
  if (opened && !isFolded) return <OpenedRecap board={board} log={log} opened={opened} />;
  return marked.length > (isFolded ? 1 : 0) ? <RecapChip viewer={board.viewer} isAbove={isFolded === true} /> : null;
}

/** Opens the recap again; where the list is in the rail that does. */
function RecapChip({ viewer, isAbove }: { viewer: string; isAbove: boolean }) {
  const t = useTranslate();
  const { marked, reopen } = useMoments();
  return (
    <button type="button" className={cx(css.chip, isAbove && css.above)} onClick={reopen} data-recap-chip="">
      {t(titleOf(viewer, 'count'), { count: marked.length })}
    </button>
  );
}

function OpenedRecap({ board, log, opened }: Props & { opened: Moment }) {
  const t = useTranslate();
  const { row, marked, step, close } = useMoments();
  const hasRail = useMedia(RAIL_BESIDE);
  const [isUnfolded, unfold] = useState(false);
  const isPast = !marked.includes(opened);
  const title = t(isPast ? 'recap.past' : titleOf(board.viewer, 'title'));
  useArrows(step);
  const swipes = useSwipes(step);
  const isChoosing = useSelected(({ piece, picked }) => piece !== null || picked.length > 0);
  return (
    <section
      className={css.recap}
      aria-label={title}
      data-recap={row.length}
      data-choosing={isChoosing || undefined}
      {...swipes}
    >
      {isUnfolded && !isPast && !hasRail && <RecapList board={board} log={log} onChosen={() => unfold(false)} />}
      <Count title={title} opened={opened} {...(!isPast && !hasRail && { isUnfolded, unfold })} />
      <div className={css.mark}>
        <MomentMark moment={opened} log={log} view={board.view} size={36} />
      </div>
      <Words opened={opened} board={board} log={log} hasDetails={!hasRail || isPast} />
      <StepButton by={-1} opened={opened} />
      <StepButton by={1} opened={opened} />
      <IconButton
        icon="close"
        iconSize={18}
        className={css.close}
        label={t('match.close')}
        keys="Esc"
        onClick={close}
      />
    </section>
  );
}

interface CountProps {
  readonly title: string;
  readonly opened: Moment;
  readonly isUnfolded?: boolean;
  unfold?(to: boolean): void;
}

/** "4 of 4", and how many were not seen yet; without a rail it unfolds the list. */
function Count({ title, opened, isUnfolded, unfold }: CountProps) {
  const t = useTranslate();
  const { row, unseen } = useMoments();
  const words = (
    <>
      <span className={css.label}>{title}</span>
      <span className={css.place}>
        {t('recap.place', { n: row.indexOf(opened) + 1, count: row.length })}
        {unseen > 0 && <em>{t('recap.new', { count: unseen })}</em>}
      </span>
    </>
  );
  if (!unfold) return <div className={css.count}>{words}</div>;
  return (
    <button
      type="button"
      className={cx(css.count, css.unfolds)}
      aria-expanded={isUnfolded ?? false}
      onClick={() => unfold(!isUnfolded)}
    >
      {words}
      <Icon name={isUnfolded ? 'down' : 'up'} size={18} />
    </button>
  );
}

/** What happened and what it meant; screen readers are told of each step. */
function Words({ opened, board, log, hasDetails }: Props & { opened: Moment; hasDetails: boolean }) {
  const t = useTranslate();
  const { row, isAgain } = useMoments();
  const actor = useActor(opened, log);
  const { Details } = log;
  const { what, came } = toldOf(opened);
  return (
    <div className={css.words}>
      <div aria-live="polite" key={idOf(opened)}>
        <span className="visually-hidden">{t('recap.place', { n: row.indexOf(opened) + 1, count: row.length })}. </span>
        {actor !== null && <p className={css.actor}>{actor}</p>}
        <h2 className={css.title}>
          <Sentence message={what} targetOf={log.targetOf} />
        </h2>
        {came.length > 0 && (
          <p className={css.meaning}>
            <Came texts={came} />
          </p>
        )}
      </div>
      {hasDetails && !opened.isBrief && (
        <div className={css.details} data-opened={opened.kind}>
          <Details {...board} moment={opened} isNew={!isAgain} />
        </div>
      )}
    </div>
  );
}

/** Goes one step back or on; at an end it keeps its place and says why. */
function StepButton({ by, opened }: { by: 1 | -1; opened: Moment }) {
  const t = useTranslate();
  const { row, step } = useMoments();
  const isBack = by < 0;
  const to = row[row.indexOf(opened) + by];
  const name = t(isBack ? 'recap.back' : 'recap.next');
  const told = to ? t(toldOf(to).what) : t(isBack ? 'recap.oldest' : 'recap.newest');
  return (
    <Tooltip content={told} keys={isBack ? '←' : '→'} side="bottom">
      <button
        type="button"
        className={cx(css.step, isBack ? css.back : css.next)}
        aria-disabled={!to || undefined}
        aria-label={`${name}: ${told}`}
        onClick={() => to && step(by)}
      >
        <Icon name={isBack ? 'left' : 'right'} size={22} />
        <span>{name}</span>
      </button>
    </Tooltip>
  );
}

/** Left and right step as long as no place, name or card has the focus, which they would move. */
function useArrows(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
      const { activeElement: focused } = document;
      const isFree = focused === document.body || focused?.closest('[data-recap], [id="prompt"]');
      if (by === null || !isFree || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (focused?.matches('input, textarea, select') || document.querySelector('[role="dialog"], [role="menu"]'))
        return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step]);
}

/** Pixels of a swipe. */
const SWIPE = 48;

/** A swipe of a finger steps: to the left on, to the right back. */
function useSwipes(step: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      from.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const { x, y } = from.current ?? { x: clientX, y: clientY };
      from.current = null;
      const [dx, dy] = [clientX - x, clientY - y];
      if (Math.abs(dx) >= SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    },
  };
}
