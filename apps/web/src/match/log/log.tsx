import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { loadEarlier } from '../../kit/net/earlier-log.ts';
import { upTo } from '../../kit/net/log.ts';
import { useMatch } from '../../kit/net/match-store.ts';
import type { Frame, LogEntry, Text } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { LookMark } from '../../kit/ui/look-mark.tsx';
import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { useRovingFocus } from '../../kit/ui/use-roving-focus.ts';
import type { LogSentence, TitleLog } from '../../question/board-set.ts';
import { useMoments } from '../../question/log/moments-context.ts';
import { NameStop } from '../../question/log/name-stop.ts';
import { Sentence } from '../../question/log/sentence.tsx';
import * as css from './log.module.css';
import { followsEnd, measure, NOT_SCROLLED, type ScrollBox } from './log-place.ts';

/** Pixels from the top at which older entries are loaded. */
const NEAR_TOP = 40;

/** The log of the match on screen, as far back as loaded. */
export function MatchLog({ frame, log }: { frame: Frame; log: TitleLog | undefined }) {
  const loaded = useMatch(({ logs }) => logs[frame.viewer]);
  const entries = useMemo(() => upTo(loaded ?? frame.log, frame), [loaded, frame]);
  return <Log entries={entries} log={log} view={frame.view} onEarlier={() => loadEarlier(frame.viewer)} />;
}

/**
 * Scroll anchoring for a list that grows at both ends: stays at the end if the reader is there, otherwise at the
 * current entry. `keepPlace`: the scroll handler, which returns whether the end is visible. `unread`: entries that came
 * while it was not; null while it is.
 */
function useScrollPlace(list: RefObject<HTMLElement | null>, entries: readonly LogEntry[]) {
  const atEnd = useRef(true);
  /** Number of the newest entry when the reader left the end; null at the end. */
  const [left, setLeft] = useState<number | null>(null);
  const newest = entries.at(-1)?.seq ?? 0;
  const seen = useRef<ScrollBox>(NOT_SCROLLED);
  const before = useRef({ first: 0, height: 0 });
  const first = entries[0]?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new entries are the reason to scroll.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (first < before.current.first) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { first, height: box.scrollHeight };
    seen.current = measure(box);
  }, [entries]);
  const isEmpty = entries.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is rendered once there is an entry.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
      seen.current = measure(box);
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [isEmpty]);
  const keepPlace = () => {
    const box = list.current;
    if (box) {
      const now = measure(box);
      atEnd.current = followsEnd(now, seen.current, atEnd.current);
      seen.current = now;
      setLeft((before) => (atEnd.current ? null : (before ?? newest)));
    }
    return atEnd.current;
  };
  const toEnd = () => {
    atEnd.current = true;
    setLeft(null);
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  return { keepPlace, toEnd, unread: left === null ? null : entries.filter(({ seq }) => seq > left).length };
}

interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly log: TitleLog | undefined;
  readonly view: unknown;
  onEarlier(): Promise<void>;
}

/** Entries rendered at first, and per page when the reader comes near the top. */
const PAGE = 100;
/** Most entries rendered while the list is at its end. */
const MOST_DRAWN = 300;

/**
 * The rendered part of the log: its newest entries, older ones as the reader scrolls back. Rendering a whole evening's
 * log at once takes seconds on a phone.
 */
function useDrawn(entries: readonly LogEntry[]) {
  const [from, setFrom] = useState(Number.POSITIVE_INFINITY);
  const newest = Math.max(0, entries.length - PAGE);
  const found = entries.findIndex(({ seq }) => seq >= from);
  const start = found < 0 ? newest : Math.min(found, newest);
  const begin = (index: number) => setFrom(entries[Math.max(0, index)]?.seq ?? 0);
  // Rendered entries stay as new ones come.
  if (from === Number.POSITIVE_INFINITY && entries.length > 0) begin(start);
  return {
    drawn: start === 0 ? entries : entries.slice(start),
    isWhole: start === 0,
    drawMore: () => begin(start - PAGE),
    drawEarlier: () => setFrom(0),
    drawLess: () => entries.length - start > MOST_DRAWN && begin(newest),
  };
}

/** Entries older than these have no layout while off screen. */
const LAID_OUT = 80;

