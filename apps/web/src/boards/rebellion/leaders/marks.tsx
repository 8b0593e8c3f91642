import { LEADERS, type LeaderId, type RingId, SKILLS } from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { Emblem, Skill } from '../../../kit/ui/marks.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import * as css from './leaders.module.css';

/** A leader's skill icons, side by side as on the piece. */
export function SkillIcons({ leader, size = 13 }: { leader: LeaderId; size?: number }) {
  const { skills } = LEADERS[leader];
  return (
    <span className={css.skills} aria-hidden="true">
      {SKILLS.flatMap((skill) =>
        Array.from({ length: skills[skill] }, (_one, n) => `${skill}-${n + 1}`).map((key) => (
          <Skill key={key} id={skill} size={size} />
        )),
      )}
    </span>
  );
}

/** Orbit for space, hills for the ground: the theatres of tactic values and tactic cards. */
export function TheatreIcon({ theatre, size = 12 }: { theatre: 'space' | 'ground'; size?: number }) {
  return (
    <svg className={css.theatre} aria-hidden="true" width={size} height={size} viewBox="0 0 18 18">
      {theatre === 'space' ? (
        <>
          <path className={css.line} d="M2 14a8 8 0 0 1 14 0" />
          <path d="M9 1l2 4-2 3-2-3z" />
        </>
      ) : (
        <>
          <path className={css.line} d="M1 14h16" />
          <path d="M3 12l4-7 3 4 2-3 4 6z" />
        </>
      )}
    </svg>
  );
}

/** Tactic values: space, then ground; nothing for a leader without any. */
export function TacticValues({ leader }: { leader: LeaderId }) {
  const { space, ground } = LEADERS[leader];
  if (space + ground === 0) return null;
  return (
    <span className={css.tactics} aria-hidden="true">
      <TheatreIcon theatre="space" />
      {space}
      <TheatreIcon theatre="ground" />
      {ground}
    </span>
  );
}

/** A falcon's outline from above: a disc with two prongs. */
function Falcon() {
  return (
    <svg aria-hidden="true" width={14} height={14} viewBox="0 0 64 64">
      <path d="M24 4l5 1v18h6V5l5-1 4 22a19 19 0 1 1-24 0z" />
      <path d="M49 30h9v8h-9z" />
    </svg>
  );
}

/** A slab: frozen in carbonite. */
function Slab() {
  return (
    <svg aria-hidden="true" width={14} height={14} viewBox="0 0 64 64">
      <path fillRule="evenodd" d="M14 4h36v56H14zM32 14a8 8 0 0 0-4 15v21h8V29a8 8 0 0 0-4-15z" />
    </svg>
  );
}

const RING_MARKS: Readonly<Record<Exclude<RingId, 'captured'>, ReactNode>> = {
  carbonite: <Slab />,
  'lure-of-the-dark-side': <Emblem id="empire" size={14} />,
  'master-yoda': <Silhouette id="small-master" size={18} />,
  'r2-d2': <Silhouette id="astromech" size={18} />,
  'c-3po': <Silhouette id="protocol-droid" size={18} />,
  'millennium-falcon': <Falcon />,
};

/** Mark of an attachment ring for the corner of a token; a captured leader has bars instead. */
export function RingMark({ ring }: { ring: RingId }) {
  if (ring === 'captured') return null;
  return <span className={css.ring}>{RING_MARKS[ring]}</span>;
}
