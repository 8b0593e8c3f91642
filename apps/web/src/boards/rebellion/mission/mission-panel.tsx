import { isTie, MISSION_STEPS, type MissionView, missionOf, stepOf } from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Skill } from '../../../kit/ui/marks.tsx';
import { Steps } from '../../../kit/ui/steps.tsx';
import { FacePicker } from '../combat/face-picker.tsx';
import { rivalOf } from '../sides.ts';
import css from './mission-panel.module.css';
import { Odds } from './odds.tsx';
import { Party } from './party.tsx';

/**
 * The attempted mission: name and place, leaders and dice of both sides, totals, odds and result. `children`: tools.
 */
export function MissionPanel({ mission, children }: { mission: MissionView; children: ReactNode }) {
  const t = useTranslate();
  const { id, skill } = missionOf(mission.card);
  const name = t(`mission.${id}`);
  const place = mission.place ? t(`system.${mission.place}`) : '';
  const key = mission.target ? 'board.rb.mission.against' : 'board.rb.mission.in';
  const target = mission.target ? t(`leader.${mission.target}`) : '';
  return (
    <section className={css.panel} aria-label={name}>
      <header className={css.head}>
        <span className={css.skill} data-side={mission.side}>
          <Skill id={skill} size={26} />
        </span>
        <div className={css.words}>
          <h2>{name}</h2>
          <p>{t(key, { place, leader: target, skill: t(`skill.${skill}`) })}</p>
        </div>
        <Steps
          label={t('board.rb.mission.steps')}
          names={MISSION_STEPS.map((step) => t(`board.rb.mission.step.${step}`))}
          now={MISSION_STEPS.indexOf(stepOf(mission))}
        />
        {children}
      </header>
      <div className={css.sides}>
        <Party mission={mission} side={mission.side} />
        <span className={css.against}>{t('board.rb.mission.versus')}</span>
        <Party mission={mission} side={rivalOf(mission.side)} />
      </div>
      <FacePicker />
      <p className={cx(css.stake, mission.result !== null && css.decided)} role="status">
        {mission.result === null ? (
          <>
            <b>{t('board.rb.mission.card')}</b> {t(`mission.${id}.text`)} {t('board.rb.mission.tie')}
          </>
        ) : (
          <>
            <b>{t(mission.result === 'success' ? 'log.missionSucceeds' : 'log.missionFails', { mission: name })}</b>
            {isTie(mission) && ` ${t('board.rb.mission.tie')}`}
          </>
        )}
      </p>
      {mission.result === null && <Odds />}
    </section>
  );
}
