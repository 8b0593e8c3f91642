import {
  isTie,
  isUnrolled,
  MISSION_STEPS,
  type MissionView,
  missionOf,
  percent,
  type Side,
  stepOf,
  successChance,
  totalOf,
} from '@echo-base/games/rebellion/client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Emblem, Skill } from '../../../kit/ui/marks.tsx';
import { Steps } from '../../../kit/ui/steps.tsx';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { FacePicker } from '../combat/face-picker.tsx';
import { useLayout } from '../galaxy/use-layout.ts';
import { colourOf, rivalOf } from '../sides.ts';
import { type Attempt, diceOf } from './attempt.ts';
import { Hero } from './hero.tsx';
import css from './mission-stage.module.css';
import { Odds } from './odds.tsx';
import { Party } from './party.tsx';

/** Scale at which the map is behind the stage. */
const CLOSE = 2.5;

/** Moves the map so that a place lies below this element, until the stage is gone. */
function useMapBelow(place: MissionView['place']) {
  const camera = useCamera();
  const { centreOf } = useLayout();
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place || !ring.current) return;
    const { x, y } = centreOf(place);
    const [own, all] = [ring.current, ring.current.closest('[data-mission-stage]')].map((one) =>
      one?.getBoundingClientRect(),
    );
    // Without room for the ring the place is in the middle.
    const below = own?.height && all ? own.top + own.height / 2 - all.top - all.height / 2 : 0;
    return camera.show({ x: x - 1, y: y - below / CLOSE - 1, width: 2, height: 2 }, CLOSE);
  }, [camera, place, centreOf]);
  return ring;
}

interface Props {
  readonly attempt: Attempt;
  /** Tools. */
  readonly children: ReactNode;
}

/**
 * A mission at its place, over the map: the attempting side on the left, the other one on the right, with leaders and
 * dice; totals, what is at stake with the chance, and the odds of a question. A moment that is played is told in words
 * by the stage of the page.
 */
export function MissionStage({ attempt, children }: Props) {
  const t = useTranslate();
  const { mission, phase } = attempt;
  const ring = useMapBelow(mission.place);
  const { id } = missionOf(mission.card);
  const isPlayed = phase !== null;
  return (
    <section
      className={cx(css.stage, isPlayed && css.played)}
      aria-label={t(`mission.${id}`)}
      aria-hidden={isPlayed || undefined}
      data-mission-stage={phase ?? 'asks'}
    >
      <header className={css.head}>
        {!isPlayed && <Heading mission={mission} />}
        <Steps
          label={t('board.rb.mission.steps')}
          className={css.steps}
          names={MISSION_STEPS.map((step) => t(`board.rb.mission.step.${step}`))}
          now={MISSION_STEPS.indexOf(stepNow(attempt))}
        />
        {children}
      </header>
      <div className={css.field}>
        <Party attempt={attempt} side={mission.side} isLeft />
        <div className={css.middle}>
          {mission.place && <Hero place={mission.place} ref={ring} />}
          {hasTotals(attempt) && <Totals mission={mission} />}
          {phase === 'result' && <Before mission={mission} />}
        </div>
        <Party attempt={attempt} side={rivalOf(mission.side)}>
          {!isPlayed && mission.result === null && <Odds />}
        </Party>
      </div>
      <FacePicker />
      {phase !== 'result' && <Stake mission={mission} />}
    </section>
  );
}

/** The step of a mission; that of a moment follows what is seen of it. */
function stepNow({ mission, phase }: Attempt) {
  if (phase === 'dice') return 'roll';
  return mission.result === null && phase === 'result' && mission.place !== null ? 'reveal' : stepOf(mission);
}

/** Totals are shown once dice lie: of a moment with its result. */
function hasTotals({ mission, phase }: Attempt): boolean {
  if (isUnrolled(mission) || stepOf(mission) === 'oppose') return false;
  return phase === null || (phase === 'result' && mission.result !== null);
}

/** Name of the mission, its skill and its place. */
function Heading({ mission }: { mission: MissionView }) {
  const t = useTranslate();
  const { id, skill } = missionOf(mission.card);
  const place = mission.place ? t(`system.${mission.place}`) : '';
  const key = mission.target ? 'board.rb.mission.against' : 'board.rb.mission.in';
  const leader = mission.target ? t(`leader.${mission.target}`) : '';
  return (
    <>
      <span className={css.skill} data-side={mission.side}>
        <Skill id={skill} size={26} />
      </span>
      <div className={css.words} data-open={`mission:${id}`}>
        <h2>{t(`mission.${id}`)}</h2>
        <p>{t(key, { place, leader, skill: t(`skill.${skill}`) })}</p>
      </div>
    </>
  );
}

/** Total against total, below the place. */
function Totals({ mission }: { mission: MissionView }) {
  const t = useTranslate();
  return (
    <p className={css.totals}>
      <Total mission={mission} side={mission.side} />
      <span className={css.against}>{t('board.rb.mission.versus')}</span>
      <Total mission={mission} side={rivalOf(mission.side)} />
    </p>
  );
}

function Total({ mission, side }: { mission: MissionView; side: Side }) {
  const t = useTranslate();
  const total = totalOf(mission, side);
  return (
    <span className={css.total} data-side={side} data-total={total}>
      <Emblem id={colourOf(side)} size={20} /> <b>{total}</b>
      <span className="visually-hidden"> {t('board.rb.mission.successes', { count: total })}</span>
    </span>
  );
}

/** The chance that the roll had. */
function Before({ mission }: { mission: MissionView }) {
  const t = useTranslate();
  const chance = chanceOf(mission);
  if (chance === null || mission.result === null) return null;
  return (
    <p className={css.before} data-chance={chance}>
      {t('board.rb.mission.before', { percent: chance })}
    </p>
  );
}

/** The exact chance of an attempt that is opposed, in whole percent; null for others. */
function chanceOf(mission: MissionView): number | null {
  const { side, bonus } = mission;
  const [own, enemy] = [diceOf(mission, side), diceOf(mission, rivalOf(side))];
  return enemy > 0 ? percent(successChance(own, enemy, bonus)) : null;
}

/** What the card does if it succeeds, and how likely that is before the roll; or the result. */
function Stake({ mission }: { mission: MissionView }) {
  const t = useTranslate();
  const { id } = missionOf(mission.card);
  const { result } = mission;
  const chance = chanceOf(mission);
  if (result !== null) {
    return (
      <p className={css.stake} role="status">
        <b>{t(result === 'success' ? 'log.missionSucceeds' : 'log.missionFails', { mission: t(`mission.${id}`) })}</b>
        {isTie(mission) && ` ${t('board.rb.mission.tie')}`}
      </p>
    );
  }
  return (
    <div className={css.stake} role="status">
      <p>
        <b>{t('board.rb.mission.card')}</b> {t(`mission.${id}.text`)} {t('board.rb.mission.tie')}
      </p>
      {chance !== null && (
        <p className={css.chance} data-chance={chance}>
          {t('board.rb.mission.odds')}
          <b>{t('board.rb.mission.percent', { percent: chance })}</b>
        </p>
      )}
    </div>
  );
}
