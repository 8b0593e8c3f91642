import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import type { ActionId } from '../../data/actions.ts';
import { factsOf, type Side, type Theatre, type UnitId } from '../../data/units.ts';
import { chooseOne } from '../../effects/choose.ts';
import { asks, does, leaderOf, systemOf } from '../../effects/effect.ts';
import { hasUnit, oneOfEach, unitsAt } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import type { ActionRules } from '../../rules/card-book.ts';
import { destroyUnits, placeLeader } from '../../rules/changes.ts';
import { addEffect, combatOf } from '../../rules/combat/effects.ts';
import { drawTactics } from '../../rules/combat/tactics.ts';
import { leaderName, sideName, unitOption } from '../../rules/names.ts';
import type { Branch, Op } from '../../rules/op.ts';
import { decider } from '../../seats.ts';
import type { CombatEffect, State } from '../../state.ts';

type Kind = CombatEffect['kind'];
/** Effect on a side, or that it may use, for the whole combat. */
const lasts = (kind: Kind, side: Side): Op => does((g) => addEffect(g, kind, side, 'combat'));
/** The cards are played before the first round has begun, so that it is named here. */
const inFirstRound = (kind: Kind, side: Side): Op =>
  does((g) => void combatOf(g).effects.push({ kind, side, until: 1 }));

const draw = (theatre: Theatre, count: number): Branch => ({
  key: theatre,
  label: text(`theatre.${theatre}`),
  ops: [does((g, c) => void drawTactics(g, c.side, theatre, count))],
});

/** Rebel units the Empire can destroy with a card. */
type Prey = 'ship' | 'structure';
function preyIn(g: State, prey: Prey): UnitId[] {
  const units = unitsAt(g, combatOf(g).system, { side: 'rebel' });
  return units.filter((id) => (prey === 'ship' ? factsOf(id).theatre === 'space' : factsOf(id).class === 'structure'));
}

type DestroyVars = { side: Side; seat: SeatId; prey: Prey };

/** The Empire picks one Rebel unit of a kind in the combat's system, which is destroyed. */
const destroyOne = book.rule<DestroyVars, 'choose'>('destroy-in-combat', {
  start: {
    run(g, at) {
      const units = preyIn(g, at.vars.prey);
      if (oneOfEach(g, units).length > 1) return at.goto('choose');
      destroyUnits(g, units.slice(0, 1));
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.destroyOne', { kind: text(`kind.${vars.prey}`) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }): Option[] => oneOfEach(g, preyIn(g, vars.prey)).map((id) => unitOption(g, id)),
    chosen(g, at, key) {
      destroyUnits(g, [key as UnitId]);
      return at.end();
    },
  },
});

const destroys = (prey: Prey): Op => asks(destroyOne, (_g, c) => ({ side: c.side, seat: c.seat, prey }));

function noDeathStarOrShip(g: State): Refusal | null {
  const { system } = combatOf(g);
  const armed =
    hasUnit(g, system, { type: 'death-star' }) || hasUnit(g, system, { type: 'death-star-under-construction' });
  if (!armed) return refuse('no_death_star_here');
  return preyIn(g, 'ship').length > 0 ? null : refuse('no_rebel_ship_here');
}

/** The leader comes from the pool and goes back to it when the combat ends; meanwhile it cannot retreat. */
const bringLeader: Op = does((g, c) => {
  const leader = leaderOf(c);
  placeLeader(g, leader, systemOf(c));
  combatOf(g).returning.push(leader);
  const params = { side: sideName(c.side), leader: leaderName(leader) };
  note(g, 'log.leaderAdded', params, { at: `leader:${leader}`, clause: 'RB-9.0.9' });
});

export const COMBAT_CARDS: Partial<Record<ActionId, ActionRules>> = {
  'according-to-my-design': { effect: [inFirstRound('fewer-dice', 'rebel')] },
  'more-dangerous-than-you-realize': { effect: [chooseOne([draw('space', 3), draw('ground', 3)])] },
  'fully-operational': { refused: noDeathStarOrShip, effect: [destroys('ship')] },
  'good-intel': { effect: [lasts('exposed', 'rebel')] },
  'keep-them-from-escaping': { effect: [lasts('no-retreat', 'rebel')] },
  'ready-for-action': { effect: [bringLeader] },
  'target-the-generator': {
    refused: (g) => (preyIn(g, 'structure').length > 0 ? null : refuse('no_structure_here')),
    effect: [destroys('structure')],
  },
  'its-a-trap': { effect: [inFirstRound('no-space-tactics', 'imperial')] },
  'point-blank-assault': {
    effect: [lasts('less-health', 'rebel'), lasts('less-health', 'imperial')],
  },
  'target-the-star-destroyers': { effect: [lasts('recolour', 'rebel')] },
};
