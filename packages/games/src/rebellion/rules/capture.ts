import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { decider, playerOf } from '../seats.ts';
import type { State } from '../state.ts';
import { captives, isCaptured, leadersAt, sideOf } from './board.ts';
import { book } from './book.ts';
import { capture, placeLeader, rescue } from './changes.ts';
import { check } from './checks.ts';
import { missionName } from './missions/now.ts';
import { leaderName, leaderOption, placeName, placeOption } from './names.ts';
import { eventKind, offer } from './windows.ts';

/** `unchecked`: the captive is moved on in the same step, and the caller checks afterwards (Collect Bounty). */
export type CaptureVars = { leader: LeaderId; unchecked?: boolean };

/**
 * Captures a Rebel leader where it stands (RB-13.1, RB-13.2), asks about Noble Sacrifice and checks what follows.
 * Ends with whether the leader is a captive now. Every card that captures calls it.
 */
export const captureLeader = book.rule<CaptureVars, 'done'>('capture-leader', {
  start: {
    run(g, at) {
      const { leader } = at.vars;
      if (sideOf(g, leader) !== 'rebel' || isCaptured(g, leader)) return at.end(false);
      capture(g, leader);
      return offer(g, at, { kind: 'captured', leader }, 'done');
    },
  },
  done: {
    run(g, at) {
      if (!at.vars.unchecked) check(g);
      return at.end(isCaptured(g, at.vars.leader));
    },
  },
});

eventKind('captured', (g, { leader }) => ({
  params: { leader: leaderName(leader as LeaderId), place: placeName(g.leaders[leader as LeaderId].at as PlaceId) },
  ...(g.mission && { source: missionName(g) }),
}));

export type RescueVars = {
  side: Side;
  seat: string;
  place: PlaceId;
  /** Leaders who may go to the base with the captive; those not in the place are left out. */
  escorts: LeaderId[];
  captive: LeaderId | null;
  /** The Empire cannot answer this rescue: it is not the mission's. */
  unanswered?: boolean;
};

/** Rescues one captive in a place, then asks which of the mission's leaders go along (RB-13.10, RB-13.11). */
export const rescueCaptive = book.rule<RescueVars, 'choose' | 'rescue' | 'escort'>('rescue-captive', {
  start: {
    run(g, at) {
      const found = captives(g, at.vars.place);
      if (found.length === 0) return at.end();
      if (!at.vars.captive && found.length > 1) return at.goto('choose');
      at.vars.captive ??= found[0] ?? null;
      return at.goto('rescue');
    },
  },
  choose: {
    ask: () => text('ask.rescue'),
    who: (g, at) => [decider(g, at.vars)],
    options: (g, at) => captives(g, at.vars.place).map((id) => leaderOption(id)),
    chosen(_g, at, key) {
      at.vars.captive = key as LeaderId;
      return at.goto('rescue');
    },
  },
  rescue: {
    run(g, at) {
      const captive = at.vars.captive as LeaderId;
      rescue(g, captive);
      if (!at.vars.unanswered) g.mission?.rescued.push(captive);
      return escortsOf(g, at.vars).length > 0 ? at.goto('escort') : at.end();
    },
  },
  escort: {
    shape: 'some',
    ask: (_g, at) => text('ask.escort', { leader: leaderName(at.vars.captive as LeaderId) }),
    who: (g, at) => [decider(g, at.vars)],
    options: (g, at) => escortsOf(g, at.vars).map((id) => leaderOption(id)),
    bounds: (g, at) => ({ min: 0, max: escortsOf(g, at.vars).length }),
    chosen(g, at, keys) {
      chooseEscorts(g, keys as readonly LeaderId[], at.vars.captive as LeaderId);
      return at.end();
    },
  },
});

const escortsOf = (g: State, { side, place, escorts }: RescueVars): LeaderId[] =>
  leadersAt(g, side, place).filter((id) => escorts.includes(id) && !g.mission?.going.includes(id));

/** Notes who goes to the base: the Empire decides on It Is Your Destiny afterwards and must know it (RB-19.13). */
function chooseEscorts(g: State, escorts: readonly LeaderId[], captive: LeaderId): void {
  g.mission?.going.push(...escorts);
  for (const id of escorts) {
    const params = { leader: leaderName(id), captive: leaderName(captive) };
    note(g, 'log.willEscort', params, { at: `leader:${id}`, clause: 'RB-13.11' });
  }
}

export type RescueToVars = { leader: LeaderId; places: PlaceId[] };

/** Rescues a leader to one of these places; its player chooses (Homing Beacon). */
export const rescueTo = book.rule<RescueToVars, 'choose'>('rescue-to', {
  start: {
    run(g, at) {
      const { leader, places } = at.vars;
      if (places.length > 1) return at.goto('choose');
      placeRescued(g, leader, places[0]);
      return at.end();
    },
  },
  choose: {
    ask: (_g, at) => text('ask.rescueTo', { leader: leaderName(at.vars.leader) }),
    who: (g, at) => [playerOf(g, 'rebel', at.vars.leader)],
    options: (_g, at) => at.vars.places.map((id) => placeOption(id)),
    chosen(g, at, key) {
      placeRescued(g, at.vars.leader, key as PlaceId);
      return at.end();
    },
  },
});

function placeRescued(g: State, leader: LeaderId, place?: PlaceId): void {
  if (!isCaptured(g, leader)) return;
  rescue(g, leader, place);
  g.mission?.rescued.push(leader);
}

/** Puts leaders who have waited for the Empire's answer into the base (RB-19.13). */
export function sendHome(g: State, home: PlaceId): void {
  const { mission } = g;
  if (!mission) return;
  for (const id of mission.going) {
    if (g.leaders[id].at !== mission.place || isCaptured(g, id)) continue;
    placeLeader(g, id, home);
    const params = { leader: leaderName(id), place: placeName(home) };
    note(g, 'log.arrives', params, { at: `place:${home}`, clause: 'RB-13.11' });
  }
  mission.going = [];
}
