import type { Frame, MatchSummary } from '../net/types.ts';
import { AgreementBanners } from './agreements.tsx';
import { DrawBanner } from './draw.tsx';
import { LeaveBanner } from './leave-news.tsx';
import { StandInBanner } from './seat-acts.tsx';
import { UndoRequestBanner } from './undo-request.tsx';

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly viewers: readonly string[];
}

/** Banners about agreements with other players. */
export function LaterBanners({ summary, frame, viewers }: Props) {
  return (
    <>
      <AgreementBanners summary={summary} viewers={viewers} />
      <UndoRequestBanner matchId={summary.matchId} />
      <DrawBanner frame={frame} mine={viewers} />
      <StandInBanner summary={summary} mine={viewers} />
      <LeaveBanner summary={summary} frame={frame} mine={viewers} />
    </>
  );
}
