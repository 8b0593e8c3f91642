import type { Answer } from '@echo-base/protocol';
import { boardOf } from '../../boards/index.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { showMatch } from '../../kit/net/api.ts';
import { noteClocks } from '../../kit/net/clock-time.ts';
import { takeEmbedded, watchKey } from '../../kit/net/embedded.ts';
import { listen, useMatch } from '../../kit/net/match-store.ts';

/** Opens a match; `watched` is what the server has answered to `watch` before. */
export function openMatch(matchId: string, invite: string | null, watched?: Answer<'watch'>): void {
  listen();
  useMatch.getState().open(matchId, invite, { early: watched });
}

/** Opens a match and loads what its page needs, so that the page is rendered once. Rejects if it cannot be shown. */
export async function prepareMatch(matchId: string, invite: string | null): Promise<void> {
  const summary = await showMatch(matchId, invite);
  openMatch(matchId, invite, takeEmbedded(watchKey(matchId)) as Answer<'watch'> | undefined);
  noteClocks(summary);
  useMatch.setState({ summary });
  if (summary.status !== 'waiting')
    await Promise.all([boardOf(summary.title).load(), loadTitle(summary.title, useLanguage.getState().language)]);
}
