import type { FrozenReason } from '@echo-base/protocol';
import { type ReactNode, Suspense } from 'react';
import { durationIn } from '../../kit/i18n/durations.ts';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { timeInFigures } from '../../kit/i18n/time-in-figures.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { leaveOf } from '../../kit/net/leave.ts';
import { byOurClock } from '../../kit/net/server-time.ts';
import type { Decision, Frame, MatchSummary, SeatSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { useSecondsSince, useSecondsUntil } from '../../kit/ui/use-seconds.ts';
import { Bar } from '../../question/bar/bar.tsx';
import { QuestionBar } from '../../question/bar/question-bar.tsx';
import { setsFor } from '../../question/bar/some-options.tsx';
import type { BoardSet } from '../../question/board-set.ts';
import { useStage } from '../../question/log/moments-context.ts';
import { LeaveMark } from '../../question/log/player-name.tsx';
import { absentFor } from '../people/away.ts';
import { SeatClock } from '../people/clocks.tsx';
import { usePass } from '../people/curtain.ts';
import { Mates } from '../people/mates.tsx';
import { questionOf } from '../people/seating.ts';
import { NextBar } from './next-bar.tsx';
import * as css from './prompt.module.css';
import { type EndControl, ResultBar } from './result.tsx';
import { TurnOrder } from './turn-order.tsx';

const FrozenActs = lazyPart(async () => (await import('../people/frozen-acts.tsx')).FrozenActs);
const SeatActs = lazyPart(async () => (await import('../people/seat-acts.tsx')).SeatActs);

interface PromptProps {
  readonly summary: MatchSummary;
  readonly frame: Frame;
  /** The question that waits while moments are played, once their result is shown; null for none. */
  readonly next?: Decision | null;
  readonly viewers: readonly string[];
  /** Which acts the board draws itself. */
  readonly boardSet: Pick<
    BoardSet,
    | 'ownsActions'
    | 'ownsPlacedAction'
    | 'sets'
    | 'pieceQuestion'
    | 'placeQuestion'
    | 'chancesOf'
    | 'handTab'
    | 'isInHand'
    | 'isUnlisted'
    | 'reactions'
    | 'turnsAfter'
  >;
  /** The tab of the hand is open; only a phone has one. */
  readonly isHandShown?: boolean;
  readonly pieceIcon?: (piece: string) => ReactNode;
  /** The scene of the end. */
  readonly end?: EndControl;
  /** Undo button. */
  readonly undo?: ReactNode;
}

/** The prompt bar in any state of the session: deciding, waiting, watching, after the end, or in a frozen match. */
export function Prompt({
  summary,
  frame,
  next = null,
  viewers,
  boardSet,
  isHandShown,
  pieceIcon,
  undo,
  end,
}: PromptProps) {
  const t = useTranslate();
  const isPhone = usePhone();
  const question = questionOf(frame, summary);
  const mine = viewers.filter((viewer) => viewer !== 'spectator');
  const { time } = useStage();
  if (time) return <NextBar summary={summary} question={next} boardSet={boardSet} time={time} />;
  if (frame.outcome) return <ResultBar outcome={frame.outcome} summary={summary} mine={mine} {...(end && { end })} />;
  if (summary.frozen) return <FrozenBar summary={summary} reason={summary.frozen.reason} />;
  if (!question)
    return (
      <WaitingBar
        summary={summary}
        frame={frame}
        mine={mine}
        boardSet={boardSet}
        next={nextOf(boardSet, summary, frame)}
      />
    );
  const before = mine.length > 1 && (
    <span className={css.seat}>{t('match.seatNow', { seat: t(`seat.${question.seat}`) })} </span>
  );
  return (
    <QuestionBar
      decision={question}
      boardOwnsActions={boardSet.ownsActions}
      {...(boardSet.ownsPlacedAction && { boardOwnsPlaced: boardSet.ownsPlacedAction })}
      before={before}
      undo={undo}
      clock={<SeatClock summary={summary} seat={question.seat} />}
      {...(boardSet.sets?.owns(question) && { own: setsFor(boardSet.sets, frame.view) })}
      {...(pieceIcon && { pieceIcon })}
      {...((!boardSet.handTab || (isPhone && isHandShown)) && boardSet.isInHand && { isInHand: boardSet.isInHand })}
      {...(boardSet.isUnlisted && { isUnlisted: boardSet.isUnlisted })}
      {...(boardSet.pieceQuestion && { pieceQuestion: boardSet.pieceQuestion })}
      {...(boardSet.reactions && { reactions: boardSet.reactions })}
      {...(boardSet.chancesOf && { chancesOf: (option, of) => boardSet.chancesOf?.(option, frame.view, of) ?? [] })}
      {...(boardSet.placeQuestion && { placeQuestion: boardSet.placeQuestion })}
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

/** Seats whose turns follow, in order; none with two seats, which take turns. */
function nextOf(
  { turnsAfter }: Pick<BoardSet, 'turnsAfter'>,
  { seats }: MatchSummary,
  frame: Frame,
): readonly string[] {
  const playing = seats.map(({ id }) => id).filter((id) => !frame.conceded?.includes(id));
  return seats.length > 2 && playing.length > 1 ? (turnsAfter?.(frame.view, playing) ?? []) : [];
}

interface WaitingProps {
  readonly boardSet: Pick<BoardSet, 'chancesOf'>;
  readonly summary: MatchSummary;
  readonly frame: Frame;
  readonly mine: readonly string[];
  /** Seats whose turns follow, in order. */
  readonly next: readonly string[];
}

/** Which seats the match waits for, their time, and what can be done if they stay away. */
function WaitingBar({ summary, frame, mine, boardSet, next }: WaitingProps) {
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
  const words = [helpOf(t, summary, waiting, isWatching), ...ways].filter(Boolean).join(' · ');
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
        <span className={css.parts}>
          {words !== '' && <span>{words}</span>}
          {awaited.map((seat) => (
            <AwayLine key={seat.id} summary={summary} seat={seat} mine={mine} />
          ))}
          <TurnOrder next={next} mine={mine} />
        </span>
      }
      side={awaited.map(({ id }) => <SeatClock key={id} summary={summary} seat={id} isNamed={awaited.length > 1} />)}
      actions={
        <>
          <Suspense fallback={null}>
            {awaited.map((seat) => (
              <SeatActs key={seat.id} summary={summary} seat={seat} mine={mine} onlyOthers />
            ))}
          </Suspense>
          <Mates frame={frame} {...(boardSet.chancesOf && { chancesOf: boardSet.chancesOf })} />
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
  return words.length > 0 && <span>{words.join(' · ')}</span>;
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
