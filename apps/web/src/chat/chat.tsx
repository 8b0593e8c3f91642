import { useEffect, useRef } from 'react';
import { dateTimeOf } from '../kit/i18n/date-time.ts';
import { useLanguage } from '../kit/i18n/language.ts';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { type Block, blocksOf, keyOf } from '../kit/net/chat-lines.ts';
import { useChat } from '../kit/net/chat-store.ts';
import { useMatch } from '../kit/net/match-store.ts';
import { isMuted, useMuted } from '../kit/net/muted.ts';
import { isQuick } from '../kit/net/said-by-key.ts';
import { useSession } from '../kit/net/session.ts';
import type { Said } from '../kit/net/types.ts';
import { useUnnamed } from '../kit/net/unnamed.ts';
import { Button } from '../kit/ui/button.tsx';
import { cx } from '../kit/ui/cx.ts';
import { Icon } from '../kit/ui/icons.tsx';
import type { SeatLook } from '../kit/ui/seat-looks.ts';
import * as css from './chat.module.css';
import { useChatClosed } from './closed.ts';
import { Composer } from './composer.tsx';
import { MessageText } from './message-text.tsx';
import { noticeIcon, noticeOf } from './notice.ts';
import { Sender } from './sender.tsx';
import { ShowMark } from './show-mark.tsx';
import { useTeam } from './team.ts';

interface LookProps {
  readonly lookOf: (seat: string) => SeatLook;
}

interface Props extends LookProps {
  /** Brings a target into view; without a board nothing can be shown. */
  readonly onShow?: ((target: string) => void) | undefined;
}

/** The chat of a match, with its input. */
export function Chat({ lookOf, onShow }: Props) {
  const t = useTranslate();
  const team = useTeam();
  const isClosed = useChatClosed();
  const { hidden, others } = useHidden();
  const blocks = blocksOf(others);
  const box = useRef<HTMLDivElement>(null);
  const list = useFollowing(blocks);
  useReading(box);
  return (
    <div className={css.chat} ref={box}>
      {hidden.map(({ person, name }) => (
        <p key={person} className={css.hidden}>
          {t('chat.muted', { name })}
          <Button small variant="quiet" onClick={() => useMuted.getState().unmute(person)}>
            {t('chat.unmute')}
          </Button>
        </p>
      ))}
      {blocks.length === 0 ? (
        <p className={css.empty}>{!isClosed && t(team === null ? 'chat.none' : 'chat.noneTeam')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        <ol className={css.list} ref={list} tabIndex={0} aria-label={t('chat.messages')}>
          {blocks.map((block) => (
            <Message key={keyOf(block.first)} block={block} lookOf={lookOf} onShow={onShow} />
          ))}
        </ol>
      )}
      {isClosed ? <p className={css.closed}>{t('refused.chat_closed')}</p> : <Writing team={team} lookOf={lookOf} />}
    </div>
  );
}

/** The field of the next message; watchers without a name enter one first. */
function Writing({ team, lookOf }: LookProps & { team: string | null }) {
  const t = useTranslate();
  const isUnnamed = useSession((state) => state.status === 'none');
  const seat = useMatch((state) => state.viewers.find((viewer) => viewer !== 'spectator'));
  if (!isUnnamed) return <Composer team={team} {...(seat !== undefined && { look: lookOf(seat) })} />;
  return (
    <p className={css.closed}>
      <Button small icon="chat" onClick={useUnnamed.getState().askName}>
        {t('gate.write')}
      </Button>
    </p>
  );
}

/** The messages of others than those this reader has muted, and who is hidden. */
function useHidden() {
  const lines = useChat((state) => state.lines);
  const muted = useMuted((state) => state.muted);
  const hidden = new Map(lines.flatMap((line) => (isMuted(line, muted) ? [[line.person ?? '', line.from]] : [])));
  return {
    hidden: [...hidden].map(([person, name]) => ({ person, name })),
    others: lines.filter((line) => !isMuted(line, muted)),
  };
}

/** What a person has changed, told between the messages. */
function Notice({ line, onShow }: Pick<Props, 'onShow'> & { line: Said }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <li className={css.notice}>
      <Icon name={noticeIcon(line)} size={16} />
      <span dir="auto">{noticeOf(t, language, line)}</span>
      {onShow && <ShowMark line={line} onShow={onShow} />}
      {isQuick(line) && <MuteButton line={line} />}
    </li>
  );
}

/** Hides the messages of a person for this reader. */
function MuteButton({ line: { person, from, seat } }: { line: Said }) {
  const t = useTranslate();
  const mine = useMatch((state) => state.viewers);
  const me = useSession((state) => state.me?.name);
  if (person === undefined || (seat === undefined ? from === me : mine.includes(seat))) return null;
  const label = t('chat.mute', { name: from });
  return (
    <button
      type="button"
      className={css.mute}
      aria-label={label}
      title={label}
      onClick={() => useMuted.getState().mute(person)}
    >
      <Icon name="mute" size={14} />
    </button>
  );
}

/** Name, time, and consecutive messages of one person: plain text and links. A machine translator may translate it. */
function Message({ block: { first, lines }, lookOf, onShow }: Props & { block: Block }) {
  const t = useTranslate();
  const { language } = useLanguage();
  if (first.notice) return <Notice line={first} onShow={onShow} />;
  const { short, full } = dateTimeOf(language, new Date(first.at), new Date());
  return (
    <li className={cx(css.message, first.team !== undefined && css.toTeam)}>
      <span className={css.mark}>
        {first.seat === undefined ? <Icon name="eye" size={18} /> : <Sender line={first} look={lookOf(first.seat)} />}
      </span>
      <p className={css.head}>
        <bdi className={css.name} title={first.from}>
          {first.from}
        </bdi>
        {first.team !== undefined && (
          <span className={css.team}>
            <Icon name="lock" size={14} />
            {t('chat.toTeam')}
          </span>
        )}
        {first.role === 'spectator' && <span className={css.role}>{t('chat.watching')}</span>}
        <time className={css.time} dateTime={first.at} title={full}>
          {short}
        </time>
        <MuteButton line={first} />
      </p>
      {lines.map((line) => (
        <p key={keyOf(line)} className={css.text} dir="auto" translate="yes">
          <MessageText text={line.text} />
        </p>
      ))}
    </li>
  );
}

/** Scrolls to new messages while the reader is at the end. */
function useFollowing(changed: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are the reason to scroll.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const follow = () => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    };
    const look = () => {
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    };
    follow();
    box.addEventListener('scroll', look, { passive: true });
    const watcher = new ResizeObserver(follow);
    watcher.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      watcher.disconnect();
    };
  }, [changed]);
  return list;
}

/** Messages count as read while the chat is on screen and the window in front. */
function useReading(box: React.RefObject<HTMLElement | null>): void {
  const lines = useChat((state) => state.lines);
  const visible = useRef(false);
  useEffect(() => {
    if (!box.current) return;
    const look = () => {
      if (visible.current && !document.hidden) useChat.getState().read();
    };
    const watcher = new IntersectionObserver(([entry]) => {
      visible.current = entry?.isIntersecting ?? false;
      look();
    });
    watcher.observe(box.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are to be marked as read.
  useEffect(() => {
    if (visible.current && !document.hidden) useChat.getState().read();
  }, [lines]);
}
