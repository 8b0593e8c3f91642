import type { FrozenReason } from '@echo-base/protocol';
import { type ReactNode, Suspense } from 'react';
import type { BoardSet } from '../boards/types.ts';
import { durationIn } from '../i18n/durations.ts';
import { useLanguage } from '../i18n/language.ts';
import { type Translate, useTranslate } from '../i18n/translate.tsx';
import { listOf } from '../lobby/title-translator.ts';
import { timeInFigures } from '../net/clock-time.ts';
import { byOurClock } from '../net/server-time.ts';
import type { Frame, MatchSummary, SeatSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { useSecondsSince, useSecondsUntil } from '../ui/use-seconds.ts';
import { absentFor } from './away.ts';
import { Bar } from './bar.tsx';
import { SeatClock } from './clocks.tsx';
import { usePass } from './curtain.ts';
import { lazyLater } from './later.ts';
import { leaveOf } from './leave.ts';
import { Mates } from './mates.tsx';
import { LeaveMark } from './player-name.tsx';
import { QuestionBar } from './prompt-bar.tsx';
import { ResultBar } from './result.tsx';
import { questionOf } from './seating.ts';
import css from './shell.module.css';
import { setsFor } from './some-options.tsx';

const FrozenActs = lazyLater(async () => (await import('./frozen-acts.tsx')).FrozenActs);
const SeatActs = lazyLater(async () => (await import('./seat-acts.tsx')).SeatActs);

interface PromptProps {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly viewers: readonly string[];
  /** Which acts the board draws itself. */
  readonly boards: Pick<
    BoardSet,
    | 'ownsActions'
    | 'ownsPlacedAction'
    | 'sets'
    | 'pieceQuestion'
    | 'placeQuestion'
    | 'handTab'
    | 'isInHand'
    | 'isUnlisted'
    | 'reactions'
    | 'turnsAfter'
  >;
  /** The tab of the hand is open; only a phone has one. */
  readonly isHandShown?: boolean;
  readonly pieceIcon?: (piece: string) => ReactNode;
  /** Undo button. */
  readonly undo?: ReactNode;
}

/** The prompt bar in any state of the session: deciding, waiting, watching, after the end, or in a frozen match. */
export function Prompt({ summary, frame, viewers, boards, isHandShown, pieceIcon, undo }: PromptProps) {
  const t = useTranslate();
  const isPhone = usePhone();
  const question = questionOf(frame, summary);
  const mine = viewers.filter((viewer) => viewer !== 'spectator');
  if (frame.outcome) return <ResultBar outcome={frame.outcome} summary={summary} mine={mine} />;
  if (summary.frozen) return <FrozenBar summary={summary} reason={summary.frozen.reason} />;
  if (!question)
    return <WaitingBar summary={summary} frame={frame} mine={mine} next={boards.turnsAfter?.(frame.view) ?? []} />;
  const before = mine.length > 1 && (
    <span className={css.seat}>{t('match.seatNow', { seat: t(`seat.${question.seat}`) })} </span>
  );
  return (
    <QuestionBar
      decision={question}
      boardOwnsActions={boards.ownsActions}
      {...(boards.ownsPlacedAction && { boardOwnsPlaced: boards.ownsPlacedAction })}
      before={before}
      undo={undo}
      clock={<SeatClock summary={summary} seat={question.seat} />}
      {...(boards.sets?.owns(question) && { own: setsFor(boards.sets, frame.view) })}
      {...(pieceIcon && { pieceIcon })}
      {...((!boards.handTab || (isPhone && isHandShown)) && boards.isInHand && { isInHand: boards.isInHand })}
      {...(boards.isUnlisted && { isUnlisted: boards.isUnlisted })}
      {...(boards.pieceQuestion && { pieceQuestion: boards.pieceQuestion })}
      {...(boards.reactions && { reactions: boards.reactions })}
      {...(boards.placeQuestion && { placeQuestion: boards.placeQuestion })}
    />
  );
}

function FrozenBar({ summary, reason }: { summary: MatchSummary; reason: FrozenReason }) {
  const t = useTranslate();
  const icon = <Icon name="pause" size={24} />;
  const acts = (
    <Suspense fallback={null}>
      <FrozenActs summary={summary} />
    </Suspense>
  );
  return (
    <Bar
      lit={false}
      icon={icon}
      title={t('match.frozen')}
      help={t(`match.frozen.${reason}`)}
      {...(summary.isHost && { actions: acts })}
    />
  );
}

function helpOf(t: Translate, summary: MatchSummary, waiting: string, isWatching: boolean): string | null {
  if (!isWatching) return null;
  return summary.spectators === 'delayed' ? t('match.watchingLate') : waiting;
}

/** "Waiting for Bob", with the kind of step if it is the same for all. */
function waitingWords(t: Translate, names: string, frame: Frame): string {
  const waiting = t('match.waitingFor', { names });
  const steps = new Set(frame.pending.map(({ kind }) => t(kind)));
  const [step] = steps;
  return steps.size === 1 && step ? t('match.waitingStep', { waiting, step }) : waiting;
}

interface WaitingProps {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly mine: readonly string[];
  /** Seats whose turns follow, in order. */
  readonly next: readonly string[];
}

/** "Next: you, Marta, Jonas"; nothing for two players. */
function nextWords(t: Translate, next: readonly string[], mine: readonly string[]): string | null {
  if (next.length < 2) return null;
  const names = next.map((seat) =>
    mine.includes(seat) ? t('match.nextYou', { name: t(`seat.${seat}`) }) : t(`seat.${seat}`),
  );
  return t('match.next', { names: names.join(', ') });
}

/** Which seats the match waits for, their time, and what can be done if they stay away. */
function WaitingBar({ summary, frame, mine, next }: WaitingProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const isWatching = mine.every((seat) => frame.conceded?.includes(seat));
  const names = listOf(
    language,
    frame.waitingFor.map((seat) => t(`seat.${seat}`)),
  );
  const waiting = waitingWords(t, names, frame);
  const awaited = summary.seats.filter(({ id }) => frame.waitingFor.includes(id));
  // Who has lost the browser of a seat comes back as a watcher.
  const absent = summary.seats.filter((seat) => mine.length === 0 && leaveOf(summary, seat, frame.conceded) === 'away');
  const ways = absent.map(({ id }) => t('match.yourSeat', { name: t(`seat.${id}`) }));
  const marks = awaited.map((seat) => {
    const leave = leaveOf(summary, seat, frame.conceded);
    return leave && <LeaveMark key={seat.id} leave={leave} />;
  });
  return (
    <Bar
      lit={false}
      icon={<Icon name={isWatching ? 'eye' : 'clock'} size={24} />}
      title={
        <>
          {isWatching ? t('match.watching') : waiting} {marks}
        </>
      }
      help={
        <>
          {[helpOf(t, summary, waiting, isWatching), nextWords(t, next, mine), ...ways].filter(Boolean).join(' · ')}
          {awaited.map((seat) => (
            <AwayLine key={seat.id} summary={summary} seat={seat} mine={mine} />
          ))}
          <Mates frame={frame} />
        </>
      }
      side={awaited.map(({ id }) => <SeatClock key={id} summary={summary} seat={id} />)}
      actions={
        <>
          <Suspense fallback={null}>
            {awaited.map((seat) => (
              <SeatActs key={seat.id} summary={summary} seat={seat} mine={mine} onlyOthers />
            ))}
          </Suspense>
          <PassOn />
        </>
      }
    />
  );
}

/** Since when a player the game waits for is away, and when the computer may play for them. */
function AwayLine({ summary, seat, mine }: { summary: MatchSummary; seat: SeatSummary; mine: readonly string[] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const isAway = leaveOf(summary, seat) === 'away';
  const since = seat.awaySince === undefined || !isAway ? null : byOurClock(seat.awaySince);
  const gone = useSecondsSince(since);
  const left = useSecondsUntil(isAway ? absentFor(summary, seat, mine) : null);
  if (!isAway) return null;
  const name = t(`seat.${seat.id}`);
  const words = [
    since !== null &&
      t('leave.since', {
        name,
        duration: durationIn(language, Math.max(60, gone - (gone % 60))),
        justNow: gone < 60 ? 'yes' : 'no',
      }),
    left > 0 && mine.length > 0 && t('leave.computerIn', { time: timeInFigures(t, left * 1_000) }),
  ].filter(Boolean);
  return words.length > 0 && <span className={css.away}>{words.join(' · ')}</span>;
}

/** Back to the curtain, after going back to one's own side. */
function PassOn() {
  const t = useTranslate();
  const on = usePass();
  if (!on) return null;
  return (
    <Button variant="primary" icon="hand" onClick={on.pass}>
      {t('curtain.title', { name: t(`seat.${on.seat}`) })}
    </Button>
  );
}
