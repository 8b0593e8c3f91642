import { Suspense, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { byOurClock } from '../../kit/net/server-time.ts';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary, SeatSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { useSecondsUntil } from '../../kit/ui/use-seconds.ts';

const GiveDialog = lazyPart(async () => (await import('./give-dialog.tsx')).default);

interface GiveSeatProps {
  readonly summary: MatchSummary;
  readonly seat: SeatSummary;
  readonly mine: readonly string[];
}

/** For players, the host and owners of the server: gives the seat of a player on who has been away for some time. */
export function GiveSeat({ summary, seat, mine }: GiveSeatProps) {
  const t = useTranslate();
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const [open, setOpen] = useState(false);
  const giveAt = seat.giveAt === undefined ? null : byOurClock(seat.giveAt);
  const isDue = useSecondsUntil(giveAt) === 0 && giveAt !== null;
  const alone = isOwner || summary.isHost === true;
  const isMine = mine.includes(seat.id);
  if (!isDue || isMine || (mine.length === 0 && !alone) || summary.proposal) return null;
  const name = seat.playerName ?? '';
  return (
    <>
      <Button small icon="hand" aria-label={t('give.at', { name })} onClick={() => setOpen(true)}>
        {t('give.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <GiveDialog summary={summary} seat={seat} mine={mine} alone={alone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
