import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { SoundQuestion } from '../alerts/sound-question.tsx';
import { AgreementBanners } from '../people/agreements.tsx';
import { LeaveBanner } from '../people/leave-news.tsx';
import { StandInBanner } from '../people/seat-acts.tsx';
import { DrawBanner } from '../requests/draw.tsx';
import { UndoRequestBanner } from '../requests/undo-request.tsx';

interface Props {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly viewers: readonly string[];
}

/** How requests of this session and of others go on, and what the page itself asks: where requests are asked. */
export function RequestBanners({ summary, frame, viewers }: Props) {
  return (
    <>
      <UndoRequestBanner summary={summary} viewer={frame.viewer} mine={viewers} />
      <DrawBanner frame={frame} mine={viewers} />
      {viewers.length > 0 && !frame.outcome && <SoundQuestion />}
    </>
  );
}

/** Banners about agreements with other players. */
export function LaterBanners({ summary, frame, viewers }: Props) {
  return (
    <>
      <AgreementBanners summary={summary} viewers={viewers} />
      <StandInBanner summary={summary} mine={viewers} />
      <LeaveBanner summary={summary} frame={frame} mine={viewers} />
    </>
  );
}
