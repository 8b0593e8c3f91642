import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../kit/i18n/language.ts';
import type { Language } from '../kit/i18n/languages.ts';
import { type Translate, useTranslate } from '../kit/i18n/translate.tsx';
import { isMine, keyOf, unreadOf } from '../kit/net/chat-lines.ts';
import { useChat } from '../kit/net/chat-store.ts';
import { useMatch } from '../kit/net/match-store.ts';
import { isMuted, useMuted } from '../kit/net/muted.ts';
import { isQuick } from '../kit/net/said-by-key.ts';
import { useSession } from '../kit/net/session.ts';
import type { Said } from '../kit/net/types.ts';
import { showToast } from '../kit/ui/toast-store.ts';
import { isSignal, noticeOf } from './notice.ts';

/** Milliseconds over which messages are batched into one moment. */
const BATCH_MS = 1_000;

const announced = (t: Translate, language: Language, line: Said) =>
  noticeOf(t, language, line) ??
  t(line.team === undefined ? 'chat.heard' : 'chat.heardTeam', { name: line.from, text: line.text });

/** Whether a line says something by key, and changes nothing. */
const isTalk = (line: Said): boolean => isSignal(line) || isQuick(line);

/** Shows what people have changed, such as a seat given on, to all others in the match. */
function showNotices(t: Translate, language: Language, fresh: readonly Said[]): void {
  const me = useSession.getState().me?.name;
  for (const line of fresh) {
    if (line.from === me || isTalk(line)) continue;
    const title = noticeOf(t, language, line);
    if (title) showToast({ id: `notice ${keyOf(line)}`, tone: 'info', title });
  }
}

/** FindsMoments messages of others to screen readers, whether the chat is open or not. */
export function ChatNews() {
  const t = useTranslate();
  const lines = useChat((state) => state.lines);
  const isReady = useMatch((state) => state.ready);
  const told = useRef<Set<string> | null>(null);
  const [news, setNews] = useState('');
  const { language } = useLanguage();
  const muted = useMuted((state) => state.muted);
  useEffect(() => {
    if (!isReady) return;
    told.current ??= new Set(lines.map(keyOf));
    const known = told.current;
    const timer = setTimeout(() => {
      const mine = useMatch.getState().viewers;
      const isNews = (line: Said) => (line.notice !== undefined && !isTalk(line)) || !isMine(line, mine);
      const fresh = lines.filter((line) => !known.has(keyOf(line)) && isNews(line) && !isMuted(line, muted));
      for (const line of lines) known.add(keyOf(line));
      showNotices(t, language, fresh);
      const messages = fresh.filter((line) => !line.notice || isTalk(line));
      if (messages.length > 0) setNews(messages.map((line) => announced(t, language, line)).join(' '));
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [lines, isReady, t, language, muted]);
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
  const muted = useMuted((state) => state.muted);
  return unreadOf(
    // What is said by key is seen over the board when it is said.
    lines.filter((line) => !isMuted(line, muted) && !isQuick(line)),
    seen,
    mine,
  );
}
