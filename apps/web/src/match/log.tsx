import { useEffect, useRef } from 'react';
import { useSay } from '../i18n/say.tsx';
import type { LogEntry } from '../net/types.ts';
import css from './log.module.css';

/** What has happened, oldest first, one sentence an entry; stays at the end while the reader does. */
export function Log({ entries }: { entries: readonly LogEntry[] }) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new entries are the reason to scroll.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const follow = () => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    };
    follow();
    const watcher = new ResizeObserver(follow);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [entries.length]);
  const onScroll = () => {
    const box = list.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  if (entries.length === 0) return <p className={css.empty}>{say('match.logEmpty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <ol className={css.log} ref={list} onScroll={onScroll} tabIndex={0} aria-label={say('match.log')}>
      {entries.map((entry) => (
        <li key={entry.seq} className={css.entry}>
          {say(entry.key, entry.params)}
        </li>
      ))}
    </ol>
  );
}
