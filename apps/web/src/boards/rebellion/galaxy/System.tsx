import type { LeaderId, SystemId } from '@echo-base/games/rebellion/client';
import { memo } from 'react';
import { useSay } from '../../../i18n/say.tsx';
import { cx } from '../../../ui/cx.ts';
import { isCaptive, useScene } from '../scene.tsx';
import { LEADER_R, LeaderMark } from './LeaderMark.tsx';
import { BASE_TAG, centreOf, DISC, type Point } from './layout.ts';
import { PlateG } from './PlateG.tsx';
import { type Detail, ENLARGED, type Plate } from './plates.ts';
import { Resources } from './Resources.tsx';
import { Ring } from './Ring.tsx';
import { SpotHit, SpotMark } from './Spot.tsx';
import { Stones } from './Stones.tsx';
import css from './System.module.css';
import { type Spot, useSpot } from './targets.ts';
import { baseMarkOf, isRuledOut, leaderText, standingOf, systemText } from './words.ts';

/** Between the middles of two leaders on a disc. */
const LEADER_STEP = 23;
/** From the middle of a disc to the middle of a leader on its edge. */
const LEADER_RISE = DISC + 10;

interface SystemProps {
  id: SystemId;
  plates: readonly Plate[];
  detail: Detail;
}

/** A system of the map: planet, loyalty, name, resources, units and leaders. A button while the question is about it. */
export const System = memo(function System({ id, plates, detail }: SystemProps) {
  const say = useSay();
  const scene = useScene();
  const spot = useSpot(`place:${id}`);
  const { x, y } = centreOf(id);
  const state = scene.view.systems[id];
  const standing = standingOf(id, state);
  const name = systemText(say, scene, id);
  return (
    <li className={css.system} style={{ left: x, top: y }} data-place={`place:${id}`} data-standing={standing}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        {spot.state === 'legal' && <circle className={cx(css.halo, spot.selected && css.chosen)} r={DISC * 2.5} />}
        <circle className={css.casing} r={DISC + 3.5} />
        {standing === 'destroyed' ? <Stones system={id} /> : <Planet id={id} />}
        <Ring standing={standing} />
        <BaseRing id={id} />
        <SpotMark spot={spot} r={DISC + 12} />
        {state.sabotaged && <Sabotage />}
        {detail !== 'power' && <Name id={id} spot={spot} detail={detail} />}
        {plates.map((plate) => (
          <g key={plate.side} transform={`translate(${plate.box.x - x} ${plate.box.y - y}) scale(${ENLARGED[detail]})`}>
            <PlateG plate={plate} />
          </g>
        ))}
      </svg>
      {spot.state === 'none' ? <span className="visually-hidden">{name}</span> : <SpotHit spot={spot} name={name} />}
      <Leaders system={id} detail={detail} />
    </li>
  );
});

function Planet({ id }: { id: SystemId }) {
  const href = `${import.meta.env.BASE_URL}art/systems/${id}.svg`;
  return <image href={href} x={-DISC} y={-DISC} width={2 * DISC} height={2 * DISC} />;
}

function Sabotage() {
  return (
    <g className={css.sabotage} transform={`translate(${DISC * 0.78} ${DISC * 0.72})`}>
      <path className={css.triangle} d="M0-8.5l8.5 14.5h-17z" />
      <path className={css.bolt} d="M1-3.5l-3 5.5h2l-1 3.5 3.5-5h-2z" />
    </g>
  );
}

/** Name under the disc, what it builds, and a slash where the base cannot be. */
function Name({ id, spot, detail }: { id: SystemId; spot: Spot; detail: Detail }) {
  const say = useSay();
  const scene = useScene();
  const name = say(`system.${id}`);
  const isDestroyed = scene.view.systems[id].destroyed;
  const reach = name.length * 3.1 + 4;
  return (
    <g transform={`translate(0 ${DISC + 8}) scale(${ENLARGED[detail]})`}>
      <text
        className={cx(css.name, spot.selected && css.chosenName, spot.state === 'refused' && css.refusedName)}
        y="11"
      >
        {name}
      </text>
      {spot.state === 'refused' && <path className={css.strike} d={`M${-reach} 7H${reach}`} />}
      {isRuledOut(scene, id) && <path className={css.slash} d={`M${-reach} 11L${reach} 2`} data-ruled-out="" />}
      {detail === 'near' && !isDestroyed && <Resources system={id} y={20.5} />}
      {isDestroyed && (
        <text className={css.destroyed} y="24">
          {say('board.rb.standing.destroyed')}
        </text>
      )}
    </g>
  );
}

/** Dashed ring and tag of the Rebel base, as far as the viewer knows it; a hollow chevron where it once was. */
function BaseRing({ id }: { id: SystemId }) {
  const say = useSay();
  const { view } = useScene();
  const mark = baseMarkOf(view, id);
  if (mark === null) return null;
  if (mark === 'old') {
    return <path className={css.oldBase} d="M-6 5L0 -1L6 5" transform={`translate(${-DISC * 0.8} ${DISC * 0.6})`} />;
  }
  const words = say(mark === 'secret' ? 'board.rb.tag.secret' : 'board.rb.tag.revealed');
  return (
    <g data-base={mark}>
      <circle className={cx(css.base, mark === 'revealed' && css.revealed)} r={DISC + 8.5} />
      <g transform={`translate(${BASE_TAG.x} ${BASE_TAG.y})`}>
        <rect className={css.tag} width={BASE_TAG.width} height={BASE_TAG.height} rx="9" />
        <text className={css.tagText} x={BASE_TAG.width / 2} y="13">
          {words}
        </text>
      </g>
    </g>
  );
}

/** Leaders on the disc's upper edge, each a button while the question is about them. */
function Leaders({ system, detail }: { system: SystemId; detail: Detail }) {
  const { view, leadersAt } = useScene();
  const here = leadersAt.get(system) ?? [];
  const ordered = [...here].sort((a, b) => Number(isCaptive(view.leaders[b])) - Number(isCaptive(view.leaders[a])));
  return ordered.map((id, index) => (
    <Leader
      key={id}
      id={id}
      detail={detail}
      at={{ x: (index - (here.length - 1) / 2) * LEADER_STEP * ENLARGED[detail], y: -LEADER_RISE }}
    />
  ));
}

interface LeaderProps {
  id: LeaderId;
  detail: Detail;
  /** Its middle, from the middle of its place. */
  at: Point;
}

/** A leader on the map; a button while the question is about them. */
export function Leader({ id, detail, at }: LeaderProps) {
  const say = useSay();
  const scene = useScene();
  const spot = useSpot(`leader:${id}`);
  return (
    <span className={css.leader} style={{ left: at.x, top: at.y }} data-leader={id}>
      <svg aria-hidden="true" className={css.drawing} width="1" height="1">
        <g transform={`scale(${ENLARGED[detail]})`}>
          <SpotMark spot={spot} r={LEADER_R + 5} />
          <LeaderMark id={id} leader={scene.view.leaders[id]} />
        </g>
      </svg>
      {spot.state !== 'none' && <SpotHit spot={spot} name={leaderText(say, scene, id)} className={css.leaderHit} />}
    </span>
  );
}
