import { useEffect, useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import { reconnect, useConnection } from '../net/socket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** Seconds until a moment, counted down. */
function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Under the top bar while the server cannot be reached: what is safe, and when we try again. */
export function ConnectionBanner() {
  const say = useSay();
  const { state, retryAt } = useConnection();
  const seconds = useSecondsUntil(retryAt);
  if (state !== 'lost') return null;
  return (
    <Banner
      title={say('match.lost')}
      action={
        <Button small onClick={reconnect}>
          {say('match.retryNow')}
        </Button>
      }
    >
      {say('match.lostSafe')} {seconds > 0 && say('match.lostRetry', { seconds })}
    </Banner>
  );
}
