import { ALLY_IDS, type AllyId, REBELS, type RebelId, type SeatView } from '@echo-base/games/galaxy-dice/client';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/say.tsx';
import { usePiece, useTargets } from '../../match/targets.tsx';
import { cx } from '../../ui/cx.ts';
import { DieSymbol } from '../../ui/Die.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { reasonOf, useRefuse } from '../refusals.ts';
import { Dragged, useDrag } from './drag.tsx';
import css from './Helpers.module.css';
import { usePieceOptions } from './options.ts';
import { AllyDisc, AllySigns, RebelDisc } from './pieces.tsx';
import { useScene } from './scene.tsx';
import { powerOf } from './words.ts';

/** Those who can help: the rebel and the allies, as cards. Spectators see those of whose turn it is. */
export function Helpers() {
  const { mine, active } = useScene();
  const shown = mine ?? active;
  return shown && <HelpersOf seat={shown} />;
}

/** Allies held, and those already used of which the question still offers a symbol. */
function useAllies({ allies }: SeatView): AllyId[] {
  const { decision } = useTargets();
  const offered = ALLY_IDS.filter((ally) => decision?.options.some(({ from }) => from === `ally:${ally}`));
  return [...new Set([...allies, ...offered])];
}

function HelpersOf({ seat }: { seat: SeatView }) {
  const say = useSay();
  const allies = useAllies(seat);
  const later = useSharedRefusal(['rebel', ...allies.map((ally) => `ally:${ally}`)]);
  return (
    <div className={css.helpers}>
      <p className="label">{say('board.gd.allies')}</p>
      {later && (
        <p className={css.later}>
          <Icon name="ban" size={14} />
          {later}
        </p>
      )}
      <ul className={css.cards}>
        {seat.rebel && <OwnRebel rebel={seat.rebel} used={seat.rebelUsed} />}
        {allies.map((ally) => (
          <Ally key={ally} ally={ally} />
        ))}
      </ul>
      {allies.length === 0 && <p className={css.none}>{say('board.gd.allyCount', { count: 0 })}</p>}
    </div>
  );
}

/** The one reason why none of these pieces may be used now, where it is one. */
function useSharedRefusal(pieces: readonly string[]): string | undefined {
  const say = useSay();
  const { decision } = useTargets();
  const options = decision?.options.filter(({ from }) => from !== undefined && pieces.includes(from)) ?? [];
  const [first] = options;
  const isShared = options.every((option) => option.refused && option.refused.code === first?.refused?.code);
  return isShared ? reasonOf(say, first?.refused) : undefined;
}

function OwnRebel({ rebel, used }: { rebel: RebelId; used: boolean }) {
  const say = useSay();
  const { symbol } = REBELS[rebel];
  const name = say('board.gd.rebel', { rebel: say(`rebel.${rebel}`), symbol: say(`symbol.${symbol}`) });
  return (
    <Card piece="rebel" name={name} disc={<RebelDisc rebel={rebel} className={css.disc} />}>
      <b>{say(`board.gd.short.${rebel}`)}</b>
      <span className={css.line}>
        <DieSymbol face={symbol} size={22} />
        {say(used ? 'board.gd.used' : 'board.gd.onceEachTurn')}
      </span>
    </Card>
  );
}

function Ally({ ally }: { ally: AllyId }) {
  const say = useSay();
  const options = usePieceOptions(`ally:${ally}`);
  const numbers = [...new Set(options.map(({ key }) => Number(key.split(':')[2])))].filter(Number.isInteger);
  const left = numbers.length > 0 ? numbers : undefined;
  const name = say('board.gd.allyWith', { ally: say(`ally.${ally}`), power: powerOf(say, ally, left) });
  return (
    <Card piece={`ally:${ally}`} name={name} disc={<AllyDisc ally={ally} className={css.disc} />}>
      <b>{say(`board.gd.short.${ally}`)}</b>
      <span className={css.line}>
        <AllySigns ally={ally} left={left} />
        {options.some(({ kind }) => kind !== undefined) && say('power.newHope')}
      </span>
    </Card>
  );
}

interface CardProps {
  piece: string;
  name: string;
  disc: ReactNode;
  children: ReactNode;
}

/** A helper's card: pressed to show where it helps, or dragged there. */
function Card({ piece, name, disc, children }: CardProps) {
  const say = useSay();
  const { choosePiece, piece: chosen } = useTargets();
  const state = usePiece(piece);
  const options = usePieceOptions(piece);
  const { ghost, handlers } = useDrag(piece);
  const refuse = useRefuse();
  const reason = state.state === 'refused' ? reasonOf(say, options[0]?.refused) : undefined;
  const inside = (
    <>
      {disc}
      <span className={css.words}>{children}</span>
    </>
  );
  if (state.state === 'none') return <li className={css.card}>{inside}</li>;
  const button = (
    <button
      type="button"
      className={cx(css.card, css.button, reason === undefined ? css.legal : css.refused, state.selected && css.chosen)}
      aria-label={name}
      aria-pressed={reason === undefined ? state.selected : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      aria-description={reason}
      {...handlers}
      onClick={() => (reason === undefined ? choosePiece(chosen === piece ? null : piece) : refuse(reason))}
      onPointerEnter={() => state.hover(true)}
      onPointerLeave={() => state.hover(false)}
    >
      {inside}
      <Dragged ghost={ghost}>
        <span className={css.carried}>{disc}</span>
      </Dragged>
    </button>
  );
  return <li>{reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>}</li>;
}
