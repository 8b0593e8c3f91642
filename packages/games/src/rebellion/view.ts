import { reveal, sendable } from '../engine/hidden.ts';
import type { SeatId, Viewer } from '../engine/state.ts';
import { memoizeByReference } from '../engine/state-draft/memoize.ts';
import type { AttackView, CombatView, LeaderView, MissionView, RebellionView, SystemView } from './client.ts';
import { idsIn } from './data/ids.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { tacticOf } from './data/tactics.ts';
import { type Side, type Theatre, typeOf, type UnitId } from './data/units.ts';
import { sideOf, unitsAt } from './rules/board.ts';
import { type AssignVars, assignDamage } from './rules/combat/assign-damage.ts';
import { healthNow } from './rules/combat/force.ts';
import { handStages } from './rules/hands.ts';
import { missionDice } from './rules/missions/icons.ts';
import { attemptNow, factsNow } from './rules/missions/now.ts';
import { objectiveStatus } from './rules/objectives/options.ts';
import { sideOfSeat } from './seats.ts';
import type { Combat, Lasting, State, SystemState } from './state.ts';
import { ALL_SEEING, bothSides, handView, sees } from './view-parts.ts';
import { placingView, recruitingView } from './view-steps.ts';

/** One object per id, built field by field. */
function each<K extends string, V>(ids: readonly K[], of: (id: K) => V): { [id in K]: V } {
  const result = {} as { [id in K]: V };
  for (const id of ids) result[id] = of(id);
  return result;
}

const systemView = memoizeByReference(({ loyalty, subjugated, sabotaged, destroyed }: SystemState): SystemView => {
  return { loyalty, subjugated, sabotaged, destroyed };
});

const systemViews = memoizeByReference((systems: State['systems']) =>
  each(idsIn(systems), (id) => systemView(systems[id])),
);

const leaderViews = memoizeByReference((leaders: State['leaders']) =>
  each(idsIn(leaders), (id): LeaderView => {
    const { at, ring, detained } = leaders[id];
    return { at, side: sideOf({ leaders }, id), ring, detained };
  }),
);

const unitViews = memoizeByReference((units: State['units']): RebellionView['units'] => {
  const result: { [id in UnitId]?: { at: string; damage: number } } = {};
  for (const id in units) {
    const unit = units[id as UnitId];
    if (unit) result[id as UnitId] = { at: unit.at, damage: unit.damage };
  }
  return result;
});

/** Dice of both sides in the running attempt. */
function missionRolls(g: State): MissionView['rolls'] {
  if (!g.mission?.place || factsNow(g).mode !== 'attempt') return null;
  const attempt = attemptNow(g);
  return bothSides((side) => missionDice(g, attempt, side));
}

function missionView(g: State): MissionView | null {
  if (!g.mission) return null;
  const { side, card, leaders, place, target, dice, bonus, result, going } = g.mission;
  return {
    side,
    card,
    leaders: [...leaders],
    place,
    target,
    dice: { rebel: [...dice.rebel], imperial: [...dice.imperial] },
    rolls: missionRolls(g),
    bonus,
    result,
    going: [...going],
  };
}

/** Dice the running assignment has still to place. */
function unassignedDice({ stack }: State['flow']): readonly number[] | null {
  const frame = stack.find(({ rule, step }) => rule === assignDamage.id && step === 'choose');
  return frame ? [...(frame.vars as AssignVars).left] : null;
}

function attackView({ flow }: State, { attack }: Combat): AttackView | null {
  if (!attack) return null;
  const { side, theatre, dice, hits } = attack;
  return {
    side,
    theatre,
    dice: dice.map(({ colour, face, spent }) => ({ colour, face, spent })),
    hits: { ...hits },
    unassigned: unassignedDice(flow),
  };
}

/** Tactic cards of a side: their number by theatre is public, the cards its own (RB-16.1.52 to RB-16.1.55). */
function tacticsView(g: State, viewer: Viewer, combat: Combat, side: Side): CombatView['tactics'][Side] {
  const cards = reveal(g.tacticHands[side]);
  const exposed = combat.effects.some((effect) => effect.kind === 'exposed' && effect.side === side);
  const space = cards.filter((card) => tacticOf(card).theatre === 'space').length;
  return { space, ground: cards.length - space, cards: exposed || sees(g, viewer, side) ? [...cards] : null };
}

/** The running combat; objectives declined in it stay out, they tell what is held. */
function combatView(g: State, viewer: Viewer): CombatView | null {
  const combat = g.combat;
  if (!combat) return null;
  return {
    system: combat.system,
    current: combat.current,
    round: combat.round,
    battle: combat.battle,
    attack: attackView(g, combat),
    health: Object.fromEntries(unitsAt(g, combat.system).map((id) => [typeOf(id), healthNow(g, id)])),
    doomed: [...combat.doomed],
    destroyed: [...combat.destroyed],
    retreated: [...combat.retreated],
    effects: combat.effects.map(({ kind, side, until }) => ({ kind, side, until })),
    tactics: bothSides((side) => tacticsView(g, viewer, combat, side)),
  };
}

