import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { serverPath } from '../../kit/net/base-path.ts';
import { unread } from '../../kit/net/log.ts';
import type { Decision, Frame, LogEntry, Text } from '../../kit/net/types.ts';
import type { TitleLog } from '../../question/board-set.ts';
import type { Moment } from '../../question/log/moment.ts';
import { useMoments, useStage } from '../../question/log/moments-context.ts';
import { arrivedSince } from '../../question/log/queue.ts';
import { type AskedWords, askedOf } from '../../question/selection/asked.ts';
import { rootOf } from '../../question/selection/press-guard.ts';
import { useChosen } from '../../question/selection/use-selection.ts';
import { useRequests } from '../requests/requests-store.ts';

/** Milliseconds over which log entries are batched into one moment. */
const BATCH_MS = 1_000;
/** The same while moments are played: each is read with its result, before the question that waits for it. */
const RESULT_MS = 100;
/** Most entries announced at once: at the end of a match all of its log may be new. */
const MOST = 10;

interface Props {
  readonly frame: Frame | null;
  readonly boardSet: AskedWords & { readonly log?: TitleLog };
  /** The question of this page. */
  readonly question: Decision | null;
  /** Name of the match. */
  readonly name: string;
}

/**
 * Live regions for screen readers: what is asked assertively, moments and log entries politely. Sets the window title too.
 */
export function Announcer({ frame, boardSet, question, name }: Props) {
  const t = useTranslate();
  const { log } = boardSet;
  const { all } = useMoments();
  const batchMs = useStage().time === null ? BATCH_MS : RESULT_MS;
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
    const fresh = newsOf(unreadEntries, arrivedSince(all, read.current), log);
    const timer = setTimeout(() => {
      if (fresh.length === 0) return;
      setNews(fresh.map((words) => t(words)).join(' '));
      read.current = length;
    }, batchMs);
    return () => clearTimeout(timer);
  }, [entries, length, all, batchMs, log, t]);
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
      <p aria-live="assertive">{question && <Asked question={question} words={boardSet} />}</p>
      <p aria-live="polite">{news}</p>
    </div>
  );
}

/**
 * What is read of new entries: each moment in one sentence after its result, with what its dice were rolled for and what
 * it meant; entries that no moment tells as the log has them.
 */
function newsOf(entries: readonly LogEntry[], moments: readonly Moment[], log: TitleLog | undefined): readonly Text[] {
  const told = new Set(moments.flatMap((moment) => moment.entries.map(({ seq }) => seq)));
  const others = entries.filter(({ seq }) => !told.has(seq));
  const doer = (entry: LogEntry | undefined): readonly Text[] => {
    const actor = entry && log?.actorOf?.(entry);
    return actor ? [{ key: 'match.actor', params: { name: actor } }] : [];
  };
  const sentences = (log?.sentencesOf?.(others) ?? others).map((entry) => ({
    seq: entry.seq,
    words: [...doer(entry), entry],
  }));
  const read = moments.slice(-MOST).map((moment) => ({
    seq: moment.seq,
    words: [...doer(moment.entries[0]), ...wordsOf(moment)],
  }));
  return [...sentences, ...read].sort((a, b) => a.seq - b.seq).flatMap(({ words }) => words);
}

const wordsOf = ({ dice, opening, title, meaning }: Moment): readonly Text[] =>
  [dice === undefined ? undefined : opening, title, meaning].filter((words) => words !== undefined);

/**
 * That it is our turn, each question, and the act that would confirm a chosen option. What is new is another element, so
 * that a question in the same words as the one before is read again; the steps of a draft are one question.
 */
function Asked({ question, words }: { question: Decision; words: AskedWords }) {
  const t = useTranslate();
  const chosen = useChosen();
  const { ready } = chosen;
  const asked = t(askedOf(question, chosen, words));
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
