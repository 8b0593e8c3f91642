import type { LeaderId, LeaderView, PlaceId, SystemId } from '@echo-base/games/rebellion/client';
import { memo, useMemo, useRef } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { useDrop } from '../../../ui/drag/drag.tsx';
import { isCaptive } from '../scene.tsx';
import { LEADER_R, LeaderMark } from './LeaderMark.tsx';
import { centreOf, DISC, type Point } from './layout.ts';
import { useLeaderGlide } from './Movement.tsx';
import type { SystemFacts } from './place-facts.ts';
import { type Detail, LEADERS_ENLARGED } from './plates.ts';
import { ReadHit, SpotHit, SpotMark } from './Spot.tsx';
import { Stacks } from './Stacks.tsx';
import css from './System.module.css';
import { type Look, SystemDrawing } from './SystemDrawing.tsx';
import { type Spot, useSpot } from './targets.ts';
import { leaderText, standingOf, systemText } from './words.ts';

/** Distance between the centres of two leaders on a disc. */
const LEADER_STEP = 23;
/** Distance from the centre of a disc to that of a leader on its edge. */
const LEADER_RISE = DISC + 10;

interface SystemProps extends Look {
  /** Its state in the question. */
  readonly spot: Spot;
  /** The question is about units on the map. */
  readonly asksForUnits: boolean;
  /** It is in the Tab order although the question is not about it. */
  readonly isCurrent: boolean;
  /** Shows its card. */
  onRead(place: PlaceId): void;
}

/**
 * A system of the map: planet, loyalty, name, resources, units and leaders. A press answers the question if it is a
 * target, and otherwise shows its card.
 */
export const System = memo(function System({ spot, aid, asksForUnits, isCurrent, onRead, ...look }: SystemProps) {
  const { facts, detail } = look;
  const { id } = facts;
  const t = useTranslate();
  const { x, y } = centreOf(id);
  const name = useMemo(() => systemText(t, facts, aid), [t, facts, aid]);
  const { state, isFaint, selected, number } = spot;
  const drop = useDrop(`place:${id}`);
  const lit = spot.lit || drop.isOver;
  return (
    <li
      className={css.system}
      style={{ left: x, top: y }}
      data-place={`place:${id}`}
      data-standing={standingOf(id, facts.state)}
    >
      <SystemDrawing {...look} {...{ aid, state, isFaint, selected, lit, number }} />
      <span ref={drop.ref} className={css.drop} />
      {state === 'none' ? (
        <ReadHit name={name} isCurrent={isCurrent} onRead={() => onRead(id)} />
      ) : (
        <SpotHit spot={spot} name={name} onRefused={() => onRead(id)} />
      )}
      {asksForUnits && <Stacks system={id} plates={look.plates} detail={detail} />}
      <Leaders system={id} leaders={facts.leaders} detail={detail} onRead={onRead} />
    </li>
  );
});

interface LeadersProps {
  system: SystemId;
  leaders: SystemFacts['leaders'];
  detail: Detail;
  onRead(place: PlaceId): void;
}

/** Leaders on the disc's upper edge. */
function Leaders({ system, leaders, detail, onRead }: LeadersProps) {
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
  const spot = useSpot(`leader:${id}`);
  const name = leaderText(t, id, now);
  const ref = useRef<HTMLSpanElement>(null);
  useLeaderGlide(ref, id, place, { x: origin.x + at.x, y: origin.y + at.y });
  return (
    <span ref={ref} className={css.leader} style={{ left: at.x, top: at.y }} data-leader={id}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        <g transform={`scale(${LEADERS_ENLARGED[detail]})`}>
          <SpotMark spot={spot} r={LEADER_R + 5} />
          <LeaderMark id={id} leader={now} />
        </g>
      </svg>
      {spot.state === 'none' ? (
        <ReadHit name={name} className={css.leaderHit} onRead={() => onRead(place)} tooltip />
      ) : (
        <SpotHit spot={spot} name={name} className={css.leaderHit} />
      )}
    </span>
  );
}
