import { create } from 'zustand';
import { isNew, type Lines, readMark, withLines, writeMark } from './chat-lines.ts';
import { emit, type Refused } from './socket.ts';
import type { Said } from './types.ts';

interface ChatState {
  readonly matchId: string | null;
  /** What was said, oldest first. */
  readonly lines: Lines;
  /** Messages this reader has had before their eyes, or wrote. */
  readonly seen: ReadonlySet<number>;
  /** What is being typed; stays when the chat is closed and opened again. */
  readonly draft: string;
  open(matchId: string | null): void;
  /** What was said lately, as `watch` tells it; may hold what is known. */
  history(lines: Lines): void;
  said(line: Said): void;
  /** Everything there is has been read. */
  read(): void;
  write(draft: string): void;
  /**
   * Says the text; null when the table has it. The field is free for the next message at once; a text that was not taken
   * comes back before what has been written since.
   */
  say(text: string): Promise<Refused | null>;
}

const NOBODY = { lines: [], seen: new Set<number>(), draft: '' };

/** What is said at the table on screen. */
export const useChat = create<ChatState>((set, get) => ({
  ...NOBODY,
  matchId: null,
  open: (matchId) => set({ ...NOBODY, matchId }),
  history(fresh) {
    const { matchId, lines, seen } = get();
    if (!matchId) return;
    const next = withLines(lines, fresh);
    if (lines.length > 0 || seen.size > 0) return set({ lines: next });
    // The first answer: what was read in this browser before, or everything for whoever comes for the first time.
    const mark = readMark(matchId) ?? Number.POSITIVE_INFINITY;
    set({ lines: next, seen: new Set(next.filter(({ seq }) => seq <= mark).map(({ seq }) => seq)) });
  },
  said(line) {
    const { matchId, lines } = get();
    if (line.matchId === matchId) set({ lines: withLines(lines, [line]) });
  },
  read() {
    const { matchId, lines, seen } = get();
    if (!matchId || !lines.some((line) => isNew(line, seen))) return;
    set({ seen: new Set(lines.map(({ seq }) => seq)) });
    writeMark(matchId, Math.max(...lines.map(({ seq }) => seq)));
  },
  write: (draft) => set({ draft }),
  async say(text) {
    const { matchId } = get();
    if (!matchId) return null;
    set({ draft: '' });
    const answer = await emit('say', { matchId, text });
    const now = get();
    if (now.matchId !== matchId) return answer.ok ? null : answer.error;
    if (answer.ok) set({ seen: new Set([...now.seen, answer.seq]) });
    else set({ draft: [text, now.draft].filter(Boolean).join(' ') });
    return answer.ok ? null : answer.error;
  },
}));
