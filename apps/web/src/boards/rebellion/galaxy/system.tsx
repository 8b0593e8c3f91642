import {
  isCaptive,
  type LeaderId,
  type LeaderView,
  type PlaceId,
  type SystemId,
} from '@echo-base/games/rebellion/client';
import { memo, useMemo, useRef } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useDrop } from '../../../kit/ui/drag/drag.tsx';
import { useTeam } from '../team/team.tsx';
import { DISC, type Point } from './layout.ts';
import { LEADER_R, LeaderMark } from './leader-mark.tsx';
import { useLeaderGlide } from './movement.tsx';
import type { SystemFacts } from './place-facts.ts';
import { leaderText, standingOf, systemText } from './place-names.ts';
import { type Detail, LEADERS_ENLARGED } from './plates.ts';
import * as css from './system.module.css';
import { SystemDrawing, type SystemLook } from './system-drawing.tsx';
import { ReadHit, TargetHit, TargetMark } from './target-hit.tsx';
import { type BoardTarget, useBoardTarget } from './targets.ts';
import { Stacks } from './unit-stacks.tsx';
import { useLayout } from './use-layout.ts';

/** Distance between the centres of two leaders on a disc. */
const LEADER_STEP = 23;
/** Distance from the centre of a disc to that of a leader on its edge. */
const LEADER_RISE = DISC + 10;

interface SystemProps extends SystemLook {
  /** Its state in the question. */
  readonly target: BoardTarget;
  /** The question is about units on the map. */
  readonly asksForUnits: boolean;
  /** It is in the Tab order although the question is not about it. */
  readonly isCurrent: boolean;
  /** It is far from the place of a moment that is played. */
  readonly isFar: boolean;
  /** Shows its card. */
  onRead(place: PlaceId): void;
}

/**
 * A system of the map: planet, loyalty, name, resources, units and leaders. A press answers the question if it is a
 * target, and otherwise shows its card.
 */
export const System = memo(function System({
  target,
  aid,
  asksForUnits,
  isCurrent,
  isFar,
  onRead,
  ...look
}: SystemProps) {
  const { facts, detail } = look;
  const { id } = facts;
  const t = useTranslate();
  const { x, y } = useLayout().centreOf(id);
  const name = useMemo(() => systemText(t, facts, aid), [t, facts, aid]);
  const drop = useDrop(`place:${id}`);
  return (
    <li
      className={css.system}
      style={{ left: x, top: y }}
      data-place={`place:${id}`}
      data-standing={standingOf(id, facts.state)}
      data-far={isFar || undefined}
    >
      <SystemDrawing {...look} aid={aid} target={target} isOver={drop.isOver} />
      <span ref={drop.ref} className={css.drop} />
      {target.state === 'none' ? (
        <ReadHit name={name} isCurrent={isCurrent} onRead={() => onRead(id)} />
      ) : (
        <TargetHit target={target} name={name} onRefused={() => onRead(id)} />
      )}
      {asksForUnits && <Stacks system={id} plates={look.plates} detail={detail} />}
      <Leaders system={id} leaders={facts.leaders} detail={detail} onRead={onRead} />
    </li>
  );
});

/** A system with its state in the question; the system rerenders only when either changes. */
export function AskedSystem(props: Omit<SystemProps, 'target'>) {
  const target = useBoardTarget(`place:${props.facts.id}`);
  return <System {...props} target={target} />;
}

interface LeadersProps {
  system: SystemId;
  leaders: SystemFacts['leaders'];
  detail: Detail;
  onRead(place: PlaceId): void;
}

/** Leaders on the disc's upper edge. */
function Leaders({ system, leaders, detail, onRead }: LeadersProps) {
  const { centreOf } = useLayout();
  const ordered = leaders.toSorted((a, b) => Number(isCaptive(b.now)) - Number(isCaptive(a.now)));
  return ordered.map(({ id, now }, index) => (
    <Leader
      key={id}
      id={id}
      now={now}
      detail={detail}
      place={system}
      onRead={onRead}
      origin={centreOf(system)}
      at={{ x: (index - (leaders.length - 1) / 2) * LEADER_STEP * LEADERS_ENLARGED[detail], y: -LEADER_RISE }}
    />
  ));
}

interface LeaderProps {
  id: LeaderId;
  now: LeaderView;
  detail: Detail;
  place: PlaceId;
  /** Shows the card of its place. */
  onRead(place: PlaceId): void;
  /** Centre of its place. */
  origin: Point;
  at: Point;
}

/** A leader on the map: a press answers the question if it is about them, and otherwise shows the card of their place. */
export function Leader({ id, now, detail, place, onRead, origin, at }: LeaderProps) {
  const t = useTranslate();
  const target = useBoardTarget(`leader:${id}`);
  const name = leaderText(t, id, now, useTeam() !== null);
  const ref = useRef<HTMLSpanElement>(null);
  useLeaderGlide(ref, id, place, { x: origin.x + at.x, y: origin.y + at.y });
  return (
    <span ref={ref} className={css.leader} style={{ left: at.x, top: at.y }} data-leader={id}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        <g transform={`scale(${LEADERS_ENLARGED[detail]})`}>
          <TargetMark target={target} r={LEADER_R + 5} />
          <LeaderMark id={id} leader={now} />
        </g>
      </svg>
      {target.state === 'none' ? (
        <ReadHit name={name} className={css.leaderHit} onRead={() => onRead(place)} tooltip />
      ) : (
        <TargetHit target={target} name={name} className={css.leaderHit} />
      )}
    </span>
  );
}
