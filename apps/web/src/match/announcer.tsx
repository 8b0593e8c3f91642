import { useEffect, useRef, useState } from 'react';
import type { TitleLog } from '../boards/types.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { serverPath } from '../net/base-path.ts';
import { unread } from '../net/log.ts';
import type { Decision, Frame } from '../net/types.ts';
import { type AskedWords, askedOf } from './asked.ts';
import { rootOf } from './press-guard.ts';
import { useRequests } from './requests-store.ts';
import { useTargets } from './targets.tsx';

/** Milliseconds over which log entries are batched into one announcement. */
const BATCH_MS = 1_000;
/** Most entries announced at once: at the end of a match all of its log may be new. */
const MOST = 10;

interface Props {
  readonly frame: Frame | null;
  readonly boards: AskedWords & { readonly log?: TitleLog };
  /** The question of this page. */
  readonly question: Decision | null;
  /** Name of the match. */
  readonly name: string;
}

/**
 * Live regions for screen readers: what is asked assertively, log entries politely in batches. Sets the window title too.
 */
export function Announcer({ frame, boards, question, name }: Props) {
  const t = useTranslate();
  const { log } = boards;
  const asked = question !== null;
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
      <p aria-live="assertive">{question && <Asked question={question} words={boards} />}</p>
      <p aria-live="polite">{news}</p>
    </div>
  );
}

/**
 * That it is our turn, each question, and the act that would confirm a chosen option. What is new is another element, so
 * that a question in the same words as the one before is read again; the steps of a draft are one question.
 */
function Asked({ question, words }: { question: Decision; words: AskedWords }) {
  const t = useTranslate();
  const targets = useTargets();
  const { ready } = targets;
  const asked = t(askedOf(question, targets, words));
  return (
    <>
      <span>{t('match.yourTurn')}</span> <span key={`${rootOf(question.id)} ${asked}`}>{asked}</span>{' '}
      {ready && <span key={ready.option.key}>{t(ready.act)}</span>}
    </>
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
