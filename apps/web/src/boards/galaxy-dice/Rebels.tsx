import { REBEL_IDS, REBELS, type RebelId } from '@echo-base/games/galaxy-dice/client';
import { useSay } from '../../i18n/say.tsx';
import { cx } from '../../ui/cx.ts';
import { DieSymbol } from '../../ui/Die.tsx';
import { reasonOf } from '../refusals.ts';
import { Hit, Legal } from './Hit.tsx';
import { usePlace } from './options.ts';
import { RebelDisc } from './pieces.tsx';
import css from './Rebels.module.css';
import { useScene } from './scene.tsx';

/** The four rebels to choose from, each with the symbol it helps with. */
export function Rebels() {
  const say = useSay();
  return (
    <ul className={css.rebels} aria-label={say('board.gd.rebels')}>
      {REBEL_IDS.map((rebel) => (
        <RebelCard key={rebel} rebel={rebel} />
      ))}
    </ul>
  );
}

function RebelCard({ rebel }: { rebel: RebelId }) {
  const say = useSay();
  const { view, nameOf } = useScene();
  const target = usePlace(`rebel:${rebel}`);
  const { symbol } = REBELS[rebel];
  const holder = view.seats.find((seat) => seat.rebel === rebel);
  const taken = holder && say('board.gd.playedBy', { seat: nameOf(holder.seat) });
  const note = reasonOf(say, target.option?.refused) ?? taken;
  const name = say('board.gd.rebel', { rebel: say(`rebel.${rebel}`), symbol: say(`symbol.${symbol}`) });
  return (
    <li className={cx(css.card, target.state === 'legal' && css.legal, note && css.taken)}>
      <RebelDisc rebel={rebel} className={css.disc} />
      <b className={css.name}>{say(`rebel.${rebel}`)}</b>
      <span className={css.skill}>
        <DieSymbol face={symbol} size={30} />
        {say('board.gd.onceEachTurn')}
      </span>
      {note && <span className={css.note}>{note}</span>}
      {target.state === 'legal' && <Legal number={target.number} lit={target.lit} card />}
      {target.state !== 'none' && <Hit target={target} name={name} className={css.hit ?? ''} />}
    </li>
  );
}
