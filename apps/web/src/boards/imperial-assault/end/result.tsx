import type { View } from '@echo-base/games/imperial-assault/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { EndProps, EndResult } from '../../../question/board-set.ts';
import { playerAt } from '../../kit/player-at.ts';
import { Result } from '../../kit/result.tsx';
import { looksOf } from '../looks.ts';

/** Who has won and why, with the points of both. */
export function resultOf(t: Translate, { view, seats, outcome: { winners, reason } }: EndProps<View>): EndResult {
  const nameOf = (seat: string) => playerAt(t, seats, seat).name;
  const [winner] = winners;
  const totals = view.players.map(({ seat, points }) => t('board.ia.end.total', { name: nameOf(seat), n: points }));
  return {
    look: (winner !== undefined && looksOf(view).get(winner)) || null,
    title: winner === undefined ? t('board.ia.end.noWinner') : t('board.ia.end.won', { name: nameOf(winner) }),
    lines: [t(reason), totals.join(' · ')],
  };
}

/** The result, in place of the strip of the other player. */
export function MatchResult(props: EndProps<View>) {
  return <Result {...resultOf(useTranslate(), props)} />;
}
