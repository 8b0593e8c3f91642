import { type FigureView, figureCardOf, type GroupView, type View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { PlayerFigure } from '../../../kit/ui/player-figure.tsx';
import { useActs, useDecision } from '../../../question/selection/use-selection.ts';
import { pin } from '../field/inspected.ts';
import { ConditionIcon } from '../figures/figure.tsx';
import { Portrait } from '../figures/portrait.tsx';
import { keyed } from '../keyed.ts';
import { useNewest } from '../moments/use-newest.ts';
import { cardName, figureName, numberOf } from '../names.ts';
import { useScene } from '../scene.ts';
import css from './armies.module.css';

/** Points that win a match. */
const GOAL = 40;

interface ArmiesProps {
  /** Portraits and health only. */
  readonly isFolded?: boolean;
  /** The viewer's army above. */
  readonly isOwnFirst?: boolean;
}

/** Both armies: beside the map the other player's above, as it stands there. */
export function Armies({ isFolded = false, isOwnFirst = false }: ArmiesProps) {
  const t = useTranslate();
  const { view, viewer } = useScene();
  const own = view.players.some(({ seat }) => seat === viewer) ? viewer : (view.players[1]?.seat ?? '');
  const rank = (seat: string) => Number((seat === own) !== isOwnFirst);
  const order = [...view.players].sort((a, b) => rank(a.seat) - rank(b.seat));
  return (
    <section className={cx(css.armies, isFolded && css.folded)} aria-label={t('board.ia.armies')}>
      {order.map(({ seat }) => (
        <Army key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Army({ seat }: { seat: string }) {
  const t = useTranslate();
  const { view, seats, lookOf, nameOf } = useScene();
  const player = view.players.find((one) => one.seat === seat);
  const look = lookOf(seat);
  if (!player) return null;
  return (
    <section className={css.army} data-side={look} aria-label={nameOf(seat)}>
      <header className={css.head}>
        <Emblem id={look} size={22} className={css.mark} />
        <h3>
          <PlayerFigure badge={seats.find(({ id }) => id === seat)?.badge} />
          {nameOf(seat)}
        </h3>
        {view.initiative === seat && <span className={css.initiative}>{t('board.ia.initiative')}</span>}
        <span className={css.points}>
          <b>{player.points}</b> {t('board.ia.goal', { n: GOAL })}
        </span>
      </header>
      <ul>
        {view.groups
          .filter((group) => group.seat === seat)
          .map((group) => (
            <Group key={group.id} group={group} />
          ))}
      </ul>
    </section>
  );
}

type GroupState = 'active' | 'done' | 'ready' | 'defeated' | 'upgrade';

function stateOf({ activation, figures, round }: View, { id, card, exhausted, figures: left }: GroupView): GroupState {
  if (!figureCardOf(card)) return 'upgrade';
  if (left === 0 && round > 0) return 'defeated';
  const active = figures.find((figure) => figure.id === activation?.figure);
  if (active?.group === id) return 'active';
  return exhausted ? 'done' : 'ready';
}

/** One deployment card with its figures. Where the group can be activated, a press on a figure does so. */
function Group({ group }: { group: GroupView }) {
  const t = useTranslate();
  const { view } = useScene();
  const state = stateOf(view, group);
  const members = view.figures.filter((figure) => figure.group === group.id);
  return (
    <li className={cx(css.group, css[state])} data-open={`group:${group.id}`}>
      <Portrait card={group.card} size={40} className={css.portrait} />
      <div className={css.facts}>
        <p>
          <b>{t(cardName(group.card))}</b>
          <small>{t(`board.ia.group.${state}`)}</small>
        </p>
        {members.map((figure) => (
          <Member key={figure.id} figure={figure} />
        ))}
      </div>
    </li>
  );
}

const pips = (left: number, health: number) =>
  keyed(Array.from({ length: health }, (_one, index) => (index < left ? ('full' as const) : ('lost' as const))));

/** Health of a figure, as a button: it activates the figure if that is asked, or shows where it stands. */
function Member({ figure }: { figure: FigureView }) {
  const t = useTranslate();
  const { view } = useScene();
  const { press, hover } = useActs();
  const decision = useDecision();
  const { id, damage, health, space, conditions } = figure;
  const option = decision?.options.find(({ key, refused }) => key === `activate:${id}` && !refused);
  const number = numberOf(view, figure);
  const { figure: actor, attacker = actor } = useNewest()?.entries[0]?.params ?? {};
  const isActor = typeof attacker === 'object' && attacker.params?.id === id;
  const left = health - damage;
  return (
    <button
      type="button"
      className={cx(css.member, option && css.legal, left / health <= 1 / 3 && css.low)}
      data-target={option ? 'legal' : 'none'}
      data-names={option?.at}
      onClick={() => (option ? press(option) : pin(space))}
      onPointerEnter={() => hover(option?.key ?? null)}
      onPointerLeave={() => hover(null)}
    >
      <span className="visually-hidden">
        {[
          t('board.ia.member', { figure: figureName(view, figure), left, health }),
          ...conditions.map((condition) => t(`condition.${condition}`)),
        ].join(', ')}
      </span>
      {number !== null && (
        <span aria-hidden="true" className={css.n}>
          {number}
        </span>
      )}
      <span aria-hidden="true" className={css.bar}>
        {pips(left, health).map(({ key, item }) => (
          <i key={key} className={css[item]} />
        ))}
      </span>
      <b aria-hidden="true">{left}</b>
      {isActor && (
        <svg aria-hidden="true" className={css.foot} width="16" height="16" viewBox="0 0 16 16" data-acted="">
          <path d="M4 2a2.500 3.200 0 0 1 2.500 3.200L6 9H2.500L1.700 5.200A2.500 3.200 0 0 1 4 2zM2.700 10.200h3L5.500 12.500a1.300 1.300 0 0 1-2.500 0zM12 4a2.500 3.200 0 0 1 2.300 3.200L13.500 11H10L9.500 7.200A2.500 3.200 0 0 1 12 4zM10.300 12.200h3L13 14.300a1.300 1.300 0 0 1-2.400 0z" />
        </svg>
      )}
      {conditions.map((condition) => (
        <ConditionIcon key={condition} id={condition} />
      ))}
    </button>
  );
}
