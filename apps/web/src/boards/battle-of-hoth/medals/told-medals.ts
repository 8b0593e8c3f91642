import type { SideView, View } from '@echo-base/games/battle-of-hoth/client';
import type { Telling } from '../../kit/use-told.ts';
import { numberIn, sideIn } from '../log/entries.ts';

/** A side as it will be, without the medals that are still to be told. */
function sideTold(now: SideView, { next, untold }: Telling<View>): SideView {
  const toTell = untold.filter((entry) => entry.key === 'log.medals' && sideIn(entry) === now.side);
  const count = toTell.reduce((sum, entry) => sum + numberIn(entry, 'n'), 0);
  const coming = next.sides.find(({ side }) => side === now.side)?.won ?? [];
  const won = coming.slice(0, coming.length - count);
  return { ...now, won, medals: now.medals - now.won.length + won.length };
}

/** The view with the medals of which has been told: they come with their sentences. */
export const withMedalsTold = (view: View, telling: Telling<View>): View => ({
  ...view,
  sides: view.sides.map((side) => sideTold(side, telling)),
});
