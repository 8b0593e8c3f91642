import type { LeaderId, RebellionView, Side } from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { type Say, useSay } from '../../i18n/say.tsx';
import { cx } from '../../ui/cx.ts';
import { Steps } from '../../ui/Steps.tsx';
import { Emblem } from '../../ui/silhouettes.tsx';
import type { BoardProps } from '../types.ts';
import { Leader } from './leaders/Leader.tsx';
import css from './Opponents.module.css';
import { sideOfSeat } from './scene.tsx';
import { captivesOf, colourOf, poolOf, rivalOf, sideOfViewer } from './sides.ts';

interface RivalProps extends BoardProps<RebellionView> {
  readonly side: Side;
}

/** The other side as far as it is public: leaders, counts of what it holds, whom it holds; both sides for spectators. */
export function Opponents(props: BoardProps<RebellionView>) {
  const own = sideOfViewer(props.viewer);
  const shown: Side[] = own ? [rivalOf(own)] : ['rebel', 'imperial'];
  return (
    <div className={css.strip}>
      {shown.map((side) => (
        <Rival key={side} {...props} side={side} />
      ))}
      <PhaseSteps view={props.view} />
    </div>
  );
}

function Rival(props: RivalProps) {
  const say = useSay();
  const { view, side, seats } = props;
  const players = seats.filter((seat) => sideOfSeat(seat.id) === side);
  const onCards = view.assigned.filter((one) => one.side === side).flatMap((one) => one.leaders);
  return (
    <section className={cx(css.rival, css[colourOf(side)])} aria-label={say(`side.${side}`)}>
      <Emblem id={colourOf(side)} size={30} className={css.mark} />
      <p className={css.who}>
        <b>
          {players.map((seat) => seat.name).join(', ')} <span className={css.side}>· {say(`side.${side}`)}</span>
        </b>
        <small>
          {statusOf(say, props, players.length > 0 && players.every((seat) => !seat.connected && !seat.isBot))}
        </small>
      </p>
      <Leaders name={say('board.rb.side.pool')} leaders={poolOf(view, side)} view={view} />
      <Leaders name={say('board.rb.side.onCards')} leaders={onCards} view={view} />
      <Counts {...props} />
      <Leaders name={say('board.rb.side.holds')} leaders={captivesOf(view, rivalOf(side))} view={view} named />
    </section>
  );
}

/** What a side is at. */
function statusOf(say: Say, { view, side, outcome }: RivalProps, isAway: boolean): string {
  if (isAway) return say('board.rb.side.status.away');
  if (outcome) return say('board.rb.side.round', { round: view.round });
  const turns = view.turns.flatMap((turn, index) => (turn.side === side ? [index] : []));
  const hasPassed = view.phase === 'command' && turns.length > 0 && turns.every((turn) => view.passed.includes(turn));
  if (hasPassed) return say('board.rb.side.status.passed');
  return say(view.active === side ? 'board.rb.side.status.plays' : 'board.rb.side.status.waits');
}

/** Tokens under a name; nothing where there are none. */
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
  const say = useSay();
  if (leaders.length === 0) return null;
  return (
    <div className={css.block}>
      <span className="label">{name}</span>
      <ul className={css.tokens} aria-label={name}>
        {leaders.map((id) => (
          <li key={id} title={say(`leader.${id}`)}>
            <Leader leader={id} now={view.leaders[id]} size={30} label={say(`leader.${id}`)} />
            {named && <span aria-hidden="true">{say(`leader.${id}`)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many cards of each kind a side holds. */
function countsOf(view: RebellionView, side: Side): readonly (readonly [kind: string, count: number])[] {
  const actions = Object.entries(view.actions.hands).filter(([seat]) => sideOfSeat(seat) === side);
  const tactics = view.combat?.tactics[side];
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
  const say = useSay();
  const stages = view.objectives.stages.map((stage) => ROMAN[stage]).join(', ');
  const more: Readonly<Record<string, ReactNode>> = { objectives: stages && <small>({stages})</small> };
  return (
    <ul className={css.counts}>
      {countsOf(view, side)
        .filter(([kind, count]) => count > 0 || kind === 'missions')
        .map(([kind, count]) => (
          <li key={kind}>
            <b>{count}</b> {say(`board.rb.side.count.${kind}`, { count })} {more[kind]}
          </li>
        ))}
    </ul>
  );
}

/** The steps of the phase, the present one marked. */
function stepsOf(say: Say, { phase, active }: RebellionView): { names: string[]; now: number } {
  const phases = ['assignment', 'command', 'refresh'] as const;
  const names = phases.map((id) => say(`phase.${id}`));
  if (phase === 'setup') return { names: [say('phase.setup'), ...names.slice(0, 2)], now: 0 };
  if (phase !== 'assignment') return { names, now: phases.indexOf(phase) };
  const assigning = [say('board.rb.side.step.rebel'), say('board.rb.side.step.imperial'), say('phase.command')];
  return { names: assigning, now: active === 'rebel' ? 0 : 1 };
}

function PhaseSteps({ view }: { view: RebellionView }) {
  const say = useSay();
  const { names, now } = stepsOf(say, view);
  return <Steps label={say('board.rb.side.phases')} names={names} now={now} className={css.steps} />;
}
