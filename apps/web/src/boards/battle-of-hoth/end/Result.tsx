import type { View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import type { Text } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { Emblem } from '../../../ui/marks.tsx';
import css from '../../Result.module.css';
import type { BoardProps } from '../../types.ts';
import { battlesWon } from '../campaign/tree.ts';
import { colourOf, sideOfSeat } from '../scene.tsx';
import { medalsOf } from './medals-of.ts';

/** Why the match has ended; for a sudden victory its condition, if the winner has only one in this battle (BH-14.4). */
function reasonOf(view: View, reason: Text): Text {
  if (reason.key !== 'outcome.sudden') return reason;
  const idOf = ({ params }: Text) => (typeof params?.side === 'object' ? params.side.key : null);
  const conditions = view.briefing.filter((rule) => rule.key.startsWith('sudden.') && idOf(rule) === idOf(reason));
  const [only, another] = conditions;
  return only && !another ? only : reason;
}

/** Which side has won and why, with the medals of both or the battles they won, in place of the strip of the other side. */
export function Result({ outcome, view }: BoardProps<View> & { readonly outcome: NonNullable<BoardProps['outcome']> }) {
  const t = useTranslate();
  const [winner] = outcome.winners;
  const side = winner === undefined ? null : sideOfSeat(winner);
  const draw = outcome.reason.key === 'outcome.agreed-end' ? 'campaignEnd.result' : 'board.bh.end.draw';
  const both = new Set(outcome.winners.map(sideOfSeat)).size > 1;
  return (
    <div className={cx(css.result, side && !both && css[colourOf(side)])}>
      {side && !both && <Emblem id={colourOf(side)} size={34} className={css.mark} />}
      <h2>{t(side && !both ? `board.bh.end.won.${side}` : draw)}</h2>
      {outcome.reason.key !== 'outcome.medals' && <p>{t(reasonOf(view, outcome.reason))}</p>}
      {view.campaign ? (
        <p>{t('board.bh.campaign.score', battlesWon(view.campaign))}</p>
      ) : (
        <p>{view.sides.map((one) => medalsOf(t, one)).join(' · ')}</p>
      )}
    </div>
  );
}
