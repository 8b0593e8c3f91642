import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../kit/i18n/language.ts';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { isMine, isNew, keyOf, type Lines } from '../kit/net/chat-lines.ts';
import { useChat } from '../kit/net/chat-store.ts';
import { useMatch } from '../kit/net/match-store.ts';
import { isMuted, useMuted } from '../kit/net/muted.ts';
import type { Said, Text } from '../kit/net/types.ts';
import { Button } from '../kit/ui/button.tsx';
import { cx } from '../kit/ui/cx.ts';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { Icon } from '../kit/ui/icons.tsx';
import { lookClass, type SeatLook } from '../kit/ui/seat-looks.ts';
import { MessageText } from './message-text.tsx';
import { isSignal, noticeOf } from './notice.ts';
import { Sender } from './sender.tsx';
import { ShowMark } from './show-mark.tsx';
import * as css from './team-bubbles.module.css';

/** Most bubbles at once, the oldest first. */
const MOST = 2;
const TICK_MS = 250;
/** Milliseconds that a message is in view: some to notice it, and some for each character. */
const NOTICE_MS = 5_000;
const PER_CHARACTER_MS = 60;

/** Whether a bubble is on screen with nothing over it, such as a dialog or the curtain between two players. */
function isInView(bubble: HTMLElement): boolean {
  if (document.hidden) return false;
  const { left, top, width, height } = bubble.getBoundingClientRect();
  const front = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  return front !== null && bubble.contains(front);
}

/** Unread messages to the team, oldest first, without those that were seen in a bubble. Of those before the page none. */
function useWaiting(): { readonly waiting: Lines; done(line: Said): void } {
  const lines = useChat((state) => state.lines);
  const seen = useChat((state) => state.seen);
  const mine = useMatch((state) => state.viewers);
  const muted = useMuted((state) => state.muted);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = lines.filter(
    (line) =>
      line.team !== undefined &&
      (line.notice === undefined || isSignal(line)) &&
      isNew(line, seen) &&
      !gone.has(keyOf(line)) &&
      !isMine(line, mine) &&
      !isMuted(line, muted),
  );
  return { waiting, done: (line) => setGone((before) => new Set([...before, keyOf(line)])) };
}

interface Props {
  lookOf(seat: string): SeatLook;
  /** A seat by its player's name and role; by default the name. */
  readonly nameOf?: ((seat: string) => Text) | undefined;
  /** Opens the chat to answer. */
  onReply(): void;
  /** Brings a target of the board into view. */
  onShow(target: string): void;
}

/**
 * Messages to the team over the board, also in a battle and on a phone. Each leaves once it has been in view long enough to
 * be read by a person who is there; the chat keeps it. Screen readers are told by `ChatNews`.
 */
export function TeamBubbles({ onReply, ...names }: Props) {
  const t = useTranslate();
  const { waiting, done } = useWaiting();
  if (waiting.length === 0) return null;
  const more = waiting.length - MOST;
  const reply = () => {
    useChat.getState().address('team');
    onReply();
  };
  return (
    <section className={css.bubbles} aria-label={t('chat.bubbles')} data-bubbles={waiting.length}>
      {waiting.slice(0, MOST).map((line) => (
        <Bubble key={keyOf(line)} {...names} line={line} onReply={reply} onDone={() => done(line)} />
      ))}
      {more > 0 && (
        <Button small icon="chat" className={css.more} onClick={reply}>
          {t('chat.bubblesMore', { count: more })}
        </Button>
      )}
    </section>
  );
}

interface BubbleProps extends Props {
  readonly line: Said;
  onDone(): void;
}

/** Calls `onDone` once the bubble was in view for its time, and its reader has done something since it came. */
function useSeen(text: string, onDone: () => void) {
  const bubble = useRef<HTMLElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    let left = NOTICE_MS + PER_CHARACTER_MS * text.length;
    let isThere = false;
    const act = () => {
      isThere = true;
    };
    const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
    for (const sign of signs) document.addEventListener(sign, act, { passive: true, capture: true });
    const timer = setInterval(() => {
      const box = bubble.current;
      if (!box || !isInView(box) || box.matches(':hover, :focus-within')) return;
      left -= TICK_MS;
      if (left <= 0 && isThere) done.current();
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, act, { capture: true });
    };
  }, [text]);
  return bubble;
}

function Bubble({ line, lookOf, nameOf, onReply, onShow, onDone }: BubbleProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { seat, from } = line;
  const text = noticeOf(t, language, line) ?? line.text;
  const bubble = useSeen(text, onDone);
  const name = seat === undefined ? from : t(nameOf?.(seat) ?? `seat.${seat}`);
  const look = seat === undefined ? 'none' : lookOf(seat);
  // What is shown is read: the bubble does not lie over it.
  const show = (target: string) => {
    onShow(target);
    onDone();
  };
  return (
    <article ref={bubble} className={cx(css.bubble, lookClass(look))}>
      <Sender line={line} look={look} />
      <p className={css.head}>
        <strong className={css.name}>{name}</strong>
        <span className={css.team}>
          <Icon name="lock" size={14} />
          {t('chat.toTeam')}
        </span>
      </p>
      <IconButton icon="chat" iconSize={18} label={t('chat.reply')} onClick={onReply} />
      <IconButton icon="close" iconSize={18} label={t('match.close')} onClick={onDone} />
      <p className={css.text} dir="auto" translate="yes">
        <MessageText text={text} />
      </p>
      <ShowMark line={line} className={css.show} onShow={show} />
    </article>
  );
}
