import type { RebellionView } from '@echo-base/games/rebellion/client';
import { useSay } from '../../../i18n/say.tsx';
import { cx } from '../../../ui/cx.ts';
import { Emblem } from '../../../ui/silhouettes.tsx';
import type { BoardProps } from '../../types.ts';
import { sideOfSeat } from '../scene.tsx';
import { colourOf } from '../sides.ts';
import css from './Result.module.css';

/** Which side has won and how, in place of the strip of the other side. */
export function Result({ outcome }: Pick<BoardProps<RebellionView>, 'outcome'>) {
  const say = useSay();
  const [winner] = outcome?.winners ?? [];
  if (!outcome) return null;
  const side = winner === undefined ? null : sideOfSeat(winner);
  return (
    <div className={cx(css.result, side && css[colourOf(side)])}>
      {side && (
        <>
          <Emblem id={colourOf(side)} size={34} className={css.mark} />
          <h2>{say(`board.rb.story.win.${side}`)}</h2>
        </>
      )}
      <p>{say(outcome.reason)}</p>
    </div>
  );
}
