import { type CombatView, isCaptive, LEADERS, type LeaderId, type Side } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Pile } from '../cards/pile.tsx';
import { leaderText } from '../galaxy/place-names.ts';
import { TargetHit } from '../galaxy/target-hit.tsx';
import { useBoardTarget } from '../galaxy/targets.ts';
import { Leader } from '../leaders/leader.tsx';
import { TheatreIcon } from '../leaders/marks.tsx';
import { useScene } from '../scene.ts';
import { isInTeams } from '../team/team.tsx';
import { lossesText } from './combat-texts.ts';
import css from './command.module.css';
import { TargetFrame } from './target-frame.tsx';

/** A side's combat leaders, number of tactic cards, and losses. */
export function Command({ combat, side }: { combat: CombatView; side: Side }) {
  const t = useTranslate();
  const { view, leadersAt, side: own } = useScene();
  const here = (leadersAt.get(combat.system) ?? []).filter((id) => view.leaders[id].side === side);
  const losses = lossesText(t, combat, side);
  const { space, ground, cards } = combat.tactics[side];
  return (
    <section
      className={cx(css.command, side === 'rebel' && css.mirrored)}
      aria-label={t(`side.${side}`)}
      data-command={side}
    >
      <ul className={css.leaders} aria-label={t('board.rb.combat.leaders')}>
        {here.map((id) => (
          <CombatLeader key={id} id={id} />
        ))}
      </ul>
      {here.length === 0 && <p className={css.none}>{t('board.rb.combat.noLeader')}</p>}
      <p className={css.tactics}>
        <span className="visually-hidden">{t('detail.tacticCards', { space, ground })}</span>
        <span aria-hidden="true">
          <TheatreIcon theatre="space" size={16} /> <b>{space}</b> <TheatreIcon theatre="ground" size={16} />{' '}
          <b>{ground}</b> {t('board.rb.side.tactics')}
        </span>
        {cards !== null && own !== side && cards.length > 0 && (
          <Pile title={t('board.rb.combat.open')} cards={cards.map((id) => ({ deck: 'tactic', id }))} />
        )}
      </p>
      {losses !== '' && <p className={css.losses}>{losses}</p>}
    </section>
  );
}

/** A leader with tactic values; a captive does not lead. */
function CombatLeader({ id }: { id: LeaderId }) {
  const t = useTranslate();
  const { view } = useScene();
  const target = useBoardTarget(`leader:${id}`);
  const now = view.leaders[id];
  const { space, ground } = LEADERS[id];
  const values = isCaptive(now) ? '' : t('board.rb.combat.values', { space, ground });
  return (
    <li className={css.leader} data-leader={id}>
      <Leader leader={id} now={now} size={48} />
      <span className={css.words}>
        <b>{t(`leader.${id}`)}</b>
        <small>{values}</small>
      </span>
      <TargetFrame target={target} />
      {target.state !== 'none' && (
        <TargetHit target={target} name={leaderText(t, id, now, isInTeams(view))} className={css.hit} />
      )}
    </li>
  );
}
