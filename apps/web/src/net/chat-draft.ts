import type { ChatAudience } from '@echo-base/protocol';

/** The unsent text of a match, and who is to read it. */
interface ChatDraft {
  readonly draft: string;
  readonly audience: ChatAudience | 'all';
}

const keyOf = (matchId: string): string => `chat ${matchId}`;

/** What this tab has stored for a match, such as before a reload; undefined for nothing. */
export function readChatDraft(matchId: string): ChatDraft | undefined {
  try {
    const stored = globalThis.sessionStorage?.getItem(keyOf(matchId)) ?? '';
    const [, audience, draft] = /^(all|team) (.+)$/s.exec(stored) ?? [];
    return draft === undefined ? undefined : { draft, audience: audience === 'team' ? 'team' : 'all' };
  } catch {
    return undefined;
  }
}

/** Stores the unsent text of a match; an empty one is removed. */
export function writeChatDraft(matchId: string, { draft, audience }: ChatDraft): void {
  try {
    if (draft === '') globalThis.sessionStorage?.removeItem(keyOf(matchId));
    else globalThis.sessionStorage?.setItem(keyOf(matchId), `${audience} ${draft}`);
  } catch {
    // Without storage a text lasts as long as this page.
  }
}
