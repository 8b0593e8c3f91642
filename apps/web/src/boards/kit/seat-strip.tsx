import { Fragment, type ReactNode, type Ref } from 'react';
import { cx } from '../../kit/ui/cx.ts';
import { Emblem } from '../../kit/ui/marks.tsx';
import { PlayerFigure } from '../../kit/ui/player-figure.tsx';
import { PlayerToken } from '../../kit/ui/player-token.tsx';
import type { SeatLook } from '../../kit/ui/seat-looks.ts';
import { PlayerName } from '../../question/log/player-name.tsx';
import type { Player } from './player-at.ts';
import * as css from './seat-strip.module.css';

interface SeatStripProps {
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The strip of the other players: plates of seats or sides, and what else belongs above the board. */
export function SeatStrip({ className, ref, children }: SeatStripProps) {
  return (
    <div ref={ref} className={cx(css.strip, className)}>
      {children}
    </div>
  );
}

interface SeatPlateProps {
  /** A side has its emblem, a player without sides a disc. */
  readonly look: SeatLook;
  /** Accessible name. */
  readonly label: string;
  readonly players: readonly Player[];
  /** The side, behind its players; absent in titles without sides. */
  readonly side?: string;
  /** A player's name as the title writes it; by default plain. */
  written?(player: Player): ReactNode;
  /** What they do now. */
  readonly status: string;
  /** Width of emblem or disc, in pixels. */
  readonly size?: number;
  readonly classes?: {
    readonly plate?: string | undefined;
    readonly mark?: string | undefined;
    readonly who?: string | undefined;
  };
  /** Counts and pieces. */
  readonly children?: ReactNode;
}

/** A seat or a side: emblem, players, what they do now, and what all players may know of them. */
export function SeatPlate(props: SeatPlateProps) {
  const { look, label, players, side, written, status, size = 30, classes = {}, children } = props;
  const ofSide = side !== undefined && (
    <>
      {' '}
      <span className={css.side}>· {side}</span>
    </>
  );
  const hasSide = look === 'rebel' || look === 'empire';
  return (
    <section className={cx(css.plate, classes.plate)} data-side={look} aria-label={label}>
      {hasSide ? (
        <Emblem id={look} size={size} className={cx(css.mark, classes.mark)} />
      ) : (
        <PlayerToken look={look} size={size} name={label} badge={players[0]?.badge} />
      )}
      <p className={cx(css.who, classes.who)}>
        <b className={cx(players.length > 1 && css.several)}>
          {players.map((player, index) => (
            <Fragment key={player.id}>
              {index > 0 && ', '}
              {hasSide && <PlayerFigure badge={player.badge} />}
              <PlayerName seat={player} more={index === players.length - 1 && ofSide}>
                {written?.(player)}
              </PlayerName>
            </Fragment>
          ))}
        </b>
        <small>{status}</small>
      </p>
      {children}
    </section>
  );
}
