import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noticeOf } from '../../chat/notice.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { keyOf } from '../../kit/net/chat-lines.ts';
import { useChat } from '../../kit/net/chat-store.ts';
import { useMatch } from '../../kit/net/match-store.ts';
import { isMuted, useMuted } from '../../kit/net/muted.ts';
import { isQuick, POINT } from '../../kit/net/said-by-key.ts';
import type { Said } from '../../kit/net/types.ts';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { lookClass, type SeatLook } from '../../kit/ui/seat-looks.ts';
import { playCue } from '../../settings/sound/sounds.ts';
import { noteHidden } from './hidden-marks.ts';
import { partNameOf, placesOf, putOver } from './place-at.ts';
import * as css from './quick-layer.module.css';

/** Milliseconds for which a phrase or a place pointed at is seen. */
const SEEN_MS = 6_000;
/** Most phrases at once. */
const MOST = 3;

/** What has been said by key since the page is there, for as long as it is seen; of each person the newest place only. */
function useFresh(): readonly Said[] {
  const lines = useChat((state) => state.lines);
  const isReady = useMatch((state) => state.ready);
  const muted = useMuted((state) => state.muted);
  const known = useRef<Set<string> | null>(null);
  const [shown, setShown] = useState<readonly Said[]>([]);
  const arrive = useEffectEvent((fresh: readonly Said[]) => {
    const again = new Set(fresh.filter(isPoint).map(({ person }) => person));
    setShown((before) => [...before.filter((line) => !isPoint(line) || !again.has(line.person)), ...fresh]);
    void playCue('step');
  });
  useEffect(() => {
    if (!isReady) return;
    known.current ??= new Set(lines.map(keyOf));
    const before = known.current;
    const fresh = lines.filter((line) => isQuick(line) && !before.has(keyOf(line)));
    for (const line of lines) before.add(keyOf(line));
    if (fresh.length > 0) arrive(fresh);
  }, [lines, isReady]);
  useEffect(() => {
    const [oldest] = shown;
    if (!oldest) return;
    const timer = setTimeout(() => setShown((all) => all.filter((line) => line !== oldest)), SEEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.filter((line) => !isMuted(line, muted));
}

const isPoint = ({ notice }: Said): boolean => notice?.key === POINT;

interface Props {
  lookOf(seat: string): SeatLook;
}

/**
 * Over the page of a match, where nothing of it can be pressed: phrases that people send, over the corner of the board, and
 * marks on places and open cards they point at, wherever these are. Screen readers are told by `ChatNews`.
 */
export function QuickLayer({ lookOf }: Props) {
  const fresh = useFresh();
  const phrases = fresh.filter((line) => !isPoint(line)).slice(-MOST);
  const look = ({ seat }: Said) => lookClass(seat === undefined ? 'none' : lookOf(seat));
  return (
    <div className={css.layer} aria-hidden="true" data-quick-layer="">
      <ul className={css.phrases} data-quick="">
        {fresh.map((line) => {
          if (isPoint(line)) return <Point key={keyOf(line)} line={line} className={look(line)} />;
          return phrases.includes(line) && <Phrase key={keyOf(line)} line={line} className={look(line)} />;
        })}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly line: Said;
  readonly className: string | undefined;
}

/** What has been said, in words. */
function Phrase({ line, className }: LineProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <li className={cx(css.phrase, className)} data-phrase={line.notice?.key}>
      {line.team !== undefined && <Icon name="lock" size={14} />}
      <span>{noticeOf(t, language, line)}</span>
    </li>
  );
}

/** A ring around a place, with the name of who points at it; it follows the place while the page moves. In words where the page does not show the place. */
function Point({ line, className }: LineProps) {
  const t = useTranslate();
  const mark = useRef<HTMLLIElement>(null);
  const [isShown, setShown] = useState(true);
  const { at, what } = line.notice?.params ?? {};
  const target = typeof at === 'string' ? at : '';
  const id = keyOf(line);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const layer = mark.current?.closest<HTMLElement>('[data-quick-layer]');
      const page = layer?.closest('[data-match-page]');
      if (mark.current && layer && page) {
        const place = placesOf(page).get(target);
        const isOver = putOver(mark.current, layer, place, page);
        setShown(isOver);
        noteHidden(id, isOver || !place ? null : partNameOf(place));
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      noteHidden(id, null);
    };
  }, [id, target]);
  const place = typeof what === 'object' ? t(what) : '';
  return (
    <>
      <li ref={mark} className={cx(css.mark, className)} hidden={!isShown} data-point={target}>
        <span className={css.ring} />
        <span className={css.who}>
          {line.from}
          <span className={css.where}>: {place}</span>
        </span>
      </li>
      {!isShown && <Phrase line={line} className={className} />}
    </>
  );
}
