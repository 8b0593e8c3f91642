import { ALLY_IDS, type AllyId, type SeatView } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { useDecision } from '../../question/selection/use-selection.ts';
import { HelperCard, useSharedRefusal } from './helper-card.tsx';
import * as css from './helpers.module.css';
import { powerOf } from './names.ts';
import { usePieceOptions } from './options.ts';
import { AllyDisc, AllySigns } from './pieces.tsx';
import { useScene } from './scene.ts';

/** Allies held, and used ones of which the question still offers a symbol. */
function useAllies({ allies }: SeatView): AllyId[] {
  const decision = useDecision();
  const offered = ALLY_IDS.filter((ally) => decision?.options.some(({ from }) => from === `ally:${ally}`));
  return [...new Set([...allies, ...offered])];
}

/** A player's allies as cards. */
export function Helpers({ seat }: { seat: SeatView }) {
  const t = useTranslate();
  const allies = useAllies(seat);
  const shared = useSharedRefusal();
  const { classOf } = useScene();
  return (
    <div className={cx(css.helpers, classOf(seat.seat))}>
      <p className={css.head} data-allies={seat.seat}>
        <span className="label">{t('board.gd.allies')}</span>
        {allies.length === 0 && <span className={css.none}>{t('board.gd.allyCount', { count: 0 })}</span>}
        {shared && (
          <span className={css.later}>
            <Icon name="ban" size={14} />
            {shared}
          </span>
        )}
      </p>
      <ul className={css.cards}>
        {allies.map((ally) => (
          <li key={ally}>
            <Ally ally={ally} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ally({ ally }: { ally: AllyId }) {
  const t = useTranslate();
  const options = usePieceOptions(`ally:${ally}`);
  const numbers = [...new Set(options.map(({ key }) => Number(key.split(':')[2])))].filter(Number.isInteger);
  const left = numbers.length > 0 ? numbers : undefined;
  const name = t('board.gd.allyWith', { ally: t(`ally.${ally}`), power: powerOf(t, ally, left) });
  return (
    <HelperCard piece={`ally:${ally}`} name={name} disc={<AllyDisc ally={ally} className={css.disc} />}>
      <b>{t(`board.gd.short.${ally}`)}</b>
      <AllySigns ally={ally} left={left} className={css.line} />
    </HelperCard>
  );
}
