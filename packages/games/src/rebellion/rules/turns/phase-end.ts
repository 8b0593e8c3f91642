import { text } from '../../../engine/text.ts';
import { seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { settle } from '../checks.ts';
import { mobilize } from '../mobilization.ts';

/** Cards to draw in each Rapid Mobilization that waits. */
const waiting = (g: State) => g.lasting.flatMap((one) => (one.kind === 'mobilization' ? [one.draws] : []));

/** Takes a waiting Rapid Mobilization off. */
function begin(g: State, draws: number): void {
  const index = g.lasting.findIndex((one) => one.kind === 'mobilization' && one.draws === draws);
  g.lasting.splice(index, 1);
}

/** What waits for the end of the command phase: Rapid Mobilization, in the order the Rebels like (RB-6.8). */
export const endOfCommand = book.rule<Record<string, never>, 'next' | 'order' | 'settle'>('end-of-command', {
  start: { run: (_g, at) => at.goto('next') },
  next: {
    run(g, at) {
      const all = waiting(g);
      const [draws] = all;
      if (draws === undefined) {
        g.lasting = g.lasting.filter((one) => one.kind !== 'locked');
        return at.end();
      }
      g.active = 'rebel';
      if (new Set(all).size > 1) return at.goto('order');
      begin(g, draws);
      return at.call(mobilize, null, { draws }, 'settle');
    },
  },
  order: {
    ask: () => text('ask.mobilizationOrder'),
    who: (g) => [seatOf(g, 'rebel', 'general')],
    options: (g) =>
      [...new Set(waiting(g))].map((n) => ({ key: `draws:${n}`, label: text('option.mobilization', { n }) })),
    chosen(g, at, key) {
      const draws = Number(key.slice('draws:'.length));
      begin(g, draws);
      return at.call(mobilize, null, { draws }, 'settle');
    },
  },
  settle: { run: (_g, at) => at.call(settle, null, { fight: true }, 'next') },
});
