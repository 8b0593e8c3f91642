import { boxOf, REBELS, type RebelId } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { DieSymbol } from '../../kit/ui/die.tsx';
import { reasonOf } from '../../question/refusals.ts';
import { Hit, Legal } from './hit.tsx';
import { usePlace } from './options.ts';
import { RebelDisc } from './pieces.tsx';
import * as css from './rebels.module.css';
import { useScene } from './scene.ts';

/** The four rebels to choose from, each with the symbol it helps with. */
export function Rebels() {
  const t = useTranslate();
  const { view } = useScene();
  return (
    <ul className={css.rebels} aria-label={t('board.gd.rebels')}>
      {boxOf(view).rebels.map((rebel) => (
        <RebelCard key={rebel} rebel={rebel} />
      ))}
    </ul>
  );
}

function RebelCard({ rebel }: { rebel: RebelId }) {
  const t = useTranslate();
  const { view, nameOf } = useScene();
  const target = usePlace(`rebel:${rebel}`);
  const { symbol } = REBELS[rebel];
  const holder = view.seats.find((seat) => seat.rebel === rebel);
  const taken = holder && t('board.gd.playedBy', { seat: nameOf(holder.seat) });
  const note = reasonOf(t, target.option?.refused) ?? taken;
  const name = t('board.gd.rebel', { rebel: t(`rebel.${rebel}`), symbol: t(`symbol.${symbol}`) });
  return (
    <li className={cx(css.card, target.state === 'legal' && css.legal, note && css.taken)}>
      <RebelDisc rebel={rebel} className={css.disc} />
      <b className={css.name}>{t(`rebel.${rebel}`)}</b>
      <span className={css.skill}>
        <DieSymbol face={symbol} size={30} />
        {t('board.gd.onceEachTurn')}
      </span>
      {note && <span className={css.note}>{note}</span>}
      {target.state === 'legal' && <Legal target={target} card />}
      {target.state !== 'none' && <Hit target={target} name={name} className={css.hit ?? ''} />}
    </li>
  );
}
