import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { PlanSender, usePlans } from '../../kit/net/plan-store.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { Decision, Frame, MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { MatesContext, matesOf } from '../../question/mates.ts';
import { useSelected } from '../../question/selection/use-selection.ts';

/** Whether another person has a seat in the team of this one. */
function hasMate(
  { seats, mine = [] }: Pick<MatchSummary, 'seats' | 'mine'>,
  info: TitleInfo | undefined,
  seat: string,
): boolean {
  const teamOf = (id: string) => info?.seats.find((one) => one.id === id)?.team;
  const team = teamOf(seat);
  return (
    team !== undefined && seats.some(({ id, kind }) => kind === 'human' && teamOf(id) === team && !mine.includes(id))
  );
}

interface TeamPlansProps {
  readonly summary: MatchSummary;
  /** The frame as the server sent it. */
  readonly frame: Frame;
  /** The question of this session as it was asked; null for none. */
  readonly asked: Decision | null;
  /** The parts of its draft; null if it is not drafted. */
  readonly picked: readonly string[] | null;
  readonly children: ReactNode;
}

/** Plans of a team: what the mates plan for the board, and what this session has picked for the mates. */
export function TeamPlans({ summary, frame, asked, picked, children }: TeamPlansProps) {
  const plans = usePlans((state) => state.bySeat);
  const mates = useMemo(() => matesOf(frame, plans), [frame, plans]);
  const { titles } = useTitles();
  return (
    <MatesContext value={mates}>
      {asked && hasMate(summary, infoOf(titles, summary.title), asked.seat) && (
        <Published matchId={frame.matchId} asked={asked} parts={picked ?? []} />
      )}
      {children}
    </MatesContext>
  );
}

/** Renders nothing: shows the team what is picked for a question but not sent. */
function Published({ matchId, asked, parts }: { matchId: string; asked: Decision; parts: readonly string[] }) {
  const chosen = useSelected(({ ready, picked }) => (ready ? [...picked, ready.option.key] : picked));
  const [sender] = useState(() => new PlanSender());
  const keys = new Set(asked.options.map(({ key }) => key));
  const picked = [...new Set([...parts, ...chosen])].filter((key) => keys.has(key));
  const { seat, id } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the keys.
  useEffect(() => sender.show({ matchId, seat, decision: id, picked }), [sender, matchId, seat, id, picked.join(' ')]);
  useEffect(() => () => sender.close(), [sender]);
  return null;
}
