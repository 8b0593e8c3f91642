import type { View } from '@echo-base/games/imperial-assault/client';
import type { LogEntry } from '../../kit/net/types.ts';
import { type Telling, useTold } from '../kit/use-told.ts';
import { CONTROLS } from './log/acts.ts';
import { seatNamed } from './log/named-place.ts';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The points of a seat before the untold entries; null if they tell of none. */
function pointsBefore(seat: string, { told, untold }: Telling<View>): number | null {
  const isScore = ({ key, params }: LogEntry) => key.startsWith('log.points.') && seatNamed(params.seat) === seat;
  const next = untold.find(isScore);
  if (!next) return null;
  const last = told.findLast(isScore);
  return last ? numberOf(last.params.total) : numberOf(next.params.total) - numberOf(next.params.n);
}

/** Who controlled each place before these entries, null for nobody; without the places that none of them names. */
function controlBefore(entries: readonly LogEntry[]): ReadonlyMap<string, string | null> {
  const before = new Map<string, string | null>();
  for (const { key, at, params } of entries.toReversed())
    if (CONTROLS.has(key) && at) before.set(at.slice('space:'.length), seatNamed(params.was));
  return before;
}

function withControlTold(view: View, { untold }: Telling<View>): View {
  const before = controlBefore(untold);
  if (before.size === 0) return view;
  const heldAt = (space: string | null, now: string | null) => {
    const was = before.get(space ?? '');
    return was === undefined ? now : was;
  };
  return {
    ...view,
    terminals: view.terminals.map(({ space, seat }) => ({ space, seat: heldAt(space, seat) })),
    tokens: view.tokens.map((token) => ({ ...token, controller: heldAt(token.space, token.controller) })),
  };
}

function withPointsTold(view: View, telling: Telling<View>): View {
  const before = view.players.map(({ seat }) => pointsBefore(seat, telling));
  if (before.every((points) => points === null)) return view;
  return {
    ...view,
    players: view.players.map((player, index) => ({ ...player, points: before[index] ?? player.points })),
  };
}

/** The view with the points and the control that have been told. */
export const toldOf = (view: View, telling: Telling<View>): View =>
  withPointsTold(withControlTold(view, telling), telling);

/** The view, but while something is still to be told, points and control change with the sentence that tells it. */
export const useToldView = (view: View): View => useTold(view, toldOf);
