import { Link } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { isDraw } from '../../kit/net/draw.ts';
import { replayPath } from '../../kit/net/replay-address.ts';
import type { MatchSummary, Outcome } from '../../kit/net/types.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { Bar } from '../../question/bar/bar.tsx';
import { Rematch } from './rematch.tsx';

/** The scene of the end: whether there is one, whether it is open, how to fold it and open it again. */
export interface EndControl {
  /** It opens in a moment, in place of the board: what would be offered now would move under the finger. */
  readonly isComing: boolean;
  readonly hasScene: boolean;
  readonly isOpen: boolean;
  fold(): void;
  unfold(): void;
  /** Folds it, for the story of the match. */
  toStory(): void;
}

interface ResultProps {
  readonly outcome: Outcome;
  readonly summary: MatchSummary;
  readonly mine: readonly string[];
  readonly end?: EndControl;
}

/** The prompt bar once the match is over: who won, by what, and where to go from here. */
export function ResultBar({ outcome, summary, mine, end }: ResultProps) {
  const t = useTranslate();
  const isPhone = usePhone();
  const names = outcome.winners.map((seat) => t(`seat.${seat}`));
  const isEnd = outcome.reason.key === 'outcome.agreed-end';
  const isDrawn = isDraw(outcome);
  const won = !isDrawn && outcome.winners.some((seat) => mine.includes(seat));
  const mayAsk = mine.length > 0 || summary.isHost === true;
  const isAlone = won && mine.length === 1 && names.length === 1;
  const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
  const scores = summary.seats
    .filter((seat) => outcome.scores?.[seat.id] !== undefined)
    .map((seat) => t('match.score', { seat: t(`seat.${seat.id}`), points: outcome.scores?.[seat.id] ?? 0 }));
  return (
    <Bar
      lit={won}
      {...(!end?.isComing && { asks: 'over' })}
      icon={<Icon name={won ? 'star' : 'flag'} size={24} />}
      title={
        end?.isOpen
          ? t('end.next')
          : isDrawn
            ? t(isEnd ? 'campaignEnd.result' : 'draw.result')
            : isAlone
              ? t('match.youWin')
              : t('match.won', { names: list, count: names.length })
      }
      help={
        end?.isOpen ? mayAsk && t('end.nextHelp') : [t(outcome.reason), scores.join(' · ')].filter(Boolean).join('. ')
      }
      actions={
        !end?.isComing && (
          <>
            {end?.isOpen && !isPhone && <Button onClick={end.fold}>{t('end.board')}</Button>}
            {end?.hasScene && !end.isOpen && <Button onClick={end.unfold}>{t('end.open')}</Button>}
            <Link className={buttonClass()} href={replayPath(summary.matchId)}>
              {t('replay.watch')}
            </Link>
            <Link className={buttonClass()} href="/">
              {t('match.backToMatches')}
            </Link>
            <Rematch summary={summary} mayAsk={mayAsk} />
          </>
        )
      }
    />
  );
}
