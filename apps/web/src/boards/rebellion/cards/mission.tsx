import {
  type AssignedView,
  CAPTIVE_MISSIONS,
  countsAs,
  diceIconsOf,
  type LeaderId,
  type MissionCard,
  missionOf,
  type RebellionView,
  type Side,
  skillIconsOf,
} from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { TALL } from '../../../kit/ui/breakpoints.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Skill } from '../../../kit/ui/marks.tsx';
import { LeaderSocket } from '../../../kit/ui/pieces/leader-token.tsx';
import { Tooltip } from '../../../kit/ui/tooltip.tsx';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { useDecision, useSelected } from '../../../question/selection/use-selection.ts';
import { Leader } from '../leaders/leader.tsx';
import { PlannedLeaders, PlanTag, usePlanWords } from '../mates/plan-tag.tsx';
import { type Planned, usePlannedAt } from '../mates/planned.ts';
import { SendBack, useVeto } from '../mates/veto.tsx';
import { captivesOf, colourOf } from '../sides.ts';
import { useLeaderName } from '../team/names.ts';
import { playerOf, roleOf, useTeam } from '../team/team.tsx';
import { useTakeBack, useUsed } from './card-target.ts';
import * as css from './cards.module.css';
import { HandCard } from './hand-card.tsx';

/** Most leaders on a mission. */
const SOCKETS = 2;

interface MissionProps {
  readonly card: MissionCard;
  readonly view: RebellionView;
  readonly assigned?: AssignedView | undefined;
  /** The copy that options point at. */
  readonly at?: string | undefined;
  /** Shows sockets, while leaders are assigned. */
  readonly open: boolean;
}

/** Mission of the viewer's side, in the hand or with its leaders. */
export function Mission({ card, view, assigned, at, open }: MissionProps) {
  const t = useTranslate();
  const leaders = assigned?.leaders ?? [];
  const planned = usePlanned(at ?? `card:${card}`);
  const piece = useSelected(({ piece }) => piece);
  const isIdle = hasNoTarget(card, view);
  const mates = usePlannedAt(at ?? `card:${card}`);
  const matesWords = usePlanWords(mates);
  const isTall = useMedia(TALL);
  const seat = open ? (isTall ? 24 : 34) : 30;
  const names = leaders.map(useLeaderName()).join(', ');
  const note = [
    names && t('board.rb.side.with', { leaders: names }),
    matesWords,
    open && (isIdle ? t('noEffect.noCaptive') : fitText(fitOf(card, leaders, planned), t)),
  ];
  return (
    <HandCard
      card={{ deck: 'mission', id: card }}
      at={at}
      roomy={open || leaders.length > 0}
      stands={open && piece === null}
      note={note.filter(Boolean).join('. ')}
    >
      {(open || leaders.length > 0) && (
        <div className={cx(css.sockets, !open && css.small)}>
          {leaders.map((id) => (
            <Whose key={id} leader={id} side={missionOf(card).side}>
              <Seated leader={id} view={view} size={seat} />
            </Whose>
          ))}
          {open && <PlannedLeaders planned={mates} size={seat} />}
          {open && (
            <Sockets card={card} leaders={leaders} planned={planned} mates={mates} isIdle={isIdle} size={seat} />
          )}
        </div>
      )}
      <PlanTag planned={mates} />
    </HandCard>
  );
}

/** A mission against captives while there is none. */
const hasNoTarget = (card: MissionCard, view: RebellionView): boolean =>
  CAPTIVE_MISSIONS.has(missionOf(card).id) && captivesOf(view, 'rebel').length === 0;

/** The chosen leader, if an option assigns it here. */
function usePlanned(at: string): LeaderId | null {
  const decision = useDecision();
  const piece = useSelected(({ piece }) => piece);
  const isOpen = decision?.options.some((option) => option.from === piece && option.at === at && !option.refused);
  return isOpen && piece?.startsWith('leader:') ? (piece.slice(7) as LeaderId) : null;
}

/** Skill icons of the leaders on a card, and those it requires. */
interface Fit {
  readonly has: number;
  readonly needs: number;
  /** Icons that count as dice: those of the skill, or of every skill. */
  readonly dice: number;
  /** Whether dice are rolled, one for each icon. */
  readonly isAttempt: boolean;
  /** Icons that the chosen leader adds to those of the first; null for none. */
  readonly adds: number | null;
  /** The pictured leader, if among them; adds two successes. */
  readonly bonus: LeaderId | null;
}

