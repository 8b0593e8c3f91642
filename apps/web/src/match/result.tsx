import { Link } from 'wouter';
import { useTranslate } from '../i18n/translate.tsx';
import type { MatchSummary, Outcome } from '../net/types.ts';
import { replayPath } from '../replay/address.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Bar } from './bar.tsx';
import { Rematch } from './rematch.tsx';

/** Reasons of an outcome that no side has won. */
const DRAWS: ReadonlySet<string> = new Set(['outcome.draw', 'outcome.agreed-draw', 'outcome.agreed-end']);

/** The prompt bar once the match is over: who won, by what, and where to go from here. */
export function ResultBar({
  outcome,
  summary,
  mine,
}: {
  outcome: Outcome;
  summary: MatchSummary;
  mine: readonly string[];
}) {
  const t = useTranslate();
  const names = outcome.winners.map((seat) => t(`seat.${seat}`));
  const isEnd = outcome.reason.key === 'outcome.agreed-end';
  const isDraw = DRAWS.has(outcome.reason.key);
  const won = !isDraw && outcome.winners.some((seat) => mine.includes(seat));
  const isAlone = won && mine.length === 1 && names.length === 1;
  const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
  const scores = summary.seats
    .filter((seat) => outcome.scores?.[seat.id] !== undefined)
    .map((seat) => t('match.score', { seat: t(`seat.${seat.id}`), points: outcome.scores?.[seat.id] ?? 0 }));
  return (
    <Bar
      lit={won}
      asks="over"
      icon={<Icon name={won ? 'star' : 'flag'} size={24} />}
      title={
        isDraw
          ? t(isEnd ? 'campaignEnd.result' : 'draw.result')
          : isAlone
            ? t('match.youWin')
            : t('match.won', { names: list, count: names.length })
      }
      help={[t(outcome.reason), scores.join(' · ')].filter(Boolean).join('. ')}
      actions={
        <>
          <Link className={buttonClass()} href={replayPath(summary.matchId)}>
            {t('replay.watch')}
          </Link>
          <Link className={buttonClass()} href="/">
            {t('match.backToTables')}
          </Link>
          <Rematch summary={summary} mayAsk={mine.length > 0 || summary.isHost === true} />
        </>
      }
    />
  );
}
