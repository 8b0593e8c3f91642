import { useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import type { Frame } from '../net/types.ts';

/** How long log entries gather before they are read out together. */
const BATCH_MS = 1_000;

/** Reads out what happens: "your turn" at once, log entries politely and in batches. Also sets the window's title. */
export function Announcer({ frame, asked, name }: { frame: Frame | null; asked: boolean; name: string }) {
  const say = useSay();
  const read = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const entries = frame?.log;
  useEffect(() => {
    if (!entries) return;
    read.current ??= entries.length;
    const fresh = entries.slice(read.current);
    const timer = setTimeout(() => {
      if (fresh.length === 0) return;
      setNews(fresh.map((entry) => say(entry.key, entry.params)).join(' '));
      read.current = entries.length;
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [entries, say]);
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
