import { useMemo } from 'react';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { steadyNow } from '../../kit/net/steady-time.ts';
import type { Decision, MatchSummary } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { isMotionReduced } from '../../kit/ui/motion.ts';
import { PromptActions, PromptBar, PromptSource, PromptWords } from '../../kit/ui/prompt-bar.tsx';
import { useSecondsUntil } from '../../kit/ui/use-seconds.ts';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import { type Entry, entriesOf, OptionRow } from '../../question/bar/options.tsx';
import type { BoardSet } from '../../question/board-set.ts';
import { useShort } from '../../question/log/cards.tsx';
import { type PlayTime, useStage } from '../../question/log/moments-context.ts';
import { useActs } from '../../question/selection/use-selection.ts';
import { questionOf } from '../people/seating.ts';
import * as css from './next-bar.module.css';

interface NextBarProps {
  readonly summary: MatchSummary;
  /** The question that waits; null before the result, which it may tell, and if another seat is asked. */
  readonly question: Decision | null;
  readonly boardSet: Pick<BoardSet, 'handTab' | 'isInHand' | 'isUnlisted'>;
  readonly time: PlayTime;
}

/** The prompt bar while moments are played: what comes next, not to be answered yet, and the one button that skips. */
export function NextBar({ summary, question, boardSet, time }: NextBarProps) {
  const t = useTranslate();
  const { staged, skip } = useStage();
  const entries = useWaitingEntries(question, boardSet);
  const keys = entries.filter((entry) => entry.isOpen).slice(0, 9);
  useShortcuts({ ' ': skip, ...Object.fromEntries(keys.map(({ press }, index) => [`${index + 1}`, press])) });
  return (
    <PromptBar
      mine={false}
      aria-busy
      label={t('match.question')}
      id="prompt"
      tabIndex={-1}
      className={css.next}
      data-playing={staged?.phase}
    >
      <TimeLine time={time} />
      <PromptSource>
        <Icon name="clock" size={24} />
      </PromptSource>
      <PromptWords question={<NextWords summary={summary} question={question} />} help={t('match.waitsForMoments')} />
      {entries.length > 0 && <OptionRow entries={entries} />}
      <PromptActions>
        <Button className={css.skip} aria-keyshortcuts="Space" onClick={skip}>
          {t('match.skipMoments')}
        </Button>
      </PromptActions>
    </PromptBar>
  );
}

/** "Next: Your turn", "Next: Waiting for Marta", or the question that waits. */
function NextWords({ summary, question }: Pick<NextBarProps, 'summary' | 'question'>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { next } = useStage();
  const isMine = questionOf(next, summary) !== null;
  const names = listOf(language, next?.waitingFor.map((seat) => t(`seat.${seat}`)) ?? []);
  const others = names === '' ? '' : t('match.waitingFor', { names });
  return (
    <>
      <small className={css.label}>{t('match.nextLabel')}</small>{' '}
      {question ? t(question.prompt) : isMine ? t('match.yourTurn') : others}
    </>
  );
}

/** The chips of the question that waits: pressed, they skip and are chosen once it can be answered. */
function useWaitingEntries(question: Decision | null, { handTab, isInHand, isUnlisted }: NextBarProps['boardSet']) {
  const t = useTranslate();
  const short = useShort();
  const acts = useActs();
  const { skip } = useStage();
  return useMemo((): readonly Entry[] => {
    if (question?.shape !== 'one') return [];
    const waiting = {
      ...acts,
      press(option: Decision['options'][number]) {
        acts.chooseNext(question, { option });
        skip();
      },
      choosePiece(piece: string | null) {
        if (piece !== null) acts.chooseNext(question, { piece });
        skip();
      },
    };
    const chosen = { decision: question, piece: null, place: null, picked: [], ready: null };
    return entriesOf(t, chosen, waiting, short, { isInHand: handTab ? undefined : isInHand, isUnlisted });
  }, [question, t, short, acts, skip, handTab, isInHand, isUnlisted]);
}

/** How long the question still waits: a line that gets shorter, or seconds where nothing moves. */
function TimeLine({ time }: { time: PlayTime }) {
  const { ms, gone } = time;
  if (isMotionReduced()) return <Seconds time={time} />;
  // Another length is another line: it goes on from where it is.
  return (
    <i
      key={`${ms} ${gone}`}
      className={css.line}
      style={{ animationDuration: `${ms}ms`, animationDelay: `${-gone}ms` }}
      aria-hidden="true"
    />
  );
}

function Seconds({ time }: { time: PlayTime }) {
  const t = useTranslate();
  const until = useMemo(() => steadyNow() + time.ms - time.gone, [time]);
  return (
    <span className={css.seconds} aria-hidden="true">
      {t('match.inSeconds', { count: useSecondsUntil(until) })}
    </span>
  );
}
