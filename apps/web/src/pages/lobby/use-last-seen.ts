import { useEffect } from 'react';
import { useLanguage } from '../../kit/i18n/language.ts';
import { localeOf } from '../../kit/i18n/languages.ts';
import { matchName } from '../../kit/i18n/match-name.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { keepOfflinePage } from '../../kit/net/offline.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { stateOf } from './match-texts.ts';
import { waitsForMe } from './matches.ts';
import { offlinePage } from './offline-page.ts';

/** Leaves what the player sees of their games where it is found later: on the offline page, and as the badge of the app. */
export function useLastSeen(mine: readonly MatchSummary[] | undefined): void {
  const t = useTranslate();
  const of = useTitleTranslate();
  const { language } = useLanguage();
  const games = mine?.map((match) => ({
    name: matchName(of(match.title), language, match),
    state: stateOf(of(match.title), language, match),
    isAwaited: waitsForMe(match),
  }));
  const shown = games && JSON.stringify(games);
  const waiting = mine?.filter(waitsForMe).length;
  useEffect(() => {
    if (shown === undefined) return;
    const seen = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format();
    const words = { title: t('offline.title'), text: t('offline.text'), retry: t('app.retry') };
    void keepOfflinePage(
      offlinePage({
        ...words,
        lang: document.documentElement.lang,
        heading: t('offline.games', { time: seen }),
        games: JSON.parse(shown),
      }),
    );
  }, [shown, language, t]);
  useEffect(() => {
    if (waiting === undefined || !('setAppBadge' in navigator)) return;
    // Only an installed app has one; elsewhere the browser refuses.
    (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
  }, [waiting]);
}
