import { expect } from 'vitest';
import { pending } from '../flow.ts';
import { draw, see } from '../match.ts';
import type { Core, SeatId } from '../state.ts';
import type { TestedTitle } from './title-tests.ts';

/**
 * Contract of agreed draws, checked from a state: a title without them refuses every offer; elsewhere an offer changes
 * no decision, and the match ends when all seats have agreed.
 */
export function checkDraw<G extends Core, V, O>(title: TestedTitle<G, V, O>, before: G, seat: SeatId): void {
  const offered = draw(title, before, seat, 'offer');
  if (!offered.ok) {
    expect(offered.refusal).toEqual(see(title, before, seat).draw?.refused ?? { code: 'no_draw' });
    return;
  }
  let { g } = offered;
  expect(pending(title.rules, g)).toEqual(pending(title.rules, before));
  for (const other of g.seats.filter((one) => one !== seat)) {
    const accepted = draw(title, g, other, 'accept:1');
    if (!accepted.ok) throw new Error(accepted.refusal.code);
    g = accepted.g;
  }
  expect([g.outcome?.winners, title.invariants(g)].flat().sort()).toEqual([...g.seats].sort());
}
