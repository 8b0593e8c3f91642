import type { RebellionView } from '@echo-base/games/rebellion/client';
import { type Translate, useTranslate } from '../../../i18n/translate.tsx';
import type { Text } from '../../../net/types.ts';
import { cx } from '../../../ui/cx.ts';
import { Emblem } from '../../../ui/marks.tsx';
import css from '../../Result.module.css';
import type { BoardProps } from '../../types.ts';
import { sideOfSeat } from '../scene.tsx';
import { colourOf } from '../sides.ts';

/** Reasons that the view makes exact: the box in which the markers met, or the base and the round. */
const EXACT: ReadonlySet<string> = new Set(['outcome.conquest', 'outcome.superlaser', 'outcome.reputation']);

/** How the match was won, with place and time. */
function reasonOf(t: Translate, { base, round, time }: RebellionView, reason: Text): string {
  if (!EXACT.has(reason.key) || (reason.key !== 'outcome.reputation' && !base.system)) return t(reason);
  return t(`board.rb.story.${reason.key}`, {
    round,
    box: time,
    system: base.system ? t(`system.${base.system}`) : '',
  });
}

/** Which side has won and how, in place of the strip of the other side. */
export function Result({ outcome, view }: Pick<BoardProps<RebellionView>, 'outcome' | 'view'>) {
  const t = useTranslate();
  const [winner] = outcome?.winners ?? [];
  if (!outcome) return null;
  const side = winner === undefined ? null : sideOfSeat(winner);
  return (
    <div className={cx(css.result, side && css[colourOf(side)])}>
      {side && (
        <>
          <Emblem id={colourOf(side)} size={34} className={css.mark} />
          <h2>{t(`board.rb.story.win.${side}`)}</h2>
        </>
      )}
      <p>{reasonOf(t, view, outcome.reason)}</p>
    </div>
  );
}
