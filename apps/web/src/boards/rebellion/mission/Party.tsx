import {
  type Colour,
  FACES,
  type Face,
  type LeaderId,
  type MissionView,
  missionOf,
  type Side,
} from '@echo-base/games/rebellion/client';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { cx } from '../../../ui/cx.ts';
import { type RollingDie, useRoll } from '../../../ui/DiceRoll.tsx';
import { Skill } from '../../../ui/marks.tsx';
import { BattleDie } from '../combat/BattleDie.tsx';
import { SpotFrame } from '../combat/SpotFrame.tsx';
import { SpotHit } from '../galaxy/Spot.tsx';
import { useSpot } from '../galaxy/targets.ts';
import { Leader } from '../leaders/Leader.tsx';
import { useScene } from '../scene.tsx';
import { colourOf } from '../sides.ts';
import { bonusOf, countedIcons, diceIconsOf, isUnrolled, partyOf, stepOf, successesOf, totalOf } from './duel.ts';
import css from './Party.module.css';

/** Animation of a side's dice: those with a new face fall. */
function useMissionRoll(faces: readonly Face[]): RollingDie<Face>[] {
  const before = useRef(faces);
  const dice = useRoll(FACES, faces, faces.join(' '), (index) => before.current[index] !== faces[index]);
  useEffect(() => {
    before.current = faces;
  });
  return dice;
}

/** A side of an attempt: leaders with their icons, dice with their successes, bonus and total. */
export function Party({ mission, side }: { mission: MissionView; side: Side }) {
  const t = useTranslate();
  const scene = useScene();
  const leaders = partyOf(scene, mission, side);
  const total = totalOf(mission, side);
  return (
    <section className={cx(css.party, css[colourOf(side)])} aria-label={t(`side.${side}`)} data-party={side}>
      <ul className={css.leaders}>
        {leaders.map((id) => (
          <PartyLeader key={id} id={id} mission={mission} />
        ))}
      </ul>
      {leaders.length === 0 && (
        <p className={css.note}>
          {t(stepOf(mission) === 'oppose' ? 'board.rb.mission.unopposedYet' : 'board.rb.mission.unopposed')}
        </p>
      )}
      {!isUnrolled(mission) && <Dice mission={mission} side={side} />}
      {isUnrolled(mission) && side === mission.side && <p className={css.note}>{t('board.rb.mission.noRoll')}</p>}
      {stepOf(mission) !== 'oppose' && !isUnrolled(mission) && (
        <p className={css.total} data-total={total}>
          <b>{total}</b> {t('board.rb.mission.successes', { count: total })}
        </p>
      )}
    </section>
  );
}

function PartyLeader({ id, mission }: { id: LeaderId; mission: MissionView }) {
  const t = useTranslate();
  const { view } = useScene();
  const { skill } = missionOf(mission.card);
  const icons = countedIcons(mission.card, id).flatMap((one) =>
    Array.from({ length: one.count }, (_icon, n) => ({ id: one.skill, key: `${one.skill}-${n}` })),
  );
  return (
    <li className={css.leader} data-leader={id}>
      <Leader leader={id} now={view.leaders[id]} size={44} />
      <span>
        <b>{t(`leader.${id}`)}</b>
        <small>
          {icons.map((icon) => (
            <Skill key={icon.key} id={icon.id} size={15} />
          ))}
          {t('board.rb.mission.icons', { count: diceIconsOf(mission.card, id), skill: t(`skill.${skill}`) })}
        </small>
      </span>
    </li>
  );
}

interface RolledProps {
  readonly die: RollingDie<Face>;
  readonly face: Face;
  readonly colour: Colour;
  /** Its id in options. */
  readonly spot: string;
}

/** A die with its successes; a button while the question is about it. */
function Rolled({ die, face, colour, spot: id }: RolledProps) {
  const t = useTranslate();
  const spot = useSpot(id);
  const name = t(`die.${face}`);
  return (
    <li className={css.rolled} data-die-at={id}>
      <BattleDie colour={colour} face={die.face} rolling={die.rolling} rollMs={die.rollMs} />
      <SpotFrame spot={spot} />
      {spot.state === 'none' ? (
        <span className="visually-hidden">{t('app.label', { label: name })} </span>
      ) : (
        <SpotHit spot={spot} name={name} className={css.hit} />
      )}
      <b className={cx(die.rolling && css.falling)}>{successesOf(face)}</b>
    </li>
  );
}

/** Dice rolled with the successes of each, or those not rolled yet; then the bonus of the attempting side. */
function Dice({ mission, side }: { mission: MissionView; side: Side }) {
  const t = useTranslate();
  const faces = mission.dice[side];
  const dice = useMissionRoll(faces);
  const colour = side === 'rebel' ? 'red' : 'black';
  const open = faces.length === 0 ? (mission.rolls?.[side] ?? 0) : 0;
  const bonus = side === mission.side ? bonusOf(mission) : 0;
  return (
    <ul className={css.dice}>
      {dice
        .map((die, index) => ({ die, face: faces[index] ?? die.face, key: index }))
        .map(({ die, face, key }) => (
          <Rolled key={key} die={die} face={face} colour={colour} spot={`die:${side}:${key}`} />
        ))}
      {Array.from({ length: open }, (_one, n) => `open-${n}`).map((key) => (
        <li key={key}>
          <BattleDie colour={colour} face={null} />
          <span className="visually-hidden">{t('board.rb.mission.unrolled')}</span>
          <b aria-hidden="true">?</b>
        </li>
      ))}
      {bonus > 0 && (
        <li>
          <span className={css.bonus}>{t('board.rb.mission.bonus')}</span>
          <b>+{bonus}</b>
        </li>
      )}
    </ul>
  );
}
