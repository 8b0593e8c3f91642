import type { ChatAudience } from '@echo-base/protocol';
import { readStored, writeStored } from './stored.ts';

/** The unsent text of a match, which may be empty, and who is to read it. */
interface ChatDraft {
  readonly draft: string;
  readonly audience: ChatAudience | 'all';
}

const keyOf = (matchId: string): string => `chat ${matchId}`;

/** What this tab has stored for a match, such as before a reload; undefined for nothing. */
export function readChatDraft(matchId: string): ChatDraft | undefined {
  const stored = readStored('sessionStorage', keyOf(matchId)) ?? '';
  const [, audience, draft] = /^(all|team) (.*)$/s.exec(stored) ?? [];
  return draft === undefined ? undefined : { draft, audience: audience === 'team' ? 'team' : 'all' };
}

/** Stores the unsent text of a match and its readers; an empty one to all is removed. */
export function writeChatDraft(matchId: string, { draft, audience }: ChatDraft): void {
  writeStored('sessionStorage', keyOf(matchId), draft === '' && audience === 'all' ? null : `${audience} ${draft}`);
}
