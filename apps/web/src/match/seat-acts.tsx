import { useState } from 'react';
import { type Translate, useTranslate } from '../i18n/translate.tsx';
import { reasonOf } from '../lobby/reason.ts';
import { infoOf, useTitles } from '../lobby/titles.ts';
import { claimSeat, reclaimSeat, standInFor } from '../net/api.ts';
import { byOurClock } from '../net/server-time.ts';
import type { MatchSummary, SeatSummary, TitleInfo } from '../net/types.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSecondsUntil } from '../ui/use-seconds.ts';
import { useIsOut } from './clocks.tsx';

/** Acts on a seat that delays the match, or that a bot plays for its owner. */
export type SeatAct = 'claim' | 'standIn' | 'standInMine' | 'reclaim';

interface Standing {
  readonly summary: MatchSummary;
  readonly info: TitleInfo | undefined;
  readonly seat: SeatSummary;
  /** Seats of this session. */
  readonly mine: readonly string[];
  /** The seat is out of time. */
  readonly isOut: boolean;
  /** Its player has been away long enough for others to act. */
  readonly isAbsent: boolean;
}

/** Acts of this session on a seat; the server decides. */
export function seatActsOf({ summary, info, seat, mine, isOut, isAbsent }: Standing): readonly SeatAct[] {
  const isOver = summary.status !== 'playing' || summary.frozen !== undefined;
  if (isOver || mine.length === 0 || seat.kind === 'bot') return [];
  const hasBots = (info?.bots.length ?? 0) > 0;
  if (mine.includes(seat.id)) return seat.standIn !== undefined ? ['reclaim'] : hasBots ? ['standInMine'] : [];
  const acts: SeatAct[] = [];
  if (isOut && summary.clock?.kind === 'bank' && summary.clock.atZero === 'claim' && isOpponent(info, seat.id, mine))
    acts.push('claim');
  if (isAbsent && hasBots && seat.standIn === undefined) acts.push('standIn');
  return acts;
}

function isOpponent(info: TitleInfo | undefined, seat: string, mine: readonly string[]): boolean {
  const teamOf = (id: string) => info?.seats.find((one) => one.id === id)?.team;
  const team = teamOf(seat);
  return team === undefined || !mine.some((own) => teamOf(own) === team);
}

const CALLS = {
  claim: claimSeat,
  standIn: standInFor,
  standInMine: standInFor,
  reclaim: reclaimSeat,
} as const;

function useCall(summary: MatchSummary, seat: string, act: SeatAct) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const run = async () => {
    setSending(true);
    try {
      await CALLS[act](summary.matchId, seat);
    } catch (error) {
      showToast({ tone: 'error', title: reasonOf(t, error) });
    }
    setSending(false);
  };
  return { sending, run };
}

const labelOf = (t: Translate, act: SeatAct, seat: string) => t(`away.${act}`, { name: t(`seat.${seat}`) });

function ActButton({
  summary,
  seat,
  act,
  small,
}: {
  summary: MatchSummary;
  seat: string;
  act: SeatAct;
  small: boolean;
}) {
  const t = useTranslate();
  const { sending, run } = useCall(summary, seat, act);
  return (
    <Button
      small={small}
      icon={act === 'claim' ? 'flag' : act === 'reclaim' ? 'hand' : 'bot'}
      sending={sending}
      onClick={run}
    >
      {labelOf(t, act, seat)}
    </Button>
  );
}

interface SeatActsProps {
  readonly summary: MatchSummary;
  readonly seat: SeatSummary;
  readonly mine: readonly string[];
  /** Without what players may do with their own seat at any time: for the bar, which holds only what matters now. */
  readonly onlyOthers?: boolean;
}

/** Buttons for the acts on one seat. */
export function SeatActs({ summary, seat, mine, onlyOthers = false }: SeatActsProps) {
  const { titles } = useTitles();
  const isOut = useIsOut(summary, seat.id);
  const absentAt = seat.absentAt === undefined ? null : byOurClock(seat.absentAt);
  const isAbsent = useSecondsUntil(absentAt) === 0 && absentAt !== null;
  if (onlyOthers && mine.includes(seat.id)) return null;
  const acts = seatActsOf({ summary, info: infoOf(titles, summary.title), seat, mine, isOut, isAbsent });
  return acts.map((act) => <ActButton key={act} summary={summary} seat={seat.id} act={act} small={!onlyOthers} />);
}

/** A line for each of our seats played by a bot, with a button to take it back. */
export function StandInBanner({ summary, mine }: { summary: MatchSummary; mine: readonly string[] }) {
  const seats = summary.status === 'playing' ? summary.seats : [];
  return seats
    .filter(({ id, standIn }) => standIn !== undefined && mine.includes(id))
    .map(({ id }) => <StandIn key={id} summary={summary} seat={id} />);
}

function StandIn({ summary, seat }: { summary: MatchSummary; seat: string }) {
  const t = useTranslate();
  const { sending, run } = useCall(summary, seat, 'reclaim');
  return (
    <Banner
      tone="info"
      icon="bot"
      title={t('away.playsForYou')}
      action={
        <Button small sending={sending} onClick={run}>
          {t('away.reclaim')}
        </Button>
      }
    >
      {t('away.playsForYouText')}
    </Banner>
  );
}
