import { useTranslate } from '../../kit/i18n/translate.tsx';
import { SOCKETS_BLOCKED } from '../../kit/net/blocked-sockets.ts';
import { reconnect, useConnection } from '../../kit/net/socket.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useReportsConnection } from '../../kit/ui/use-part-notice.ts';
import { useSecondsUntil } from '../../kit/ui/use-seconds.ts';

/** Refusals that last until the player acts on them. */
const FOR_GOOD = ['banned', 'too_many_sockets', 'bad_origin', 'no_session'];

/** Banner while disconnected: the reason, what is safe, and when the next attempt is made. */
export function ConnectionBanner() {
  const t = useTranslate();
  const { state, retryAt, reason } = useConnection();
  const seconds = useSecondsUntil(retryAt);
  useReportsConnection(state === 'lost');
  if (state !== 'lost') return null;
  const retry = (
    <Button small onClick={reconnect}>
      {t('match.retryNow')}
    </Button>
  );
  if (reason !== null && FOR_GOOD.includes(reason)) {
    return (
      <Banner tone="error" title={t('match.turnedAway')} action={retry}>
        {t({ key: `refused.${reason}` })}
      </Banner>
    );
  }
  if (reason === SOCKETS_BLOCKED) {
    return (
      <Banner tone="error" title={t('match.lost')} action={retry}>
        {t('match.noSockets')} {t('match.lostSafe')}
      </Banner>
    );
  }
  return (
    <Banner title={t(reason === 'going_away' ? 'match.restarting' : 'match.lost')} action={retry}>
      {t('match.lostSafe')} {t(seconds > 1 ? 'match.lostRetry' : 'match.lostTrying', { seconds })}
    </Banner>
  );
}
