import { lookIn } from '../../boards/index.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { cx } from '../../kit/ui/cx.ts';
import { PlayerToken } from '../../kit/ui/player-token.tsx';
import { lookClass } from '../../kit/ui/seat-looks.ts';
import type { BoardProps, BoardSet, SeatFact, SeatInfo } from '../../question/board-set.ts';
import { LeaveMark } from '../../question/log/player-name.tsx';
import { SeatClock } from '../people/clocks.tsx';
import * as css from './screen.module.css';

interface SeatsProps {
  readonly summary: MatchSummary;
  readonly boardSet: BoardSet;
  readonly board: BoardProps;
}

/** The seats of the left and of the right of the board: those of one side stand together. */
export function sidesOf(title: string, seats: readonly SeatInfo[], view: unknown) {
  const isEmpire = ({ id }: SeatInfo) => lookIn(title, id, view) === 'empire';
  const hasSides = seats.some(isEmpire) && !seats.every(isEmpire);
  const half = Math.ceil(seats.length / 2);
  const isRight = (seat: SeatInfo, index: number) => (hasSides ? isEmpire(seat) : index >= half);
  return {
    left: seats.filter((seat, index) => !isRight(seat, index)),
    right: seats.filter(isRight),
  };
}

/** Players beside the board: mark, name, whose turn it is, and what everybody may know of them. */
export function ScreenSeats({ seats, ...props }: SeatsProps & { readonly seats: readonly SeatInfo[] }) {
  return (
    <ul className={css.seats}>
      {seats.map((seat) => (
        <Seat key={seat.id} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Seat({ summary, boardSet, board, seat }: SeatsProps & { readonly seat: SeatInfo }) {
  const t = useTranslate();
  const ofTitle = useTitleTranslate()(summary.title);
  const { view, asked = [], outcome } = board;
  const look = lookIn(summary.title, seat.id, view);
  const role = ofTitle(`seat.${seat.id}`);
  const isAsked = !outcome && asked.includes(seat.id);
  return (
    <li className={cx(css.seat, lookClass(look))} data-seat={seat.id}>
      <PlayerToken
        look={look}
        size={72}
        name={seat.name}
        badge={seat.badge}
        away={!seat.connected && !seat.isBot}
        className={css.token}
      />
      <strong className={css.name}>{seat.name}</strong>
      {role !== seat.name && <span className={css.role}>{role}</span>}
      <Facts facts={boardSet.factsOf?.(view, seat.id) ?? []} />
      <SeatClock summary={summary} seat={seat.id} plain />
      <span className={css.turn} aria-hidden={!isAsked || undefined}>
        {t('tv.toMove')}
      </span>
      {seat.leave && <LeaveMark leave={seat.leave} />}
    </li>
  );
}

function Facts({ facts }: { readonly facts: readonly SeatFact[] }) {
  const t = useTranslate();
  if (facts.length === 0) return null;
  return (
    <ul className={css.factList}>
      {facts.map(({ value, label }) => (
        <li key={label.key}>
          <b>{value ?? '–'}</b> {t(label)}
        </li>
      ))}
    </ul>
  );
}