/** The log, oldest first, one sentence per entry; older entries are loaded at the top. */
function Log({ entries, log, view, onEarlier }: LogProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [isLoading, setLoading] = useState(false);
  const { drawn, isWhole, drawMore, drawEarlier, drawLess } = useDrawn(entries);
  const { keepPlace, toEnd, unread } = useScrollPlace(list, drawn);
  const roving = useRovingFocus(list, newestOf);
  const hasEarlier = (drawn[0]?.seq ?? 0) > 0;
  const load = async () => {
    if (isLoading || !hasEarlier) return;
    if (!isWhole) return drawMore();
    setLoading(true);
    await onEarlier();
    drawEarlier();
    setLoading(false);
  };
  const onScroll = () => {
    if (keepPlace()) drawLess();
    if ((list.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP) void load();
  };
  if (entries.length === 0) return <p className={css.empty}>{t('match.logEmpty')}</p>;
  return (
    <div className={css.frame}>
      <ol
        {...roving}
        className={css.log}
        ref={list}
        onScroll={onScroll}
        aria-label={t('match.log')}
        aria-description={t('match.logKeys')}
      >
        {hasEarlier && (
          <li className={css.earlier}>
            <Button variant="quiet" small tabIndex={-1} sending={isLoading} onClick={() => void load()}>
              {t('match.logEarlier')}
            </Button>
          </li>
        )}
        <NameStop value={-1}>
          <Entries entries={entries} drawn={drawn} log={log} view={view} />
        </NameStop>
      </ol>
      {unread !== null && (
        <Button small icon="down" className={css.newest} onClick={toEnd}>
          {unread > 0 ? t('match.logNew', { count: unread }) : t('match.logNewest')}
        </Button>
      )}
    </div>
  );
}

const newestOf = (buttons: readonly HTMLElement[]): HTMLElement | undefined => buttons.at(-1);

interface EntriesProps extends Pick<LogProps, 'entries' | 'log' | 'view'> {
  readonly drawn: readonly LogEntry[];
}

/** The rendered entries, in sentences. */
function Entries({ entries, drawn, log, view }: EntriesProps) {
  const headings = useMemo(() => log?.headings(entries), [log, entries]);
  const told = useMemo((): readonly LogSentence[] => log?.sentencesOf?.(drawn) ?? drawn, [log, drawn]);
  const actors = useMemo(() => newActors(told, log, headings), [told, log, headings]);
  const { bySeq } = useMoments();
  return told.map((entry, index) => (
    <Entry
      key={entry.seq}
      entry={entry}
      log={log}
      heading={headings?.get(entry.seq)}
      mark={log?.markOf?.(entriesOf(entry)[0] ?? entry, view) ?? null}
      actor={actors.get(entry.seq)}
      announced={entriesOf(entry).find(({ seq }) => bySeq.has(seq))?.seq}
      isOld={index < told.length - LAID_OUT}
    />
  ));
}

/** Players named above a sentence: that of its act, unless it is still the one that was named last. */
function newActors(
  told: readonly LogSentence[],
  log: TitleLog | undefined,
  headings: ReadonlyMap<number, Text> | undefined,
): ReadonlyMap<number, Text> {
  const found = new Map<number, Text>();
  let last: Text | null = null;
  for (const entry of told) {
    if (headings?.has(entry.seq)) last = null;
    // A sentence may begin with what others brought about, such as the turn that their last act began.
    const actor = entriesOf(entry).reduce<Text | null>((found, one) => found ?? log?.actorOf?.(one) ?? null, null);
    if (actor !== null && !isSameText(actor, last ?? undefined)) found.set(entry.seq, actor);
    last = actor ?? last;
  }
  return found;
}

/** The entries of a sentence. */
const entriesOf = (entry: LogSentence): readonly LogEntry[] => entry.told ?? [entry];

interface EntryProps {
  readonly entry: LogSentence;
  readonly log: TitleLog | undefined;
  readonly heading: Text | undefined;
  /** The look of the seat or side whose act begins with it. */
  readonly mark: SeatLook | null;
  /** The player whose acts begin with it. */
  readonly actor: Text | undefined;
  /** Number of the entry that completes a moment. */
  readonly announced: number | undefined;
  readonly isOld: boolean;
}

const isSameText = (one: Text | undefined, other: Text | undefined): boolean =>
  one?.key === other?.key && JSON.stringify(one?.params) === JSON.stringify(other?.params);

/** An entry, with the mark of the seat or side whose act begins with it, and a heading before the first of a round or phase. */
const Entry = memo(
  function Entry({ entry, log, heading, mark, actor, announced, isOld }: EntryProps) {
    const t = useTranslate();
    return (
      <li className={cx(css.item, isOld && css.old)} data-seq={entry.seq} data-mark={mark ?? undefined}>
        {heading && <h3 className={cx('label', css.heading)}>{t(heading)}</h3>}
        <div className={cx(log?.markOf && css.marked, mark !== null && css.begins)}>
          {mark !== null && <LookMark look={mark} size={14} className={css.mark} />}
          <span>
            {actor !== undefined && <b className={css.actor}>{t(actor)}</b>}
            <Sentence message={entry} targetOf={log?.targetOf} />
            {announced !== undefined && <ReadAgain seq={announced} />}
          </span>
        </div>
      </li>
    );
  },
  (before, after) =>
    before.entry === after.entry &&
    before.log === after.log &&
    before.mark === after.mark &&
    isSameText(before.actor, after.actor) &&
    before.announced === after.announced &&
    before.isOld === after.isOld &&
    isSameText(before.heading, after.heading),
);

/** Button that opens the moment completed by this entry. */
function ReadAgain({ seq }: { seq: number }) {
  const t = useTranslate();
  const { bySeq, open } = useMoments();
  const moment = bySeq.get(seq);
  return (
    <button
      type="button"
      className={css.again}
      tabIndex={-1}
      aria-label={moment && t('recap.againAbout', { title: t(moment.title) })}
      onClick={() => moment && open(moment)}
    >
      {t('recap.again')}
    </button>
  );
}