function fitOf(card: MissionCard, seated: readonly LeaderId[], planned: LeaderId | null): Fit {
  const { required, leader, portrait, mode } = missionOf(card);
  const leaders = planned ? [...seated, planned] : seated;
  const sumOf = (ids: readonly LeaderId[], of: typeof diceIconsOf) => ids.reduce((sum, id) => sum + of(card, id), 0);
  const pictured = leaders.find((id) => countsAs(id) === leader);
  return {
    has: sumOf(leaders, skillIconsOf),
    needs: required,
    dice: sumOf(leaders, diceIconsOf),
    isAttempt: mode === 'attempt',
    adds: planned && seated.length > 0 ? diceIconsOf(card, planned) : null,
    bonus: portrait === 'two-successes' && pictured ? pictured : null,
  };
}

function fitText({ has, needs, dice, isAttempt, adds, bonus }: Fit, t: ReturnType<typeof useTranslate>): string {
  if (has < needs) return t('board.rb.side.short', { count: needs - has });
  if (!isAttempt) return t('board.rb.side.enough');
  if (adds !== null) return t('board.rb.side.adds', { count: adds });
  return t(bonus ? 'board.rb.side.bonus' : 'board.rb.side.dice', { count: dice });
}

interface SocketsProps extends Pick<MissionProps, 'card'> {
  readonly leaders: readonly LeaderId[];
  readonly planned: LeaderId | null;
  readonly mates: readonly Planned[];
  readonly isIdle: boolean;
  /** In pixels. */
  readonly size: number;
}

/** Free sockets, the chosen leader in the first of them, and whether the skill is enough. */
function Sockets({ card, leaders, planned, mates, isIdle, size }: SocketsProps) {
  const t = useTranslate();
  const { skill, side, required } = missionOf(card);
  const fit = fitOf(card, leaders, planned);
  const isEnough = fit.has >= fit.needs && !isIdle;
  const free = SOCKETS - leaders.length - mates.length - (planned ? 1 : 0);
  const icons = Array.from({ length: required }, (_one, n) => n);
  return (
    <>
      {planned && (
        <span className={css.planned}>
          <Leader leader={planned} size={size} planned />
        </span>
      )}
      {planned && (
        <span className={css.unplanned}>
          <LeaderSocket side={colourOf(side)} size={size} />
        </span>
      )}
      {Array.from({ length: Math.max(0, free) }, (_one, n) => `socket-${n}`).map((key) => (
        <LeaderSocket key={key} side={colourOf(side)} size={size} />
      ))}
      <span className={css.fit} aria-hidden="true">
        <span className={css.icons}>
          {icons.map((n) => (
            <Skill key={n} id={skill} size={14} className={n < fit.has ? css.has : css.lacks} />
          ))}
        </span>
        <span className={cx(isEnough && css.met)}>
          {isEnough && <Icon name="check" size={12} />}
          {isIdle ? t('noEffect.noCaptive') : fitText(fit, t)}
        </span>
      </span>
    </>
  );
}

/** A leader on a card, ringed if it is a team-mate's. */
function Whose({ leader, side, children }: { leader: LeaderId; side: Side; children: ReactNode }) {
  const team = useTeam();
  const player = team && playerOf(team, side, roleOf(leader))?.id;
  const mate = player === team?.viewer ? null : player;
  return (
    <span className={cx(css.whose, mate && css.mates)} {...(mate && { 'data-mate': mate })}>
      {children}
    </span>
  );
}

/** A leader on a card: a press answers a decision about the leader, or takes it back if there is such an option. */
function Seated({ leader, view, size }: { leader: LeaderId; view: RebellionView; size: number }) {
  const t = useTranslate();
  const nameOf = useLeaderName();
  const { option, press } = useTakeBack(leader);
  const target = useUsed(`leader:${leader}`);
  const veto = useVeto(leader);
  const token = <Leader leader={leader} now={view.leaders[leader]} size={size} />;
  if (target.state === 'legal') {
    return (
      <button
        type="button"
        className={css.takeBack}
        data-names={`leader:${leader}`}
        data-target="legal"
        onClick={target.press}
      >
        <span className="visually-hidden">{nameOf(leader)}</span>
        {token}
      </button>
    );
  }
  if (!option || option.refused) return <span className={css.seated}>{token}</span>;
  if (veto)
    return (
      <SendBack leader={leader} option={option} veto={veto} className={css.takeBack}>
        {token}
      </SendBack>
    );
  return (
    <Tooltip content={t(option.label)}>
      <button type="button" className={css.takeBack} onClick={press}>
        <span className="visually-hidden">{t(option.label)}</span>
        {token}
      </button>
    </Tooltip>
  );
}
