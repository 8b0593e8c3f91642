import { PLACE_IDS, type PlaceId } from '@echo-base/games/rebellion/client';
import { useEffect, useRef, useState } from 'react';
import { keyOf } from '../../../kit/net/chat-lines.ts';
import { useChat } from '../../../kit/net/chat-store.ts';
import { isMuted, useMuted } from '../../../kit/net/muted.ts';
import { byOurClock } from '../../../kit/net/server-time.ts';
import { steadyNow } from '../../../kit/net/steady-time.ts';
import type { Said } from '../../../kit/net/types.ts';

/** The place that a target is; undefined for other targets. */
export const placeNamed = (target: unknown): PlaceId | undefined => PLACE_IDS.find((id) => target === `place:${id}`);

/** The place that a line of the chat marks for the team. */
export const markedPlace = ({ notice }: Said): PlaceId | undefined => placeNamed(notice?.params?.at);

/** Milliseconds for which a mark of a mate is on the map; a line that comes later than that is read in the chat. */
const MARK_MS = 8_000;

/** Marks that have come while the map is open, newest last. */
export function useMarks(): readonly Said[] {
  const lines = useChat((state) => state.lines);
  const muted = useMuted((state) => state.muted);
  const known = useRef<Set<string> | null>(null);
  const [shown, setShown] = useState<readonly Said[]>([]);
  useEffect(() => {
    const before = known.current ?? new Set(lines.map(keyOf));
    known.current = before;
    const isNew = (line: Said) => line.notice?.key === 'signal.here' && !before.has(keyOf(line));
    const fresh = lines.filter((line) => isNew(line) && steadyNow() - byOurClock(line.at) < MARK_MS);
    for (const line of lines) before.add(keyOf(line));
    if (fresh.length === 0) return;
    setShown((now) => [...now, ...fresh]);
    setTimeout(() => setShown((now) => now.filter((line) => !fresh.includes(line))), MARK_MS);
  }, [lines]);
  return shown.filter((line) => !isMuted(line, muted));
}
