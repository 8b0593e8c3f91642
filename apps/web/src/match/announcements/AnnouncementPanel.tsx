import type { Announcement, BoardProps, TitleLog } from '../../boards/types.ts';
import { useSay } from '../../i18n/say.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Emblem } from '../../ui/silhouettes.tsx';
import { useLightActs } from '../light.tsx';
import css from './AnnouncementPanel.module.css';
import { useAnnounced } from './context.tsx';
import { idOf } from './queue.ts';

interface PanelProps {
  readonly board: BoardProps;
  readonly log: TitleLog;
}

/**
 * Unread announcements over a corner of the board: all titles visible, one opened. It takes no focus and blocks
 * nothing; the announcer presents the same log entries to screen readers.
 */
export function AnnouncementPanel({ board, log }: PanelProps) {
  const say = useSay();
  const { queue, opened, isAgain, isMissed, corner, next, skip } = useAnnounced();
  const listed = isAgain && opened ? [opened] : queue;
  if (listed.length === 0) return null;
  const title = say(isMissed && !isAgain ? 'match.announcements.missed' : 'match.announcements');
  const isLast = isAgain || queue.length === 1;
  return (
    <section
      className={cx(css.panel, corner === 'left' && css.left)}
      aria-label={title}
      data-announcements={listed.length}
    >
      <header className={css.head}>
        <h2 className="label">{title}</h2>
        {listed.length > 1 && (
          <span className={css.count}>{say('match.announcements.count', { n: listed.length })}</span>
        )}
      </header>
      <ol className={css.list}>
        {listed.map((one) => (
          <Item key={idOf(one)} announcement={one} board={board} log={log} isOpened={one === opened} />
        ))}
      </ol>
      <footer className={css.foot}>
        {opened?.at !== undefined && <ShowButton target={opened.at} />}
        {!isLast && opened && (
          <Button small variant="quiet" onClick={skip}>
            {say('match.announcements.skip')}
          </Button>
        )}
        <Button small aria-keyshortcuts="n" onClick={isLast ? (isAgain ? next : skip) : next}>
          {say(isLast || !opened ? 'match.close' : 'match.announcements.next')} <kbd className={css.key}>N</kbd>
        </Button>
      </footer>
    </section>
  );
}

function ShowButton({ target }: { target: string }) {
  const say = useSay();
  const { show } = useLightActs();
  return <IconButton icon="pin" label={say('match.showOnBoard')} className={css.show} onClick={() => show(target)} />;
}

interface ItemProps extends PanelProps {
  readonly announcement: Announcement;
  readonly isOpened: boolean;
}

/** An announcement: its title, and its details while opened. */
function Item({ announcement, board, log, isOpened }: ItemProps) {
  const say = useSay();
  const { open, isAgain } = useAnnounced();
  const title = say(announcement.title);
  const { Details } = log;
  const [first] = announcement.entries;
  const mark = first ? log.markOf(first) : null;
  if (!isOpened) {
    return (
      <li className={css.item}>
        <button type="button" className={css.row} onClick={() => open(announcement)}>
          {mark && <Emblem id={mark} size={14} className={css[mark]} />}
          <span className={css.name}>{title}</span>
          <Icon name="down" size={16} />
        </button>
      </li>
    );
  }
  return (
    <li className={cx(css.item, css.opened)} data-opened={announcement.kind}>
      <h3 className={cx(css.title, announcement.isTurningPoint && css.large)}>{title}</h3>
      <Details {...board} announcement={announcement} isNew={!isAgain} />
    </li>
  );
}
