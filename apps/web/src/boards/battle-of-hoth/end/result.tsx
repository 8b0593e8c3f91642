import type { View } from '@echo-base/games/battle-of-hoth/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Text } from '../../../kit/net/types.ts';
import type { EndProps, EndResult } from '../../../question/board-set.ts';
import { Result } from '../../kit/result.tsx';
import { battlesWon } from '../campaign/tree.ts';
import { colourOf, sideOfSeat } from '../scene.ts';
import { medalsOf } from './medals-of.ts';

/**
 * Why the match has ended: for a sudden victory its condition, if the winner has only one in this battle (BH-14.4); for a
 * campaign what became of its last battle (BH-17.15).
 */
function reasonOf(view: View, reason: Text): Text {
  if (reason.key === 'outcome.campaign') return view.campaign?.past.at(-1)?.outcome ?? reason;
  if (reason.key !== 'outcome.sudden') return reason;
  const idOf = ({ params }: Text) => (typeof params?.side === 'object' ? params.side.key : null);
  const conditions = view.briefing.filter((rule) => rule.key.startsWith('sudden.') && idOf(rule) === idOf(reason));
  const [only, another] = conditions;
  return only && !another ? only : reason;
}

type Ended = Pick<EndProps<View>, 'view' | 'outcome'>;

/** Which side has won and why, with the medals of both or the battles they won. */
export function resultOf(t: Translate, { view, outcome: { winners, reason } }: Ended): EndResult {
  const [side = null, other] = new Set(winners.map(sideOfSeat));
  const winner = other ? null : side;
  const draw = reason.key === 'outcome.agreed-end' ? 'campaignEnd.result' : 'board.bh.end.draw';
  const score = view.campaign
    ? t('board.bh.campaign.score', battlesWon(view.campaign))
    : view.sides.map((one) => medalsOf(t, one)).join(' · ');
  return {
    look: winner && colourOf(winner),
    title: t(winner ? `board.bh.end.won.${winner}` : draw),
    lines: reason.key === 'outcome.medals' ? [score] : [t(reasonOf(view, reason)), score],
  };
}

/** The result, in place of the strip of the other side. */
export function MatchResult(props: Ended) {
  return <Result {...resultOf(useTranslate(), props)} />;
}
