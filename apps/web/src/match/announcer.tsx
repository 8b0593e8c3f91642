import { useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import { unread } from '../net/log.ts';
import type { Frame } from '../net/types.ts';

/** How long log entries gather before they are read out together. */
const BATCH_MS = 1_000;
/** Entries read out at once, at most: at the end of a match all of its log may be new. */
const MOST = 10;

/** Reads out what happens: "your turn" at once, log entries politely and in batches. Also sets the window's title. */
export function Announcer({ frame, asked, name }: { frame: Frame | null; asked: boolean; name: string }) {
  const say = useSay();
  const read = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const entries = frame?.log;
  const length = frame?.logLength ?? 0;
  useEffect(() => {
    if (!entries) return;
    // What was taken back and done anew is news.
    read.current = Math.min(read.current ?? length, length);
    const fresh = unread(entries, read.current, MOST);
    const timer = setTimeout(() => {
      if (fresh.length === 0) return;
      setNews(fresh.map((entry) => say(entry.key, entry.params)).join(' '));
      read.current = length;
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [entries, length, say]);
  useEffect(() => {
    document.title = asked ? `${say('match.yourTurn')} · ${name}` : `${name} · Echo Base`;
    return () => {
      document.title = 'Echo Base';
    };
  }, [asked, name, say]);
  return (
    <div className="visually-hidden">
      <p aria-live="assertive">{asked ? say('match.yourTurn') : ''}</p>
      <p aria-live="polite">{news}</p>
    </div>
  );
}
