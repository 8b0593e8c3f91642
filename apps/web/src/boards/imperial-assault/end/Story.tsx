import type { View } from '@echo-base/games/imperial-assault/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { Sentence } from '../../../match/sentence.tsx';
import type { LogEntry } from '../../../net/types.ts';
import { Fact, Facts, StoryPage, type Teller } from '../../StoryPage.tsx';
import type { BoardProps } from '../../types.ts';
import { targetOf } from '../log/targets.ts';
import { looksOf } from '../looks.ts';
import { type MatchStory, SOURCES, storyOf } from './story.ts';

/** The story of a match: points over its rounds, where they came from, and the turning points. */
export function Story({ view, seats, log }: BoardProps<View> & { readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const { marks, sources, points } = useMemo(() => storyOf(log), [log]);
  const looks = looksOf(view);
  const players = view.players.map(({ seat }) => ({
    seat,
    name: seats.find(({ id }) => id === seat)?.name ?? t(`seat.${seat}`),
    look: looks.get(seat) ?? 'rebel',
  }));
  const tellers = players.map(({ seat, name, look }): Teller => {
    const heights = marks.map((mark) => mark[seat] ?? 0);
    return { id: seat, look, heights, total: t('board.ia.end.total', { name, n: heights.at(-1) ?? 0 }) };
  });
  return (
    <StoryPage
      label={t('board.ia.end.story')}
      facts={t('board.ia.end.points')}
      title={t('board.ia.end.curve')}
      tellers={tellers}
      isCounted={false}
      length={t('board.ia.end.rounds', { n: Math.max(1, marks.length - 1) })}
    >
      {players.map(({ seat, name, look }) => (
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
