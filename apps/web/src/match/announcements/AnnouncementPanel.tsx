import { useEffect, useRef, useState } from 'react';
import type { Announcement, BoardProps, TitleLog } from '../../boards/types.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LookMark } from '../../ui/LookMark.tsx';
import { useLightActs } from '../light.tsx';
import { Sentence } from '../sentence.tsx';
import css from './AnnouncementPanel.module.css';
import { useAnnounced } from './context.tsx';
import { idOf } from './queue.ts';
import { useLeaving } from './use-leaving.ts';

interface PanelProps {
  readonly board: BoardProps;
  readonly log: TitleLog;
}

/**
 * Unread announcements: all titles listed, one opened. A part of the rail where that has a column, else one line over
 * the strip of players, which unfolds on request: never over the question or the board. It takes no focus; the announcer
 * presents the same log entries to screen readers.
 */
export function AnnouncementPanel({ board, log }: PanelProps) {
  const t = useTranslate();
  const { listed, opened, isAgain, isMissed } = useAnnounced();
  const [isHeld, hold] = useState(false);
  const [isUnfolded, unfold] = useUnfolded(opened, isAgain);
  useLeaving(isHeld || isUnfolded);
  if (!opened) return null;
  const title = t(isMissed && !isAgain ? 'match.announcements.missed' : 'match.announcements');
  return (
    <section
      className={css.panel}
      aria-label={title}
      data-announcements={listed.length}
      data-unfolded={isUnfolded || undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <header className={css.head}>
        <h2 className={cx('label', css.heading)}>{title}</h2>
        <button
          type="button"
          className={css.line}
          aria-expanded={isUnfolded}
          onClick={() => unfold(!isUnfolded)}
          data-line=""
        >
          <Mark announcement={opened} log={log} view={board.view} />
          <span className={css.words}>{t(opened.title)}</span>
          <Icon name={isUnfolded ? 'up' : 'down'} size={16} />
        </button>
        <Steps />
      </header>
      <ol className={css.list}>
        {listed.map((one) => (
          <Item
            key={idOf(one)}
            {...{ board, log }}
            announcement={one}
            isOpened={one === opened}
            onShow={() => unfold(false)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Whether the line of a narrow window is unfolded: on request, and for what is opened from the log. */
function useUnfolded(opened: Announcement | null, isAgain: boolean) {
  const [isUnfolded, unfold] = useState(false);
  const id = opened && idOf(opened);
  useEffect(() => {
    if (isAgain) unfold(true);
    else if (id === null) unfold(false);
  }, [isAgain, id]);
  return [isUnfolded, unfold] as const;
}

/** "1 of 3" with both directions if there are several, and one button that closes all. */
function Steps() {
  const t = useTranslate();
  const { listed, opened, step, close } = useAnnounced();
  const index = opened ? listed.indexOf(opened) : 0;
  return (
    <span className={css.steps}>
      {listed.length > 1 && (
        <>
          <IconButton
            icon="left"
            iconSize={16}
            className={css.back}
            label={t('match.announcements.back')}
            aria-disabled={index === 0 || undefined}
            onClick={() => step(-1)}
          />
          <span className={css.count}>{t('match.announcements.place', { n: index + 1, count: listed.length })}</span>
          <IconButton
            icon="right"
            iconSize={16}
            label={t('match.announcements.next')}
            keys="N"
            aria-disabled={index === listed.length - 1 || undefined}
            onClick={() => step(1)}
          />
        </>
      )}
      <IconButton
        icon="close"
        iconSize={16}
        label={t(listed.length > 1 ? 'match.announcements.close' : 'match.close')}
        keys="Esc"
        onClick={close}
      />
    </span>
  );
}

/** The mark of the seat or side whose act it is. */
function Mark({ announcement: { entries }, log, view }: { announcement: Announcement; log: TitleLog; view: unknown }) {
  const [first] = entries;
  const mark = first && log.markOf?.(first, view);
  return mark && <LookMark look={mark} size={14} className={css.mark} />;
}

function ShowButton({ target, onShow }: { target: string; onShow(): void }) {
  const t = useTranslate();
  const { show } = useLightActs();
  return (
    <IconButton
      icon="pin"
      iconSize={18}
      label={t('match.showOnBoard')}
      className={css.show}
      onClick={() => {
        onShow();
        show(target);
      }}
    />
  );
}

interface ItemProps extends PanelProps {
  readonly announcement: Announcement;
  readonly isOpened: boolean;
  /** Called when its place is brought into view. */
  onShow(): void;
}

/** An announcement: its title, and its details while opened. */
function Item({ announcement, board, log, isOpened, onShow }: ItemProps) {
  const t = useTranslate();
  const { open, isAgain } = useAnnounced();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const title = t(announcement.title);
  const { Details } = log;
  if (!isOpened) {
    return (
      <li className={css.item}>
        <button type="button" className={css.row} onClick={() => open(announcement)}>
          <Mark announcement={announcement} log={log} view={board.view} />
          <span className={css.name}>{title}</span>
          <Icon name="down" size={16} />
        </button>
      </li>
    );
  }
  return (
    <li ref={item} className={cx(css.item, css.opened)} data-opened={announcement.kind}>
      <div className={css.about}>
        <h3 className={cx(css.title, announcement.isTurningPoint && css.large)}>
          <Sentence message={announcement.title} targetOf={log.targetOf} />
        </h3>
        {announcement.at !== undefined && <ShowButton target={announcement.at} onShow={onShow} />}
      </div>
      <Details {...board} announcement={announcement} isNew={!isAgain} />
    </li>
  );
}
