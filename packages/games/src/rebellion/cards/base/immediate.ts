import { boxOf } from '../../box.ts';
import type { ActionId } from '../../data/actions.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { RingId } from '../../data/rings.ts';
import { asks } from '../../effects/effect.ts';
import { giveRing } from '../../effects/leaders.ts';
import { isCaptured, sideOf } from '../../rules/board.ts';
import type { ActionRules } from '../../rules/card-book.ts';
import type { Op } from '../../rules/op.ts';
import type { State } from '../../state.ts';

/** Leaders in play that serve the Rebels, in the pool or on the board; captives wear an Imperial ring (RB-1.4). */
function canWear(g: State, id: LeaderId): boolean {
  return !['box', 'gone'].includes(g.leaders[id].at) && sideOf(g, id) === 'rebel' && !isCaptured(g, id);
}

/** Puts a Rebel ring on one of these leaders; the card's player picks. */
function ringFor(ring: RingId, among?: readonly LeaderId[]): Op {
  return asks(giveRing, (g, c) => ({
    side: c.side,
    seat: c.seat,
    ring,
    leaders: (among ?? boxOf(g.options).leaders).filter((id) => canWear(g, id)),
  }));
}

/** Cards resolved at once when their player gets them (RB-3.3.10, RB-14.0.23). */
export const IMMEDIATE_CARDS: Partial<Record<ActionId, ActionRules>> = {
  'human-cyborg-relations': { effect: [ringFor('c-3po')] },
  'resourceful-astromech': { effect: [ringFor('r2-d2')] },
  'the-millennium-falcon': { effect: [ringFor('millennium-falcon', ['han-solo', 'chewbacca'])] },
};
