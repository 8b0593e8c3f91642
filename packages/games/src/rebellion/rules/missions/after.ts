import { note } from '../../../engine/log.ts';
import type { SeatId } from '../../../engine/state.ts';
import { text } from '../../../engine/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { playerOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { captives } from '../board.ts';
import { book } from '../book.ts';
import { rescueCaptive } from '../capture.ts';
import { leaderName, leaderOption } from '../names.ts';
import { factsNow, missionName, missionNow } from './now.ts';
import { discardRing, ringAt } from './rings.ts';

const wearer = (g: State, ring: 'c-3po' | 'millennium-falcon') => ringAt(g, ring, missionNow(g).place);
/** The player of the leader who wears a ring there; the general's where a ring has just gone. */
function wearersSeat(g: State, ring: 'c-3po' | 'millennium-falcon'): SeatId {
  const id = wearer(g, ring);
  if (!id) throw new Error(`no one wears ${ring} there`);
  return playerOf(g, 'rebel', id);
}

/** C-3PO may turn a failed Rebel diplomacy mission into a success (RB-7.1.27). Rings are public: no window is needed. */
export const askThreepio = book.rule<Record<string, never>, 'ask'>('c-3po', {
  start: {
    run(g, at) {
      const { side, result } = missionNow(g);
      const fits = side === 'rebel' && result === 'failure' && factsNow(g).skill === 'diplomacy';
      return fits && wearer(g, 'c-3po') ? at.goto('ask') : at.end();
    },
  },
  ask: {
    ask: (g) => text('ask.threepio', { mission: missionName(g) }),
    source: () => text('ring.c-3po'),
    who: (g) => [wearersSeat(g, 'c-3po')],
    options: () => [
      { key: 'use', label: text('option.discardRing'), detail: text('detail.threepio'), kind: 'plain' },
      { key: 'pass', label: text('option.keepRing'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'pass') return at.end();
      discardRing(g, 'c-3po');
      missionNow(g).result = 'success';
      note(g, 'log.threepio', { mission: missionName(g) }, { clause: 'RB-7.1.27' });
      return at.end();
    },
  },
});

/** The Millennium Falcon may rescue a captive after a Rebel success, before the mission's combat (RB-7.1.30). */
export const askFalcon = book.rule<Record<string, never>, 'ask' | 'done'>('millennium-falcon', {
  start: {
    run(g, at) {
      const { side, result, place } = missionNow(g);
      const fits = side === 'rebel' && result === 'success' && wearer(g, 'millennium-falcon');
      return fits && place && captives(g, place).length > 0 ? at.goto('ask') : at.end();
    },
  },
  ask: {
    ask: () => text('ask.falcon'),
    source: () => text('ring.millennium-falcon'),
    who: (g) => [wearersSeat(g, 'millennium-falcon')],
    options: (g) => [
      ...captives(g, missionNow(g).place ?? undefined).map((id) =>
        leaderOption(id, { label: text('option.rescue', { leader: leaderName(id) }) }),
      ),
      { key: 'pass', label: text('option.keepRing'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'pass') return at.end();
      const { side, seat, place, leaders } = missionNow(g);
      const flown = wearer(g, 'millennium-falcon');
      discardRing(g, 'millennium-falcon');
      if (!place || !flown) return at.end();
      // The Empire can answer the rescue only when the wearer was on the mission.
      const unanswered = !leaders.includes(flown);
      const vars = { side, seat, place, escorts: [...leaders], captive: key as LeaderId, unanswered };
      return at.call(rescueCaptive, null, vars, 'done');
    },
  },
  done: { run: (_g, at) => at.end() },
});
