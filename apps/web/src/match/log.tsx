import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import { loadEarlier } from '../net/earlier-log.ts';
import { useMatch } from '../net/match-store.ts';
import type { Frame, LogEntry } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import css from './log.module.css';

/** So near to the top, in pixels, older entries are loaded. */
const NEAR_TOP = 40;
const NEAR_END = 40;

/** The log of the match on screen, as far back as it was loaded. */
export function MatchLog({ frame }: { frame: Frame }) {
  const loaded = useMatch(({ logs }) => logs[frame.viewer]);
  return <Log entries={loaded ?? frame.log} onEarlier={() => loadEarlier(frame.viewer)} />;
}

/**
 * Keeps the place in a list that grows at both ends: at the end while the reader is there, otherwise at the entry that
 * is looked at. Returns what has to be called when the list is scrolled.
 */
function useScrollPlace(list: RefObject<HTMLElement | null>, entries: readonly LogEntry[]): () => void {
  const atEnd = useRef(true);
  const before = useRef({ first: 0, height: 0 });
  const first = entries[0]?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new entries are the reason to scroll.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (first < before.current.first) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { first, height: box.scrollHeight };
  }, [entries]);
  const isEmpty = entries.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is there once there is an entry.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [isEmpty]);
  return () => {
    const box = list.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  };
}

/** What has happened, oldest first, one sentence an entry; older entries are loaded at the top. */
function Log({ entries, onEarlier }: { entries: readonly LogEntry[]; onEarlier(): Promise<void> }) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [isLoading, setLoading] = useState(false);
  const keepPlace = useScrollPlace(list, entries);
  const hasEarlier = (entries[0]?.seq ?? 0) > 0;
  const load = async () => {
    if (isLoading || !hasEarlier) return;
    setLoading(true);
    await onEarlier();
    setLoading(false);
  };
  const onScroll = () => {
    keepPlace();
    if ((list.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP) void load();
  };
  if (entries.length === 0) return <p className={css.empty}>{say('match.logEmpty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <ol className={css.log} ref={list} onScroll={onScroll} tabIndex={0} aria-label={say('match.log')}>
      {hasEarlier && (
        <li className={css.earlier}>
          <Button variant="quiet" small sending={isLoading} onClick={() => void load()}>
            {say('match.logEarlier')}
          </Button>
        </li>
      )}
      {entries.map((entry) => (
        <li key={entry.seq} className={css.entry}>
          {say(entry.key, entry.params)}
        </li>
      ))}
    </ol>
  );
}
