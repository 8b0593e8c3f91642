import { Suspense, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { propose } from '../../kit/net/agreements.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { useSending } from './agreements.tsx';

const AbsenceDialog = lazyPart(async () => (await import('./absence-dialog.tsx')).default);

/** What players may propose to each other: to stop the clocks, and another absence rule. */
export function ProposalButtons({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const info = infoOf(useTitles().titles, summary.title);
  const { busy, send } = useSending();
  const [open, setOpen] = useState(false);
  const { matchId, status, frozen, proposal, clock, absence, paused } = summary;
  if (status !== 'playing' || frozen || proposal) return null;
  return (
    <>
      {(clock || absence) && !paused && (
        <Button
          small
          icon="pause"
          sending={busy === 'pause'}
          onClick={() => void send('pause', () => propose(matchId, { kind: 'pause' }))}
        >
          {t('pause.ask')}
        </Button>
      )}
      {(info?.bots.length ?? 0) > 0 && (
        <Button small icon="clock" onClick={() => setOpen(true)}>
          {t('absence.ask')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <AbsenceDialog summary={summary} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
