import { useEffect, useRef, useState } from 'react';
import { type Translate, useTranslate } from '../i18n/translate.tsx';
import { isMine, keyOf, unreadOf } from '../net/chat-lines.ts';
import { useChat } from '../net/chat-store.ts';
import { useMatch } from '../net/match-store.ts';
import type { Said } from '../net/types.ts';

/** Milliseconds over which messages are batched into one announcement. */
const BATCH_MS = 1_000;

const announced = (t: Translate, { from, team, text }: Said) =>
  t(team === undefined ? 'chat.heard' : 'chat.heardTeam', { name: from, text });

/** Announces messages of others to screen readers, whether the chat is open or not. */
export function ChatNews() {
  const t = useTranslate();
  const lines = useChat((state) => state.lines);
  const isReady = useMatch((state) => state.ready);
  const told = useRef<Set<string> | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!isReady) return;
    told.current ??= new Set(lines.map(keyOf));
    const known = told.current;
    const timer = setTimeout(() => {
      const mine = useMatch.getState().viewers;
      const fresh = lines.filter((line) => !known.has(keyOf(line)) && !isMine(line, mine));
      for (const line of lines) known.add(keyOf(line));
      if (fresh.length > 0) setNews(fresh.map((line) => announced(t, line)).join(' '));
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
