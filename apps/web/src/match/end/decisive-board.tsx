import { Fragment, useEffect, useMemo, useState } from 'react';
import { pageOf, showPositions, showReplay } from '../../kit/net/replay.ts';
import type { LogEntry } from '../../kit/net/types.ts';
import { StillProvider } from '../../kit/ui/still.ts';
import type { BoardSet, EndProps } from '../../question/board-set.ts';
import { LogProvider } from '../../question/log/log-context.ts';
import type { Moment } from '../../question/log/moment.ts';
import { type Moments, MomentsProvider, NO_MOMENTS } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import * as css from './end-scene.module.css';

/** A position of a replay. */
interface Position {
  readonly view: unknown;
  /** The log up to it. */
  readonly log: readonly LogEntry[];
  /** Number of the first entry of the step that led to it. */
  readonly from: number;
}

/** The position after the step with this entry, as the replay shows it with all open; null without such a step. */
async function positionAfter(matchId: string, seq: number): Promise<Position | null> {
  const of = { matchId, viewer: 'all', invite: null };
  const { steps } = await showReplay(of);
  const index = steps.findIndex(({ log }) => log.some((entry) => entry.seq === seq));
  const from = steps[index]?.log[0]?.seq;
  if (from === undefined) return null;
  const page = pageOf(index + 1);
  const views = await showPositions(of, page);
  return { view: views[index + 1 - page], log: steps.slice(0, index + 1).flatMap(({ log }) => log), from };
}

/** The position after a step; null while it is loaded, and if it cannot be. */
function usePosition(matchId: string, seq: number): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    let isCurrent = true;
    positionAfter(matchId, seq).then(
      (found) => isCurrent && setPosition(found),
      () => {
        // The words of the moment say it too.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [matchId, seq]);
  return position;
}

/**
 * The moment with its marks on the board. One without a place, such as the end of a group, is shown where the act it is
 * part of, or the same step, led to it.
 */
function markedIn({ log: titleLog }: BoardSet, { log, from }: Position, viewer: string, moment: Moment): Moments {
  const isPart = ({ entries, seq }: Moment) =>
    entries.some((entry) => entry.seq === moment.seq) || (seq >= from && seq <= moment.seq);
  const led = titleLog?.moments(log, viewer).filter((one) => one.at && isPart(one)) ?? [];
  const shown = moment.at ? moment : (led.at(-1) ?? moment);
  return { ...NO_MOMENTS, all: [shown], marked: [shown], row: [shown], opened: shown, isAgain: true, steps: 1 };
}

interface Props {
  readonly boardSet: BoardSet;
  readonly board: EndProps;
  readonly moment: Moment;
  /** Id of the match. */
  readonly id: string;
}

/** The moment that decided, on the board as it was then. A picture: its sentence is beside it. */
export function DecisiveBoard({ boardSet, board, moment, id }: Props) {
  const position = usePosition(id, moment.seq);
  const { viewer } = board;
  const moments = useMemo(
    () => position && markedIn(boardSet, position, viewer, moment),
    [boardSet, position, viewer, moment],
  );
  if (!position || !moments) return null;
  const Provider = boardSet.Provider ?? Fragment;
  return (
    <div className={css.board} aria-hidden="true" inert data-drawing="" data-decisive-board="">
      <StillProvider value>
        <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
          <LogProvider value={position.log}>
            <MomentsProvider value={moments}>
              <Provider>
                <boardSet.Board {...board} view={position.view} viewer="spectator" />
              </Provider>
            </MomentsProvider>
          </LogProvider>
        </SelectionProvider>
      </StillProvider>
    </div>
  );
}
