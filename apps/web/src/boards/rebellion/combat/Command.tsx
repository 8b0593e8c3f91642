import { type CombatView, LEADERS, type LeaderId, type Side } from '@echo-base/games/rebellion/client';
import { useSay } from '../../../i18n/say.tsx';
import { cx } from '../../../ui/cx.ts';
import { Pile } from '../cards/Pile.tsx';
import { SpotHit } from '../galaxy/Spot.tsx';
import { useSpot } from '../galaxy/targets.ts';
import { leaderText } from '../galaxy/words.ts';
import { Leader } from '../leaders/Leader.tsx';
import { TheatreIcon } from '../leaders/marks.tsx';
import { isCaptive, useScene } from '../scene.tsx';
import { colourOf } from '../sides.ts';
import css from './Command.module.css';
import { Frame } from './Frame.tsx';
import { lossesText } from './words.ts';

/** A side's combat leaders, number of tactic cards, and losses. */
export function Command({ combat, side }: { combat: CombatView; side: Side }) {
  const say = useSay();
  const { view, leadersAt, side: own } = useScene();
  const here = (leadersAt.get(combat.system) ?? []).filter((id) => view.leaders[id].side === side);
  const losses = lossesText(say, combat, side);
  const { space, ground, cards } = combat.tactics[side];
  return (
    <section className={cx(css.command, css[colourOf(side)])} aria-label={say(`side.${side}`)} data-command={side}>
      <ul className={css.leaders} aria-label={say('board.rb.combat.leaders')}>
        {here.map((id) => (
          <CombatLeader key={id} id={id} />
        ))}
      </ul>
      {here.length === 0 && <p className={css.none}>{say('board.rb.combat.noLeader')}</p>}
      <p className={css.tactics}>
        <span className="visually-hidden">{say('detail.tacticCards', { space, ground })}</span>
        <span aria-hidden="true">
          <TheatreIcon theatre="space" size={16} /> <b>{space}</b> <TheatreIcon theatre="ground" size={16} />{' '}
          <b>{ground}</b> {say('board.rb.side.tactics')}
        </span>
        {cards !== null && own !== side && cards.length > 0 && (
          <Pile title={say('board.rb.combat.open')} cards={cards.map((id) => ({ deck: 'tactic', id }))} />
        )}
      </p>
      {losses !== '' && <p className={css.losses}>{losses}</p>}
    </section>
  );
}

/** A leader with tactic values; a captive does not lead. */
function CombatLeader({ id }: { id: LeaderId }) {
  const say = useSay();
  const { view } = useScene();
  const spot = useSpot(`leader:${id}`);
  const now = view.leaders[id];
  const { space, ground } = LEADERS[id];
  const values = isCaptive(now) ? '' : say('board.rb.combat.values', { space, ground });
  return (
    <li className={css.leader} data-leader={id}>
      <Leader leader={id} now={now} size={48} />
      <span className={css.words}>
        <b>{say(`leader.${id}`)}</b>
        <small>{values}</small>
      </span>
      <Frame spot={spot} />
      {spot.state !== 'none' && <SpotHit spot={spot} name={leaderText(say, id, now)} className={css.hit} />}
    </li>
  );
}
