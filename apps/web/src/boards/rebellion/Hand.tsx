import type { LeaderId, RebellionView } from '@echo-base/games/rebellion/client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Say, useSay } from '../../i18n/say.tsx';
import { useTargets } from '../../match/targets.tsx';
import { cx } from '../../ui/cx.ts';
import { DragProvider, type DragWords } from '../../ui/drag/drag.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Emblem } from '../../ui/silhouettes.tsx';
import { useRefuse } from '../refusals.ts';
import type { BoardProps } from '../types.ts';
import { PlaceFirstContext } from './cards/target.ts';
import css from './Hand.module.css';
import { HandCards, type HandProps, handOf } from './HandCards.tsx';
import { Leader } from './leaders/Leader.tsx';
import { LeaderTile } from './leaders/LeaderTile.tsx';
import { captivesOf, colourOf, poolOf, sideOfViewer } from './sides.ts';

/** What the viewer's side holds: leaders, missions, action cards, objectives or probe cards. Spectators hold nothing. */
export function Hand(props: BoardProps<RebellionView>) {
  const side = sideOfViewer(props.viewer);
  return side ? <SideHand {...props} side={side} /> : null;
}

function SideHand(props: HandProps) {
  const { view, side } = props;
  const isAssigning = view.phase === 'assignment';
  const { decision } = useTargets();
  const isWork = isAssigning && decision?.options.some((option) => option.at?.startsWith('card:')) === true;
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? isWork;
  return (
    <Choosing>
      <div className={cx(css.hand, css[colourOf(side)], isAssigning && css.assigning)}>
        <Summary {...props} open={isOpen} onOpen={setOpened} />
        <div className={cx(css.sheet, isOpen && css.open)} id="hand-sheet">
          <div className={css.who}>
            <Me {...props} />
            <Pool {...props} bare={!isAssigning} />
          </div>
          <HandCards {...props} />
        </div>
      </div>
    </Choosing>
  );
}

/** Choosing a piece and a place in either order, and dragging the piece there. */
function Choosing({ children }: { children: ReactNode }) {
  const targets = useTargets();
  const say = useSay();
  const refuse = useRefuse();
  const [place, choose] = useState<string | null>(null);
  const id = targets.decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question forgets the place chosen for the last one.
  useEffect(() => choose(null), [id]);
  const first = useMemo(() => ({ place, choose }), [place]);
  const words = useMemo(() => dragWords(say), [say]);
  const optionFor = (piece: string, at: string) =>
    targets.decision?.options.find((option) => option.from === piece && option.at === at);
  return (
    <DragProvider
      words={words}
      accepts={(piece, at) => optionFor(piece, at) !== undefined}
      onLift={(piece) => targets.choosePiece(piece)}
      onReturn={() => targets.choosePiece(null)}
      onDrop={(piece, at) => {
        const option = optionFor(piece, at);
        if (!option || targets.busy) return;
        if (option.refused) return refuse(option);
        targets.choosePiece(null);
        targets.press(option);
      }}
      ghost={(piece) => <Leader leader={piece.slice('leader:'.length) as LeaderId} size={52} />}
    >
      <PlaceFirstContext value={first}>{children}</PlaceFirstContext>
    </DragProvider>
  );
}

/** The name of a piece or place by its id, for announcements. */
function nameOf(say: Say, id: string): string {
  const [kind, what = ''] = id.split(':');
  return say(kind === 'leader' ? `leader.${what}` : `mission.${what.replace(/#.*/, '')}`);
}

function dragWords(say: Say): DragWords {
  const piece = (id: string) => nameOf(say, id);
  return {
    help: say('board.rb.side.dragHelp'),
    lifted: (id) => say('board.rb.side.lifted', { piece: piece(id) }),
    over: (id, place) => say('board.rb.side.over', { piece: piece(id), place: piece(place) }),
    dropped: (id, place) => say('board.rb.side.dropped', { piece: piece(id), place: piece(place) }),
    returned: (id) => say('board.rb.side.returned', { piece: piece(id) }),
  };
}

function useNames({ seats, viewer }: HandProps) {
  const say = useSay();
  return seats.find((seat) => seat.id === viewer)?.name ?? say(`seat.${viewer}`);
}

/** Whose hand it is, and how many leaders are left. */
function Me(props: HandProps) {
  const say = useSay();
  const { view, side } = props;
  return (
    <div className={css.me}>
      <Emblem id={colourOf(side)} size={24} className={css.mark} />
      <p>
        <b>
          {useNames(props)} <span className={css.side}>· {say(`side.${side}`)}</span>
        </b>
        <small>{say('board.rb.side.leadersLeft', { count: poolOf(view, side).length })}</small>
      </p>
    </div>
  );
}

/** Captives, then the leaders of the pool. */
function Pool({ view, side, bare }: Pick<HandProps, 'view' | 'side'> & { bare: boolean }) {
  const say = useSay();
  const leaders = [...captivesOf(view, side), ...poolOf(view, side)];
  return (
    <ul className={css.pool} aria-label={say('board.rb.side.pool')}>
      {leaders.map((id) => (
        <li key={id}>
          <LeaderTile leader={id} now={view.leaders[id]} bare={bare} />
        </li>
      ))}
    </ul>
  );
}

/** On the phone: one line that opens and closes the rest. */
function Summary({ view, side, viewer, open, onOpen }: HandProps & { open: boolean; onOpen(open: boolean): void }) {
  const say = useSay();
  const { cards } = handOf(view, side, viewer);
  return (
    <button
      type="button"
      className={css.summary}
      aria-expanded={open}
      aria-controls="hand-sheet"
      onClick={() => onOpen(!open)}
    >
      <Icon name="cards" />
      {say('board.rb.side.cards', { count: cards })}
      <Icon name="users" />
      {say('board.rb.side.leadersLeft', { count: poolOf(view, side).length })}
      <Icon name={open ? 'down' : 'up'} />
    </button>
  );
}
