import { boardFor } from '../boards/index.ts';
import { useLanguage } from '../i18n/language.ts';
import { loadTitle } from '../i18n/texts.ts';
import { showMatch } from '../net/api.ts';
import { noteClocks } from '../net/clock-time.ts';
import { takeEarly, watchKey } from '../net/early.ts';
import { listen, useMatch } from '../net/match-store.ts';

/** Opens a match and loads what its page needs, so that the page is rendered once. Rejects if it cannot be shown. */
export async function prepareMatch(matchId: string, invite: string | null): Promise<void> {
  const [summary, early] = await Promise.all([showMatch(matchId, invite), takeEarly(watchKey(matchId))]);
  const watched = await early?.json();
  listen();
  useMatch.getState().open(matchId, invite, watched);
  noteClocks(summary);
  useMatch.setState({ summary });
  if (summary.status !== 'waiting')
    await Promise.all([boardFor(summary.title), loadTitle(summary.title, useLanguage.getState().language)]);
}
