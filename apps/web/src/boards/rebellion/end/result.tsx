import type { RebellionView } from '@echo-base/games/rebellion/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Text } from '../../../kit/net/types.ts';
import type { EndProps, EndResult } from '../../../question/board-set.ts';
import { Result } from '../../kit/result.tsx';
import { sideOfSeat } from '../scene.ts';
import { colourOf } from '../sides.ts';

/** Reasons that the view makes exact: the box in which the markers met, or the base and the round. */
const EXACT: ReadonlySet<string> = new Set(['outcome.conquest', 'outcome.superlaser', 'outcome.reputation']);

/** How the match was won, with place and time. */
function reasonOf(t: Translate, { base, round, time }: RebellionView, reason: Text): string {
  if (!EXACT.has(reason.key) || (reason.key !== 'outcome.reputation' && !base.system)) return t(reason);
  const system = base.system ? t(`system.${base.system}`) : '';
  return t({ key: `board.rb.story.${reason.key}`, params: { round, box: time, system } });
}

type Ended = Pick<EndProps<RebellionView>, 'view' | 'outcome'>;

/** Which side has won and how. */
export function resultOf(t: Translate, { view, outcome: { winners, reason } }: Ended): EndResult {
  const [winner] = winners;
  const side = winner === undefined ? null : sideOfSeat(winner);
  return {
    look: side && colourOf(side),
    title: side && t(`board.rb.story.win.${side}`),
    lines: [reasonOf(t, view, reason)],
  };
}

/** The result, in place of the strip of the other side. */
export function MatchResult(props: Ended) {
  return <Result {...resultOf(useTranslate(), props)} />;
}
