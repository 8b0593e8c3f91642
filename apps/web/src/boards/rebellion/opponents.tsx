import type { LeaderId, RebellionView, Side } from '@echo-base/games/rebellion/client';
import { type ReactNode, useState } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Steps } from '../../kit/ui/steps.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import { SeatPlate, SeatStrip } from '../kit/seat-strip.tsx';
import { MatchResult } from './end/result.tsx';
import { Leader } from './leaders/leader.tsx';
import * as css from './opponents.module.css';
import { sideOfSeat } from './scene.ts';
import { captivesOf, colourOf, poolOf, rivalOf, sideOfViewer } from './sides.ts';
import { toPlace } from './stages/tray.ts';
import { useLeaderName } from './team/names.ts';
import { RoleName } from './team/role-name.tsx';
import { ROLES, roleOf, useTeam } from './team/team.tsx';
import { useOneLine } from './use-one-line.ts';

interface RivalProps extends BoardProps<RebellionView> {
  readonly side: Side;
}

/** The public part of the other side: leaders, card counts, captives; both sides for spectators. */
export function Opponents(props: BoardProps<RebellionView>) {
  const { outcome, view } = props;
  return outcome ? <MatchResult outcome={outcome} view={view} /> : <Strip {...props} />;
}

function Strip(props: BoardProps<RebellionView>) {
  const own = sideOfViewer(props.viewer);
  const shown: Side[] = own ? [rivalOf(own)] : ['rebel', 'imperial'];
  const row = useOneLine();
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <SeatStrip className={cx(css.strip, shown.length > 1 && css.both, isOpen && css.open)} ref={row}>
      {shown.map((side) => (
        <Rival key={side} {...props} side={side} />
      ))}
      <PhaseSteps view={props.view} />
      <IconButton
        className={css.more}
        icon={isOpen ? 'up' : 'down'}
        label={t('board.rb.side.all')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    </SeatStrip>
  );
}

function Rival(props: RivalProps) {
  const t = useTranslate();
  const { view, side, seats } = props;
  const onCards = view.assigned.filter((one) => one.side === side).flatMap((one) => one.leaders);
  return (
    <SeatPlate
      look={colourOf(side)}
      label={t(`side.${side}`)}
      players={seats.filter((seat) => sideOfSeat(seat.id) === side)}
      written={(player) => <RoleName player={player} />}
      side={t(`side.${side}`)}
      status={statusOf(t, props)}
      classes={{ plate: css.rival, mark: css.mark, who: css.who }}
    >
      <Leaders name={t('board.rb.side.pool')} leaders={poolOf(view, side)} view={view} />
      <Leaders name={t('board.rb.side.onCards')} leaders={onCards} view={view} />
      <Counts {...props} />
      <Leaders name={t('board.rb.side.holds')} leaders={captivesOf(view, rivalOf(side))} view={view} named />
    </SeatPlate>
  );
}

/** Status of a side: who of it is asked now, or that it has passed. */
function statusOf(t: Translate, { view, side, seats, outcome, asked = [] }: RivalProps): string {
  if (outcome) return t('board.rb.side.round', { round: view.round });
  const turns = view.turns.flatMap((turn, index) => (turn.side === side ? [index] : []));
  const hasPassed = view.phase === 'command' && turns.length > 0 && turns.every((turn) => view.passed.includes(turn));
  if (hasPassed) return t('board.rb.side.status.passed');
  const here = seats.filter(({ id }) => sideOfSeat(id) === side);
  const playing = here.filter(({ id }) => asked.includes(id));
  if (here.length > 1 && playing.length > 0) {
    return t('board.rb.side.status.playing', { names: playing.map(({ name }) => name).join(', ') });
  }
  const plays = asked.length > 0 ? playing.length > 0 : view.active === side;
  return t(plays ? 'board.rb.side.status.plays' : 'board.rb.side.status.waits');
}

/** Tokens under a heading; nothing if there are none. */
function Leaders({
  name,
  leaders,
  view,
  named,
}: {
  name: string;
  leaders: readonly LeaderId[];
  view: RebellionView;
  named?: boolean;
}) {
  const t = useTranslate();
  const inTeam = useTeam() !== null;
  const nameOf = useLeaderName();
  if (leaders.length === 0) return null;
  const byRole = (id: LeaderId) => (inTeam ? ROLES.indexOf(roleOf(id)) : 0);
  return (
    <div className={css.block}>
      <span className="label">{name}</span>
      <ul className={css.tokens} aria-label={name}>
        {leaders
          .toSorted((a, b) => byRole(a) - byRole(b))
          .map((id) => (
            <li key={id} title={nameOf(id)}>
              <Leader leader={id} now={view.leaders[id]} size={30} label={t(`leader.${id}`)} />
              {named && <span aria-hidden="true">{t(`leader.${id}`)}</span>}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Number of cards of each kind in a side's hand. */
function countsOf(view: RebellionView, side: Side): readonly (readonly [kind: string, count: number])[] {
  const actions = Object.entries(view.actions.hands).filter(([seat]) => sideOfSeat(seat) === side);
  const tactics = view.combat?.tactics[side];
  const units = toPlace(view, side);
  if (units) return [['toPlace', units.all - units.placed]];
  return [
    ['missions', view.missions[side].hand.count],
    ['assigned', view.assigned.filter((one) => one.side === side).length],
    side === 'imperial' ? ['probes', view.probes.hand.count] : ['objectives', view.objectives.stages.length],
    ['actions', actions.reduce((sum, [, hand]) => sum + hand.count, 0)],
    ...(tactics ? [['tactics', tactics.space + tactics.ground] as const] : []),
  ];
}

const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

function Counts({ view, side }: RivalProps) {
  const t = useTranslate();
  const stages = view.objectives.stages.map((stage) => ROMAN[stage]).join(', ');
  const more: Readonly<Record<string, ReactNode>> = { objectives: stages && <small>({stages})</small> };
  return (
    <ul className={css.counts}>
      {countsOf(view, side)
        .filter(([kind, count]) => count > 0 || kind === 'missions')
        .map(([kind, count]) => (
          <li key={kind} data-count={kind}>
            <b>{count}</b> {t({ key: `board.rb.side.count.${kind}`, params: { count } })} {more[kind]}
          </li>
        ))}
    </ul>
  );
}

/** The steps of the phase, the current one marked. */
function stepsOf(t: Translate, { phase, active, placing }: RebellionView): { names: string[]; now: number } {
  const phases = ['assignment', 'command', 'refresh'] as const;
  const names = phases.map((id) => t(`phase.${id}`));
  if (placing) {
    const steps = ['imperialUnits', 'rebelUnits', 'base'] as const;
    return { names: steps.map((step) => t(`board.rb.step.${step}`)), now: placing.side === 'imperial' ? 0 : 1 };
  }
  if (phase === 'setup') return { names: [t('phase.setup'), ...names.slice(0, 2)], now: 0 };
  if (phase !== 'assignment') return { names, now: phases.indexOf(phase) };
  const assigning = [t('board.rb.side.step.rebel'), t('board.rb.side.step.imperial'), t('phase.command')];
  return { names: assigning, now: active === 'rebel' ? 0 : 1 };
}

function PhaseSteps({ view }: { view: RebellionView }) {
  const t = useTranslate();
  const { names, now } = stepsOf(t, view);
  return <Steps label={t('board.rb.side.phases')} names={names} now={now} className={css.steps} />;
}
