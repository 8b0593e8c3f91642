import { Suspense } from 'react';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { cx } from '../../kit/ui/cx.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { ConnectionBanner } from './connection.tsx';
import * as css from './shell.module.css';
import { useToastPlace } from './toast-place.ts';

// Loaded after the question, which they do not move.
const LaterBanners = lazyPart(async () => (await import('./later-banners.tsx')).LaterBanners);
const RequestBanners = lazyPart(async () => (await import('./later-banners.tsx')).RequestBanners);

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly viewers: readonly string[];
}

/**
 * Banners that stay while their cause lasts. They are over the strip of players and push nothing; those about requests, and
 * questions of the page itself, are where requests are asked. On a phone all are at the lower edge of the board.
 */
export function Banners(props: Props) {
  useToastPlace();
  const isPhone = usePhone();
  const requests = (
    <Suspense fallback={null}>
      <RequestBanners {...props} />
    </Suspense>
  );
  return (
    <>
      <div className={css.banners} data-banners="">
        <ConnectionBanner />
        <Suspense fallback={null}>
          <LaterBanners {...props} />
        </Suspense>
        {isPhone && requests}
      </div>
      {!isPhone && (
        <div className={cx(css.banners, css.notices)} data-notices="">
          {requests}
        </div>
      )}
    </>
  );
}
