import { hide, reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import type { SeatId } from '../../../engine/state.ts';
import { text } from '../../../engine/text.ts';
import { type MissionCard, missionOf } from '../../data/missions.ts';
import { HAND_LIMIT, MISSIONS_DRAWN } from '../../data/setup.ts';
import type { Side } from '../../data/units.ts';
import { seatOf, sideOfSeat } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { discardMission, drawMissions } from '../hands.ts';
import { sideName } from '../names.ts';

/** Cards a side has too many; starting missions and projects count (RB-14.0.8). */
const surplus = (g: State, side: Side) => Math.max(0, reveal(g.missionHands[side]).length - HAND_LIMIT);

const discardable = (g: State, side: Side): MissionCard[] =>
  reveal(g.missionHands[side]).filter((card) => missionOf(card).deck !== 'starting');

/** The generals of the sides with too many cards; how many cards a side holds is public (RB-18.11). */
const asked = (g: State): SeatId[] =>
  (['rebel', 'imperial'] as const).filter((side) => surplus(g, side) > 0).map((side) => seatOf(g, side, 'general'));

function discard(g: State, side: Side, cards: readonly MissionCard[]): void {
  g.missionHands[side] = hide(reveal(g.missionHands[side]).filter((card) => !cards.includes(card)));
  for (const card of cards) {
    discardMission(g, card);
    note(g, 'log.discarded', { side: sideName(side), card: text(`mission.${missionOf(card).id}`) });
  }
}

/** Step 2: both sides draw 2 missions, then discard down to 10 at the same time (RB-14.0.7 to RB-14.0.11). */
export const refreshHands = book.rule<Record<string, never>, 'discard'>('refresh-hands', {
  start: {
    run(g, at) {
      for (const side of ['rebel', 'imperial'] as const) drawMissions(g, side, MISSIONS_DRAWN);
      return asked(g).length > 0 ? at.goto('discard') : at.end();
    },
  },
  discard: {
    shape: 'some',
    ask: (g, at) => text('ask.discard', { n: surplus(g, sideOfSeat(at.seat)) }),
    who: asked,
    options: (g, at) =>
      discardable(g, sideOfSeat(at.seat)).map((card) => ({
        key: card,
        label: text(`mission.${missionOf(card).id}`),
        at: `card:${card}`,
      })),
    bounds: (g, at) => ({ min: surplus(g, sideOfSeat(at.seat)), max: surplus(g, sideOfSeat(at.seat)) }),
    all(g, at, choices) {
      for (const side of ['rebel', 'imperial'] as const) {
        const seat = Object.keys(choices).find((one) => sideOfSeat(one) === side);
        if (seat) discard(g, side, (choices[seat] ?? []) as readonly MissionCard[]);
      }
      return at.end();
    },
  },
});
