import { useEffect, useRef, useState } from 'react';
import type { TitleLog } from '../boards/types.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { serverPath } from '../net/base-path.ts';
import { unread } from '../net/log.ts';
import type { Frame } from '../net/types.ts';
import { useRequests } from './requests-store.ts';

/** Milliseconds over which log entries are batched into one announcement. */
const BATCH_MS = 1_000;
/** Most entries announced at once: at the end of a match all of its log may be new. */
const MOST = 10;

/**
 * Live regions for screen readers: "your turn" assertively, log entries politely in batches. Sets the window title too.
 */
interface Props {
  readonly frame: Frame | null;
  readonly log: TitleLog | undefined;
  readonly asked: boolean;
  /** Name of the match. */
  readonly name: string;
}

export function Announcer({ frame, log, asked, name }: Props) {
  const t = useTranslate();
  const read = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const requests = useRequests(({ open }) => open.length);
  const entries = frame?.log;
  const length = frame?.logLength ?? 0;
  useEffect(() => {
    if (!entries) return;
    // Entries replayed after an undo are new.
    read.current = Math.min(read.current ?? length, length);
    const unreadEntries = unread(entries, read.current, MOST);
    const fresh = log?.sentencesOf?.(unreadEntries) ?? unreadEntries;
    const timer = setTimeout(() => {
      if (fresh.length === 0) return;
      setNews(fresh.map((entry) => t(entry.key, entry.params)).join(' '));
      read.current = length;
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [entries, length, log, t]);
  useEffect(() => {
    const sign = requests > 0 ? `(${requests}) ` : '';
    document.title = sign + (asked ? `${t('match.yourTurn')} · ${name}` : `${name} · Echo Base`);
    return () => {
      document.title = 'Echo Base';
    };
  }, [asked, name, requests, t]);
  useTurnIcon(asked);
  return (
    <div className="visually-hidden">
      <p aria-live="assertive">{asked ? t('match.yourTurn') : ''}</p>
      <p aria-live="polite">{news}</p>
    </div>
  );
}

/** Shows a lamp in the favicon while it is our turn. */
function useTurnIcon(asked: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon) return;
    icon.href = serverPath(asked ? '/favicon-turn.svg' : '/favicon.svg');
    return () => {
      icon.href = serverPath('/favicon.svg');
    };
  }, [asked]);
}
