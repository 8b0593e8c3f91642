import { isCaptive, type LeaderId, type LeaderView, type RingId } from '@echo-base/games/rebellion/client';
import { SideOutline } from '../../../kit/ui/side-outline.tsx';
import sides from '../../../kit/ui/sides.module.css';
import { MONOGRAMS } from '../leaders/monograms.ts';
import { colourOf } from '../sides.ts';
import { RoleG } from '../team/role-mark.tsx';
import { roleOf, useTeam } from '../team/team.tsx';
import * as css from './leader-mark.module.css';

export const LEADER_R = 12;

/** Letters of the attachments of free leaders. */
const RINGS: { readonly [id in RingId]?: string } = {
  'master-yoda': 'Y',
  'r2-d2': 'R2',
  'c-3po': '3P',
  'millennium-falcon': 'MF',
  'lure-of-the-dark-side': 'DS',
};

const BARS = 'M-5.4 -12v24M0 -12v24M5.4 -12v24';
const FROZEN = 'M-11 -4.5h22M-11 4.5h22';

/** A leader on the map: monogram in the shape of the side, bars for a captive, a tag for a ring, the mark of its role. */
export function LeaderMark({ id, leader }: { id: LeaderId; leader: LeaderView }) {
  const tag = leader.ring ? RINGS[leader.ring] : undefined;
  const side = colourOf(leader.side);
  const inTeam = useTeam() !== null;
  return (
    <g className={sides.side} data-side={side}>
      <SideOutline side={side} at={0} r={LEADER_R + 1.5} className={css.casing ?? ''} />
      <SideOutline side={side} at={0} r={LEADER_R} className={css.outline ?? ''} />
      <text className={css.letters} y="4.4">
        {MONOGRAMS[id]}
      </text>
      {isCaptive(leader) && (
        <path className={css.bars} data-shape="bars" d={leader.ring === 'carbonite' ? BARS + FROZEN : BARS} />
      )}
      {leader.detained && <path className={css.bars} d="M-9 -9L9 9" />}
      {inTeam && (
        <g transform="translate(-9.5 -9)">
          <RoleG role={roleOf(id)} width={12} />
        </g>
      )}
      {tag && (
        <g transform="translate(9 9)">
          <rect className={css.tag} x="-10" y="-7" width="20" height="14" rx="3" />
          <text className={css.letters} y="4.4">
            {tag}
          </text>
        </g>
      )}
    </g>
  );
}
