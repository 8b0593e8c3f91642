import type { SpaceId } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { seatName, type Text, text } from '../../engine/text.ts';
import type { State, Token } from '../state.ts';
import { areaController, controllerOf, mapOf } from './board.ts';
import { missionHooks } from './mission-book.ts';
import { spaceName } from './names.ts';

/** A terminal, a token or an area that counts for the player who controls it. */
interface Objective {
  readonly id: string;
  readonly what: Text;
  readonly space: SpaceId;
  readonly seat: SeatId | null;
}

/** The seat that controls a token; null without one, and for tokens whose control does not count in this mission. */
export function controllerOfToken(g: State, { type, space }: Token): SeatId | null {
  return space && missionHooks(g).controlled?.includes(type) ? controllerOf(g, [space]) : null;
}

/** Everything that counts for the player who controls it, terminals first (IA-11.1, IA-11.3). */
function objectivesOf(g: State): Objective[] {
  if (!g.mission) return [];
  const { terminals, areas } = mapOf(g);
  const found: Objective[] = terminals.map((space) => {
    const what = text('objective.terminal', { space: spaceName(space) });
    return { id: space, what, space, seat: controllerOf(g, [space]) };
  });
  for (const token of g.tokens) {
    const { id, type, space } = token;
    if (!space || !missionHooks(g).controlled?.includes(type)) continue;
    const what = text(`objective.${type}`, { id, space: spaceName(space) });
    found.push({ id, what, space, seat: controllerOfToken(g, token) });
  }
  const { area } = missionHooks(g);
  const spaces = areas[area ?? ''] ?? [];
  const [space] = spaces;
  if (area && space) found.push({ id: area, what: text(`objective.${area}`), space, seat: areaController(g, spaces) });
  return found;
}

/** Notes whatever is controlled by another player than before an act, or by nobody any more. */
export function tellControl(g: State, before: State): void {
  if (g.outcome) return;
  const known = new Map(objectivesOf(before).map(({ id, seat }) => [id, seat]));
  for (const { id, what, space, seat } of objectivesOf(g)) {
    const was = known.get(id) ?? null;
    if (seat === was) continue;
    const params = { ...(seat && { seat: seatName(seat) }), what, ...(was && { was: seatName(was) }) };
    note(g, seat ? 'log.controls' : 'log.controlsNone', params, { at: `space:${space}` });
  }
}
