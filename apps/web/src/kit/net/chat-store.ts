import type { ChatAudience, Sanction } from '@echo-base/protocol';
import { create } from 'zustand';
import { readChatDraft, writeChatDraft } from './chat-draft.ts';
import { isNew, keyOf, type Lines, readBefore, withLines, writeMarks } from './chat-lines.ts';
import { isMuted, useMuted } from './muted.ts';
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
  /**
   * Readers of the next message: all, or only the team. As long as nothing is typed it follows the last message read; a
   * text that is begun keeps its readers until they are chosen again.
   */
  readonly audience: ChatAudience | 'all';
  /** Whether they are chosen for the next message, so that no message read changes them. */
  readonly isChosen: boolean;
  /** The mute of this reader by the host or an owner of the server, also once it is over; null without one. */
  readonly muted: Muted | null;
  open(matchId: string | null): void;
  /** Whether this reader may write again, and has not done so yet. */
  readonly isFreed: boolean;
  /** Whether the field is in use. */
  readonly isHeld: boolean;
  /** Whether this reader may write, as the server says. */
  voice(muted: Sanction | undefined): void;
  /** Adds recent messages of the answer to `watch`; may contain known ones. */
  history(lines: Lines): void;
  said(line: Said): void;
  /** Marks all messages as read; the next message goes to the readers of the last of them. */
  read(): void;
  write(draft: string): void;
  /** Chooses the readers of the next message. */
  address(audience: ChatAudience | 'all'): void;
  /** Marks the field as in use: what its reader may be about to type for the team does not go to all. */
  hold(isHeld: boolean): void;
  /**
   * Sends the text to all, or to the team given; null once the server has it. The field is cleared at once; a refused
   * text returns to it, before what has been typed since.
   */
  say(text: string, team: string | null): Promise<Refused | null>;
}

const EMPTY = {
  muted: null,
  isFreed: false,
  lines: [],
  seen: new Set<string>(),
  draft: '',
  audience: 'all' as const,
  isChosen: false,
  isHeld: false,
};

/** The readers of an answer to the last message of another person; those of now while they must stay. */
function audienceAfter({ lines, draft, audience, isChosen, isHeld }: ChatState): ChatState['audience'] {
  const { muted } = useMuted.getState();
  const last = lines.findLast((line) => !line.notice && !isMuted(line, muted));
  if (draft !== '' || isChosen || !last) return audience;
  if (last.team !== undefined) return 'team';
  return isHeld ? audience : 'all';
}

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
    set({ seen: new Set(lines.map(keyOf)), audience: audienceAfter(get()) });
    writeMarks(matchId, lines);
  },
  voice: (muted) => set({ muted: muted ? mutedOf(muted) : null, isFreed: muted === undefined }),
  write: (draft) => set({ draft, isFreed: false, ...(isOver(get().muted) && { muted: null }) }),
  address: (audience) => set({ audience, isChosen: true }),
  hold: (isHeld) => set({ isHeld }),
  async say(text, team) {
    const { matchId } = get();
    if (!matchId) return null;
    set({ draft: '', isChosen: false });
    const answer = await withoutReload(() =>
      emit('say', { matchId, text, ...(team !== null && { audience: 'team' }) }),
    );
    const now = get();
    if (now.matchId !== matchId) return answer.ok ? null : answer.error;
    if (answer.ok) set({ seen: new Set([...now.seen, keyOf({ seq: answer.seq, ...(team !== null && { team }) })]) });
    else {
      // What was for the team stays there, with all that has been typed since.
      const isForTeam = team !== null || (now.audience === 'team' && now.draft !== '');
      set({ draft: [text, now.draft].filter(Boolean).join(' '), audience: isForTeam ? 'team' : 'all' });
    }
    return answer.ok ? null : answer.error;
  },
}));

useChat.subscribe(({ matchId, draft, audience }, before) => {
  const isChanged = draft !== before.draft || audience !== before.audience;
  if (matchId !== null && matchId === before.matchId && isChanged) writeChatDraft(matchId, { draft, audience });
});
