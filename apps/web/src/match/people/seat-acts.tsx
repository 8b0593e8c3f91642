import { useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { translateOr } from '../../kit/i18n/title-translator.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { claimSeat, reclaimSeat, standInFor } from '../../kit/net/api.ts';
import { useConnection } from '../../kit/net/socket.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary, SeatSummary, TitleInfo } from '../../kit/net/types.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { useSecondsUntil } from '../../kit/ui/use-seconds.ts';
import { type AskAnswer, AskDialog } from './ask-dialog.tsx';
import { absentFor } from './away.ts';
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

/** Acts of this session on a seat; the server decides. Who is out of the game has none. */
export function seatActsOf({ summary, info, seat, mine, isOut, isAbsent }: Standing): readonly SeatAct[] {
  const isOver = summary.status !== 'playing' || summary.frozen !== undefined;
  const playing = summary.seats.filter(({ id, left }) => mine.includes(id) && left === undefined);
  if (isOver || playing.length === 0 || seat.kind === 'bot' || seat.left !== undefined) return [];
  const hasBots = (info?.bots.length ?? 0) > 0;
  if (mine.includes(seat.id)) return seat.standIn !== undefined ? ['reclaim'] : hasBots ? ['standInMine'] : [];
  const { clock } = summary;
  const mayClaim = isOut && clock?.kind === 'bank' && clock.atZero === 'claim';
  if (mayClaim && isOpponent(info, seat.id, mine)) return ['claim'];
  return (isAbsent || mayClaim) && hasBots && seat.standIn === undefined ? ['standIn'] : [];
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

function useCall(summary: MatchSummary, seat: string) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const run = async (act: SeatAct) => {
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

/** Sides that still play once a seat is out: a team, or a seat without one. */
function sidesWithout(info: TitleInfo | undefined, { seats }: MatchSummary, seat: string): number {
  const left = seats.filter((one) => one.id !== seat && one.left === undefined);
  return new Set(left.map(({ id }) => info?.seats.find((one) => one.id === id)?.team ?? id)).size;
}

/** Name of the level of the computer players that take over seats. */
function levelOf(t: Translate, info: TitleInfo | undefined): string {
  const level = info?.bots.at(-1) ?? '';
  return translateOr(t, `away.level.${level}`, level);
}

interface ActButtonProps {
  readonly summary: MatchSummary;
  readonly info: TitleInfo | undefined;
  readonly seat: string;
  readonly act: SeatAct;
  readonly small: boolean;
}

/** Button of an act; what ends or changes the game of another person asks first. */
function ActButton({ summary, info, seat, act, small }: ActButtonProps) {
  const t = useTranslate();
  const { sending, run } = useCall(summary, seat);
  const [asks, setAsks] = useState(false);
  const wins = sidesWithout(info, summary, seat) < 2;
  const words = { name: t(`seat.${seat}`), level: levelOf(t, info) };
  const isAsked = act === 'claim' || act === 'standIn';
  return (
    <>
      <Button
        small={small}
        icon={act === 'claim' ? 'flag' : act === 'reclaim' ? 'hand' : 'bot'}
        sending={sending}
        onClick={() => (isAsked ? setAsks(true) : void run(act))}
      >
        {t(act === 'claim' && !wins ? 'away.goOn' : `away.${act}`, words)}
      </Button>
      {asks && (
        <ActQuestion
          words={words}
          act={act}
          wins={wins}
          hasBots={(info?.bots.length ?? 0) > 0}
          onAnswer={(answer) => {
            setAsks(false);
            if (answer) void run(answer);
          }}
        />
      )}
    </>
  );
}

interface ActQuestionProps {
  readonly words: { readonly name: string; readonly level: string };
  readonly act: SeatAct;
  /** A claim ends the game. */
  readonly wins: boolean;
  readonly hasBots: boolean;
  onAnswer(act: SeatAct | null): void;
}

/** Asks before another person’s game ends or the computer plays for them; the mild way comes first. */
function ActQuestion({ words, act, wins, hasBots, onAnswer }: ActQuestionProps) {
  const t = useTranslate();
  const computer: AskAnswer = { label: t('away.standInYes', words), icon: 'bot', onPress: () => onAnswer('standIn') };
  const claim: AskAnswer = {
    label: t(wins ? 'away.claimYes' : 'away.takeOutYes', words),
    icon: 'flag',
    isGrave: true,
    onPress: () => onAnswer('claim'),
  };
  const kind = act === 'standIn' ? 'standIn' : wins ? 'claim' : 'takeOut';
  return (
    <AskDialog
      title={t(`away.${kind}Title`, words)}
      answers={act === 'standIn' ? [computer] : [...(hasBots ? [computer] : []), claim]}
      onCancel={() => onAnswer(null)}
    >
      {t(`away.${kind}Text`, words)} {act === 'claim' && hasBots && t('away.orComputer', words)}
    </AskDialog>
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
  const absentAt = absentFor(summary, seat, mine);
  const isAbsent = useSecondsUntil(absentAt) === 0 && absentAt !== null;
  // Without a connection our clock runs on alone: the server may be asleep, and count none of it.
  const isKnown = useConnection(({ state }) => state !== 'lost');
  if (onlyOthers && mine.includes(seat.id)) return null;
  const info = infoOf(titles, summary.title);
  const acts = seatActsOf({ summary, info, seat, mine, isOut: isKnown && isOut, isAbsent: isKnown && isAbsent });
  return acts.map((act) => (
    <ActButton key={act} summary={summary} info={info} act={act} seat={seat.id} small={!onlyOthers} />
  ));
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
  const { sending, run } = useCall(summary, seat);
  return (
    <Banner
      tone="info"
      icon="bot"
      title={t('away.playsForYou')}
      action={
        <Button small sending={sending} onClick={() => void run('reclaim')}>
          {t('away.reclaim')}
        </Button>
      }
    >
      {t('away.playsForYouText')}
    </Banner>
  );
}
