import type { ChatAudience, Sanction } from '@echo-base/protocol';
import { create } from 'zustand';
import { readChatDraft, writeChatDraft } from './chat-draft.ts';
import { isNew, keyOf, type Lines, readBefore, withLines, writeMarks } from './chat-lines.ts';
import { withoutReload } from './parts.ts';
import { byOurClock } from './server-time.ts';
import { emit, type Refused } from './socket.ts';
import { steadyNow } from './steady-time.ts';
import type { Said } from './types.ts';

/** A mute; until when, by `steadyNow`, if it has an end. */
interface Muted {
  readonly until: number | null;
}

const mutedOf = ({ until }: Sanction): Muted => ({ until: until === undefined ? null : byOurClock(until) });

/** Whether a mute has come to its end. */
const isOver = (muted: Muted | null): boolean => muted !== null && muted.until !== null && muted.until <= steadyNow();

interface ChatState {
  readonly matchId: string | null;
  /** Messages, oldest first. */
  readonly lines: Lines;
  /** Keys of messages this reader has read or written. */
  readonly seen: ReadonlySet<string>;
  /** Text being typed; stays when the chat is closed and opened again. */
  readonly draft: string;
  /** Readers of the next message: all, or only the team. */
  readonly audience: ChatAudience | 'all';
  /** The mute of this reader by the host or an owner of the server, also once it is over; null without one. */
  readonly muted: Muted | null;
  open(matchId: string | null): void;
  /** Whether this reader may write again, and has not done so yet. */
  readonly isFreed: boolean;
  /** Whether this reader may write, as the server says. */
  voice(muted: Sanction | undefined): void;
  /** Adds recent messages of the answer to `watch`; may contain known ones. */
  history(lines: Lines): void;
  said(line: Said): void;
  /** Marks all messages as read. */
  read(): void;
  write(draft: string): void;
  address(audience: ChatAudience | 'all'): void;
  /**
   * Sends the text to all, or to the team given; null once the server has it. The field is cleared at once; a refused
   * text returns to it, before what has been typed since.
   */
  say(text: string, team: string | null): Promise<Refused | null>;
}

const EMPTY = { muted: null, isFreed: false, lines: [], seen: new Set<string>(), draft: '', audience: 'all' as const };

/** Chat of the match on screen. What is unsent is stored, so that it survives a reload. */
export const useChat = create<ChatState>((set, get) => ({
  ...EMPTY,
  matchId: null,
  open: (matchId) => set({ ...EMPTY, matchId, ...(matchId !== null && readChatDraft(matchId)) }),
  history(fresh) {
    const { matchId, lines, seen } = get();
    if (!matchId) return;
    const next = withLines(lines, fresh);
    if (lines.length > 0 || seen.size > 0) return set({ lines: next });
    set({ lines: next, seen: readBefore(matchId, next) });
  },
  said(line) {
    const { matchId, lines } = get();
    if (line.matchId === matchId) set({ lines: withLines(lines, [line]) });
  },
  read() {
    const { matchId, lines, seen } = get();
    if (!matchId || !lines.some((line) => isNew(line, seen))) return;
    set({ seen: new Set(lines.map(keyOf)) });
    writeMarks(matchId, lines);
  },
  voice: (muted) => set({ muted: muted ? mutedOf(muted) : null, isFreed: muted === undefined }),
  write: (draft) => set({ draft, isFreed: false, ...(isOver(get().muted) && { muted: null }) }),
  address: (audience) => set({ audience }),
  async say(text, team) {
    const { matchId } = get();
    if (!matchId) return null;
    set({ draft: '' });
    const answer = await withoutReload(() =>
      emit('say', { matchId, text, ...(team !== null && { audience: 'team' }) }),
    );
    const now = get();
    if (now.matchId !== matchId) return answer.ok ? null : answer.error;
    if (answer.ok) set({ seen: new Set([...now.seen, keyOf({ seq: answer.seq, ...(team !== null && { team }) })]) });
    else set({ draft: [text, now.draft].filter(Boolean).join(' ') });
    return answer.ok ? null : answer.error;
  },
}));

useChat.subscribe(({ matchId, draft, audience }, before) => {
  const isChanged = draft !== before.draft || audience !== before.audience;
  if (matchId !== null && matchId === before.matchId && isChanged) writeChatDraft(matchId, { draft, audience });
});
