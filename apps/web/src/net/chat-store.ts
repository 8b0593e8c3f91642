import { create } from 'zustand';
import { isNew, type Lines, readMark, withLines, writeMark } from './chat-lines.ts';
import { emit, type Refused } from './socket.ts';
import type { Said } from './types.ts';

interface ChatState {
  readonly matchId: string | null;
  /** Messages, oldest first. */
  readonly lines: Lines;
  /** Messages this reader has read or written. */
  readonly seen: ReadonlySet<number>;
  /** Text being typed; stays when the chat is closed and opened again. */
  readonly draft: string;
  open(matchId: string | null): void;
  /** Adds recent messages of the answer to `watch`; may contain known ones. */
  history(lines: Lines): void;
  said(line: Said): void;
  /** Marks all messages as read. */
  read(): void;
  write(draft: string): void;
  /**
   * Sends the text; null once the server has it. The field is cleared at once; a refused text returns to it, before
   * what has been typed since.
   */
  say(text: string): Promise<Refused | null>;
}

const EMPTY = { lines: [], seen: new Set<number>(), draft: '' };

/** Chat of the match on screen. */
export const useChat = create<ChatState>((set, get) => ({
  ...EMPTY,
  matchId: null,
  open: (matchId) => set({ ...EMPTY, matchId }),
  history(fresh) {
    const { matchId, lines, seen } = get();
    if (!matchId) return;
    const next = withLines(lines, fresh);
    if (lines.length > 0 || seen.size > 0) return set({ lines: next });
    // On the first answer: what was read in this browser before, or everything on the first visit.
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
