import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { isMine, unreadOf } from '../net/chat-lines.ts';
import { useChat } from '../net/chat-store.ts';
import { useMatch } from '../net/match-store.ts';

/** Milliseconds over which messages are batched into one announcement. */
const BATCH_MS = 1_000;

/** Announces messages of others to screen readers, whether the chat is open or not. */
export function ChatNews() {
  const t = useTranslate();
  const lines = useChat((state) => state.lines);
  const isReady = useMatch((state) => state.ready);
  const told = useRef<Set<number> | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!isReady) return;
    told.current ??= new Set(lines.map(({ seq }) => seq));
    const known = told.current;
    const timer = setTimeout(() => {
      const mine = useMatch.getState().viewers;
      const fresh = lines.filter((line) => !known.has(line.seq) && !isMine(line, mine));
      for (const { seq } of lines) known.add(seq);
      if (fresh.length > 0) setNews(fresh.map(({ from, text }) => t('chat.heard', { name: from, text })).join(' '));
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [lines, isReady, t]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  );
}

/** Number of unread messages of others. */
export function useUnread(): number {
  const lines = useChat((state) => state.lines);
  const seen = useChat((state) => state.seen);
  const mine = useMatch((state) => state.viewers);
  return unreadOf(lines, seen, mine);
}
