import { isCaptive, LEADERS, type LeaderId, type LeaderView, SKILLS } from '@echo-base/games/rebellion/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { Skill } from '../../../kit/ui/marks.tsx';
import { LeaderToken } from '../../../kit/ui/pieces/leader-token.tsx';
import { colourOf } from '../sides.ts';
import { RoleMark } from '../team/role-mark.tsx';
import { roleOf, useTeam } from '../team/team.tsx';
import * as css from './leaders.module.css';
import { RingMark, TheatreIcon } from './marks.tsx';
import { MONOGRAMS } from './monograms.ts';
import { PORTRAITS } from './portraits.ts';

interface TokenProps {
  readonly leader: LeaderId;
  /** Its state in the view; without it only the person is drawn. */
  readonly now?: LeaderView | undefined;
  readonly size?: number | undefined;
  readonly planned?: boolean | undefined;
  readonly label?: string | undefined;
}

/** Width of the mark of a role on a token, in pixels. */
const signSize = (size = 32) => Math.round(Math.min(20, Math.max(13, size * 0.4)));

/** Token of a leader, with bars and ring by its state; with three or four players with the mark of its role. */
export function Leader({ leader, now, size, planned, label }: TokenProps) {
  const inTeam = useTeam() !== null;
  return (
    <LeaderToken
      side={colourOf(LEADERS[leader].side)}
      monogram={MONOGRAMS[leader]}
      portrait={PORTRAITS[leader]}
      size={size}
      planned={planned}
      captured={now !== undefined && isCaptive(now)}
      badge={now?.ring && <RingMark ring={now.ring} />}
      sign={inTeam && <RoleMark role={roleOf(leader)} size={signSize(size)} />}
      label={label}
    />
  );
}

/** "Diplomacy 2, Intel 1": the skills of a leader in words. */
function skillsText(t: Translate, leader: LeaderId): string[] {
  const { skills } = LEADERS[leader];
  return SKILLS.filter((skill) => skills[skill] > 0).map((skill) => `${t(`skill.${skill}`)} ${skills[skill]}`);
}

/** Accessible name of a leader: "Princess Leia, Diplomacy 2, Intel 2, Spec Ops 1, Tactics: space 1, ground 1". */
export function leaderText(t: Translate, leader: LeaderId, now: LeaderView): string {
  const { space, ground } = LEADERS[leader];
  return [
    t(`leader.${leader}`),
    ...skillsText(t, leader),
    ...(space + ground > 0 ? [t('detail.tactics', { space, ground })] : []),
    ...(now.ring ? [t(`ring.${now.ring}`)] : []),
    ...(now.detained ? [t('board.rb.side.detained')] : []),
  ].join(', ');
}

/** All facts of a leader, to be read beside its tile. */
export function LeaderSheet({ leader, now }: { leader: LeaderId; now: LeaderView }) {
  const t = useTranslate();
  const { skills, space, ground, role } = LEADERS[leader];
  return (
    <span className={css.sheet}>
      <span className={css.sheetHead}>
        <Leader leader={leader} now={now} size={48} />
        <span>
          <b>{t(`leader.${leader}`)}</b>
          <small>{t(`role.${role}`)}</small>
        </span>
      </span>
      {SKILLS.filter((skill) => skills[skill] > 0).map((skill) => (
        <span key={skill} className={css.fact}>
          <Skill id={skill} size={18} />
          {t(`skill.${skill}`)}
          <b>{skills[skill]}</b>
        </span>
      ))}
      {(['space', 'ground'] as const).map((theatre) => (
        <span key={theatre} className={css.fact}>
          <TheatreIcon theatre={theatre} size={18} />
          {t(`board.rb.side.tactics.${theatre}`)}
          <b>{theatre === 'space' ? space : ground}</b>
        </span>
      ))}
      {now.ring && (
        <span className={css.about}>
          <b>{t(`ring.${now.ring}`)}</b> {t(`ring.${now.ring}.text`)}
        </span>
      )}
      {now.detained && <span className={css.about}>{t('board.rb.side.detained')}</span>}
    </span>
  );
}

/** The last word of a name, without rank and what stands in brackets. */
export function surname(t: Translate, leader: LeaderId): string {
  const [name = ''] = t(`leader.${leader}`).split(' (');
  return name.slice(name.lastIndexOf(' ') + 1);
}
