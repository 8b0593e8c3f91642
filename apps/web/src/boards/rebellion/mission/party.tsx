import {
  bonusOf,
  type Colour,
  countedIcons,
  diceIconsOf,
  FACES,
  type Face,
  isUnrolled,
  type LeaderId,
  type MissionView,
  missionOf,
  partyOf,
  type Side,
  stepOf,
  successesOf,
} from '@echo-base/games/rebellion/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { type RollingDie, useRoll } from '../../../kit/ui/dice-roll.tsx';
import { Skill } from '../../../kit/ui/marks.tsx';
import { BattleDie } from '../combat/battle-die.tsx';
import { TargetFrame } from '../combat/target-frame.tsx';
import { TargetHit } from '../galaxy/target-hit.tsx';
import { useBoardTarget } from '../galaxy/targets.ts';
import { Leader } from '../leaders/leader.tsx';
import { useScene } from '../scene.ts';
import { type Attempt, leadersOf } from './attempt.ts';
import css from './party.module.css';

/** Animation of a side's dice: those with a new face fall. */
function useMissionRoll(faces: readonly Face[]): RollingDie<Face>[] {
  const before = useRef(faces);
  const dice = useRoll(FACES, faces, faces.join(' '), (index) => before.current[index] !== faces[index]);
  useEffect(() => {
    before.current = faces;
  });
  return dice;
}

interface PartyProps {
  readonly attempt: Attempt;
  readonly side: Side;
  /** It stands left of the place. */
  readonly isLeft?: boolean;
  readonly children?: ReactNode;
}

/** A side of an attempt: leaders with their icons, dice with their successes, and bonus. */
export function Party({ attempt, side, isLeft = false, children }: PartyProps) {
  const t = useTranslate();
  const { view } = useScene();
  const { mission, phase, named } = attempt;
  const leaders = leadersOf(partyOf(view, mission, side), named[side]);
  const isOpen = stepOf(mission) === 'oppose' && phase !== 'result';
  return (
    <section
      className={cx(css.party, isLeft && css.left)}
      data-side={side}
      aria-label={t(`side.${side}`)}
      data-party={side}
    >
      <ul className={cx(css.leaders, leaders.length === 1 && css.alone)}>
        {leaders.map((id) => (
          <PartyLeader key={id} id={id} mission={mission} size={leaders.length === 1 ? 72 : 44} />
        ))}
        {leaders.length === 0 && (
          <li className={css.note}>{t(isOpen ? 'board.rb.mission.unopposedYet' : 'board.rb.mission.unopposed')}</li>
        )}
      </ul>
      {isUnrolled(mission) && side === mission.side && <p className={css.note}>{t('board.rb.mission.noRoll')}</p>}
      {!isUnrolled(mission) && <Dice mission={mission} side={side} />}
      {children}
    </section>
  );
}

interface PartyLeaderProps {
  readonly id: LeaderId;
  readonly mission: MissionView;
  readonly size: number;
}

function PartyLeader({ id, mission, size }: PartyLeaderProps) {
  const t = useTranslate();
  const { view } = useScene();
  const { skill } = missionOf(mission.card);
  const icons = countedIcons(mission.card, id).flatMap((one) =>
    Array.from({ length: one.count }, (_icon, n) => ({ id: one.skill, key: `${one.skill}-${n}` })),
  );
  return (
    <li className={css.leader} data-leader={id}>
      <Leader leader={id} now={view.leaders[id]} size={size} />
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
  readonly targetId: string;
}

/** A die with its successes; a button while the question is about it. */
function Rolled({ die, face, colour, targetId }: RolledProps) {
  const t = useTranslate();
  const target = useBoardTarget(targetId);
  const name = t(`die.${face}`);
  return (
    <li className={css.rolled} data-die-at={targetId}>
      <BattleDie colour={colour} face={die.face} rolling={die.rolling} rollMs={die.rollMs} />
      <TargetFrame target={target} />
      {target.state === 'none' ? (
        <span className="visually-hidden">{t('app.label', { label: name })} </span>
      ) : (
        <TargetHit target={target} name={name} className={css.hit} />
      )}
      <b className={cx(die.rolling && css.falling)}>{successesOf(face)}</b>
    </li>
  );
}

/** Dice rolled with the successes of each, or those not rolled yet; then the bonus of the attempting side. */
function Dice({ mission, side }: { mission: MissionView; side: Side }) {
  const t = useTranslate();
  const { view } = useScene();
  const faces = mission.dice[side];
  const dice = useMissionRoll(faces);
  const colour = side === 'rebel' ? 'red' : 'black';
  const open = faces.length === 0 ? (mission.rolls?.[side] ?? 0) : 0;
  const bonus = side === mission.side ? bonusOf(view, mission) : 0;
  return (
    <ul className={cx(css.dice, dice.length + open > 3 && css.many)}>
      {dice
        .map((die, index) => ({ die, face: faces[index] ?? die.face, key: index }))
        .map(({ die, face, key }) => (
          <Rolled key={key} die={die} face={face} colour={colour} targetId={`die:${side}:${key}`} />
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
