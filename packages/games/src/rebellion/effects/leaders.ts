import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { RingId } from '../data/rings.ts';
import type { PlaceId } from '../data/systems.ts';
import { book } from '../rules/book.ts';
import { captureLeader, rescueCaptive, rescueTo } from '../rules/capture.ts';
import { attachRing, rescue } from '../rules/changes.ts';
import { replaceLeader } from '../rules/leader-index.ts';
import { leaderName, leaderOption } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { decider } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, does, systemOf, targetOf } from './effect.ts';

/** Captures the leader the mission is attempted against. */
export function captureTarget(): Op {
  return asks(captureLeader, (_g, c) => ({ leader: targetOf(c) }));
}

/** Rescues the captive the mission is attempted against to one of these places; its own player chooses. */
export function rescueTarget(places: (g: State) => readonly PlaceId[]): Op {
  return asks(rescueTo, (g, c) => ({ leader: targetOf(c), places: [...places(g)] }));
}

/** Rescues one captive in the mission's system; the assigned leaders may go to the base with it, or stay (RB-13.11). */
export function rescueHere({ escort }: { escort: 'may' | 'none' }): Op {
  return asks(rescueCaptive, (_g, c) => ({
    side: c.side,
    seat: c.seat,
    place: systemOf(c),
    escorts: escort === 'may' ? [...c.leaders] : [],
    captive: null,
  }));
}

/**
 * Attaches a ring to the leader the mission is attempted against. A captive who loses the carbonite ring to another
 * is free; a lured leader keeps the ring for good, so that a second lure finds none (RB-13.14).
 */
export function attachRingToTarget(ring: RingId): Op {
  return does((g, c) => {
    const wearer = wearerOf(g, ring);
    if (wearer && ring === 'lure-of-the-dark-side') return;
    if (wearer && wearer !== c.target && ring === 'carbonite') rescue(g, wearer);
    attachRing(g, ring, targetOf(c));
  });
}

/** The leader with a ring. */
export function wearerOf(g: State, ring: RingId): LeaderId | undefined {
  return (Object.keys(g.leaders) as LeaderId[]).find((id) => g.leaders[id].ring === ring);
}

export type RingVars = { side: 'rebel' | 'imperial'; seat: string; ring: RingId; leaders: LeaderId[] };

/** Attaches a ring to one of these leaders; asks where there are several. */
export const giveRing = book.rule<RingVars, 'choose'>('give-ring', {
  start: {
    run(g, at) {
      const { leaders, ring } = at.vars;
      const [only] = leaders;
      if (leaders.length > 1) return at.goto('choose');
      if (only) attachRing(g, ring, only);
      return at.end();
    },
  },
  choose: {
    ask: (_g, at) => text('ask.ring', { ring: text(`ring.${at.vars.ring}`) }),
    who: (g, at) => [decider(g, at.vars)],
    options: (g, at) =>
      at.vars.leaders.map((id) => {
        const { ring } = g.leaders[id];
        return leaderOption(id, ring ? { detail: text('detail.replacesRing', { ring: text(`ring.${ring}`) }) } : {});
      }),
    chosen(g, at, key) {
      attachRing(g, at.vars.ring, key as LeaderId);
      return at.end();
    },
  },
});

/** Attaches a ring to an assigned leader; with two, their player picks one. */
export function attachRingToAssigned(ring: RingId): Op {
  return asks(giveRing, (_g, c) => ({ side: c.side, seat: c.seat, ring, leaders: [...c.leaders] }));
}

/** An assigned leader is replaced by another miniature, which keeps place and ring (Luke becomes a Jedi). */
export function replaceAssigned(from: LeaderId, to: LeaderId): Op {
  return does((g, c) => {
    if (!c.leaders.includes(from)) return;
    const { at, ring, detained } = g.leaders[from];
    replaceLeader(g, to, { at, ring, detained });
    replaceLeader(g, from, { at: 'gone', ring: null, detained: false });
    const replaced = (id: LeaderId) => (id === from ? to : id);
    c.leaders = c.leaders.map(replaced);
    if (g.mission) g.mission.leaders = g.mission.leaders.map(replaced);
    note(g, 'log.becomes', { before: leaderName(from), after: leaderName(to) }, { at: `leader:${to}` });
  });
}
