import type { View } from '@echo-base/games/imperial-assault/client';
import { useMemo } from 'react';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { Sentence } from '../../../question/log/sentence.tsx';
import { playerAt } from '../../kit/player-at.ts';
import { Curve, type CurveProps, Fact, Facts, StoryPage, type Teller } from '../../kit/story-page.tsx';
import { targetOf } from '../log/named-place.ts';
import { looksOf } from '../looks.ts';
import { type MatchStory, SOURCES, storyOf } from './story.ts';

/** The players with their looks, in the order of the view. */
function playersOf(t: Translate, { view, seats }: Pick<BoardProps<View>, 'view' | 'seats'>) {
  const looks = looksOf(view);
  return view.players.map(({ seat }) => ({
    seat,
    name: playerAt(t, seats, seat).name,
    look: looks.get(seat) ?? 'rebel',
  }));
}

/** The curve of the points of both. */
function curveOf(
  t: Translate,
  board: Pick<BoardProps<View>, 'view' | 'seats'>,
  marks: MatchStory['marks'],
): CurveProps {
  const tellers = playersOf(t, board).map(({ seat, name, look }): Teller => {
    const heights = marks.map((mark) => mark[seat] ?? 0);
    return { id: seat, look, heights, total: t('board.ia.end.total', { name, n: heights.at(-1) ?? 0 }) };
  });
  return {
    title: t('board.ia.end.curve'),
    tellers,
    isCounted: false,
    length: t('board.ia.end.rounds', { n: Math.max(1, marks.length - 1) }),
  };
}

type Told = BoardProps<View> & { readonly log: readonly LogEntry[] };

/** The points of both over the rounds. */
export function Count({ log, ...board }: Told) {
  const t = useTranslate();
  const { marks } = useMemo(() => storyOf(log), [log]);
  return <Curve {...curveOf(t, board, marks)} />;
}

/** The story of a match: points over its rounds, where they came from, and the turning points. */
export function Story({ log, ...board }: Told) {
  const t = useTranslate();
  const { marks, sources, points } = useMemo(() => storyOf(log), [log]);
  return (
    <StoryPage label={t('board.ia.end.story')} facts={t('board.ia.end.points')} {...curveOf(t, board, marks)}>
      {playersOf(t, board).map(({ seat, name, look }) => (
        <Facts key={seat} title={name} kind="counts">
          {SOURCES.map((source) => (
            <Fact key={source} look={look}>
              <b>{sources[seat]?.[source] ?? 0}</b> {t(`board.ia.end.${source}`)}
            </Fact>
          ))}
        </Facts>
      ))}
      <TurningPoints points={points} />
    </StoryPage>
  );
}

function TurningPoints({ points }: Pick<MatchStory, 'points'>) {
  const t = useTranslate();
  if (points.length === 0) return null;
  return (
    <Facts title={t('board.ia.end.points')} kind="points">
      {points.map(({ entry, round }) => (
        <Fact key={entry.seq}>
          <small>{t('board.ia.round', { n: round })}</small>
          <span>
            <Sentence message={entry} targetOf={targetOf} />
          </span>
        </Fact>
      ))}
    </Facts>
  );
}