function lastingView(lasting: Lasting): RebellionView['lasting'][number] {
  if (lasting.kind === 'locked') return { kind: lasting.kind, system: lasting.system };
  if (lasting.kind === 'unopposed' || lasting.kind === 'free') return { kind: lasting.kind, leader: lasting.leader };
  return { kind: lasting.kind };
}

function baseView(g: State, viewer: Viewer): RebellionView['base'] {
  const known = g.base.revealed || sees(g, viewer, 'rebel');
  return { revealed: g.base.revealed, system: known ? reveal(g.base.system) : null, old: [...g.oldBases] };
}

function probesView(g: State, viewer: Viewer): RebellionView['probes'] {
  const imperial = sees(g, viewer, 'imperial');
  return {
    deck: reveal(g.probeDeck).length,
    hand: handView(g.probeHand, imperial),
    removed: [...g.removedProbes],
    shown: [...g.shownProbes],
    ruledOut: imperial ? [...reveal(g.ruledOut).systems] : null,
  };
}

/** Worked out once per state: it follows from the board, not from who looks. */
const objectivesStatus = memoizeByReference((g: State): RebellionView['objectives']['status'] => {
  const open = objectiveStatus(g).filter(({ id }) => !g.objectiveDiscards.includes(id));
  return Object.fromEntries(open.map(({ id, have, need }) => [id, { have, need }]));
});

function objectivesView(g: State, viewer: Viewer): RebellionView['objectives'] {
  return {
    deck: reveal(g.objectiveDeck).map((id) => OBJECTIVES[id].stage),
    stages: handStages(g),
    hand: handView(g.objectiveHand, sees(g, viewer, 'rebel')).cards,
    discards: [...g.objectiveDiscards],
    status: objectivesStatus(g),
  };
}

function cardsView(g: State, viewer: Viewer): Pick<RebellionView, 'missions' | 'projects' | 'assigned' | 'actions'> {
  return {
    missions: bothSides((side) => ({
      deck: reveal(g.missionDecks[side]).length,
      hand: handView(g.missionHands[side], sees(g, viewer, side)),
      discards: [...g.missionDiscards[side]],
    })),
    projects: { deck: reveal(g.projectDeck).length, discards: [...g.projectDiscards] },
    assigned: g.assigned.map(({ side, leaders, card }) => ({
      side,
      leaders: [...leaders],
      card: sees(g, viewer, side) ? reveal(card) : null,
    })),
    actions: {
      decks: bothSides((side) => reveal(g.actionDecks[side]).length),
      hands: each(g.seats, (seat: SeatId) => {
        const hand = g.actionHands[seat];
        if (!hand) throw new Error(`no action cards at ${seat}`);
        return handView(hand, sees(g, viewer, sideOfSeat(seat)));
      }),
      used: [...g.usedActions],
    },
  };
}

/** Everything that lay face down, once the match is over (RB-16.1.68). */
function openedView(g: State): RebellionView['opened'] {
  if (!g.outcome) return null;
  const tactics = (theatre: Theatre) => ({
    deck: [...reveal(g.tacticDecks[theatre])],
    discards: [...g.tacticDiscards[theatre]],
  });
  return {
    probes: [...reveal(g.probeDeck)],
    missions: bothSides((side) => [...reveal(g.missionDecks[side])]),
    projects: [...reveal(g.projectDeck)],
    actions: bothSides((side) => [...reveal(g.actionDecks[side])]),
    boxed: [...reveal(g.boxedActions)],
    objectives: [...reveal(g.objectiveDeck)],
    tactics: { space: tactics('space'), ground: tactics('ground') },
    tacticHands: bothSides((side) => [...reveal(g.tacticHands[side])]),
  };
}

/** What a match that is over looked like with both hands open; decks stay closed until its end. */
export function viewOfAll(g: State): RebellionView {
  return view(g, ALL_SEEING);
}

/** What a viewer may see, by the table of hidden information (RB-16.1). */
export function view(g: State, viewer: Viewer): RebellionView {
  return sendable({
    phase: g.phase,
    round: g.round,
    time: g.time,
    reputation: g.reputation,
    active: g.active,
    turns: g.turns.map(({ side, role }) => ({ side, role })),
    turn: g.turn,
    passed: [...g.passed],
    systems: systemViews(g.systems),
    units: unitViews(g.units),
    leaders: leaderViews(g.leaders),
    base: baseView(g, viewer),
    probes: probesView(g, viewer),
    ...cardsView(g, viewer),
    objectives: objectivesView(g, viewer),
    opened: openedView(g),
    lasting: g.lasting.map(lastingView),
    placing: placingView(g),
    recruiting: recruitingView(g, viewer),
    mission: missionView(g),
    combat: combatView(g, viewer),
  });
}
