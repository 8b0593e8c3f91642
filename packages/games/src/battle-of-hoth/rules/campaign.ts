import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import { nodeOf } from '../data/campaigns/index.ts';
import type { CampaignEffect } from '../data/campaigns/schema.ts';
import { badgeFits, rivalOf, type Side } from '../data/units.ts';
import { seatsOf, sideOf } from '../seats.ts';
import type { CampaignState, State, Unit } from '../state.ts';
import { battle } from './battle.ts';
import { unitsOf } from './board.ts';
import { book } from './book.ts';
import { sideName, unitName } from './names.ts';
import { layOut } from './set-up.ts';
import { drawSupport } from './support-piles.ts';
import { medalsOf } from './victory.ts';

/** `winner`: of the battle that is over; `effects`: those of its outcome still to be applied. */
type ChainVars = { winner: Side; effects: CampaignEffect[] };
type Choice = Extract<CampaignEffect, { kind: 'giveBadge' | 'startReduced' }>;

function campaignOfState(g: State): CampaignState {
  if (!g.campaign) throw new Error('this match is no campaign');
  return g.campaign;
}

/** Seats of a side; in a campaign it is one (BH-17.10). */
const seatOf = (g: State, side: Side) => seatsOf(g, side);

/** Notes the battle that is over, and its outcome for both sides to read (BH-17.2). */
function close(g: State, winner: Side): string | null {
  const campaign = campaignOfState(g);
  const medals = { rebels: medalsOf(g, 'rebels'), empire: medalsOf(g, 'empire') };
  const met = (['rebels', 'empire'] as const).filter((side) => campaign.met[side]);
  campaign.past.push({ node: campaign.node, winner, medals, met });
  note(g, 'log.outcome', { outcome: text(`story.${campaign.id}.${campaign.node}.${winner}`) });
  return nodeOf(campaign.id, campaign.node).outcomes[winner].next;
}

/** Battles that each seat has won in the campaign. */
export function battlesWon(g: State): Record<SeatId, number> {
  const { past } = campaignOfState(g);
  const won = (side: Side) => past.filter((one) => one.winner === side).length;
  return Object.fromEntries(g.seats.map((seat) => [seat, won(sideOf(seat))]));
}

/** The winner of the last battle wins the campaign (BH-17.15). */
function finishCampaign(g: State, winner: Side): void {
  const reason = text('outcome.campaign', { side: sideName(winner) });
  g.outcome = { winners: seatsOf(g, winner), scores: battlesWon(g), reason };
}

/** Applies an effect that asks no question. */
function apply(g: State, effect: Exclude<CampaignEffect, Choice>): void {
  const campaign = campaignOfState(g);
  const { side } = effect;
  if (effect.kind === 'drawSupport') drawSupport(g, side, effect.count);
  if (effect.kind === 'extraStartingCards') campaign.extraCards[side] += effect.count;
  if (effect.kind === 'addLeaderCards' && !campaign.leaders[side].includes(effect.leader))
    campaign.leaders[side].push(effect.leader);
}

/** Number and name of the battle that follows, for its sentences. */
function nextBattle(g: State) {
  return { n: campaignOfState(g).past.length + 1, battle: text(`option.scenario.${g.scenario}`) };
}

const isChoice = (effect: CampaignEffect): effect is Choice =>
  effect.kind === 'giveBadge' || effect.kind === 'startReduced';

/** Units a choice can fall on (BH-17.13, BH-17.14). */
function unitsFor(g: State, effect: Choice): Unit[] {
  const own = unitsOf(g, effect.side);
  if (effect.kind === 'startReduced') return own.filter(({ figures }) => figures > 1);
  return own.filter(({ type, badge }) => type === effect.unitType && !badge && badgeFits(effect.badge, type));
}

/** The choice that is asked for now. */
function choiceOf({ effects: [effect] }: ChainVars): Choice {
  if (!effect || !isChoice(effect)) throw new Error('no choice is open');
  return effect;
}

/**
 * Between two battles of a campaign: the outcome, the next map, what the outcome changes on it (BH-17.18), and a pause
 * until both sides are ready; the hands are dealt after it.
 */
book.rule<ChainVars, 'effects' | 'choose' | 'pause'>('campaign', {
  start: {
    run(g, at) {
      const { winner } = at.vars;
      const { node } = campaignOfState(g);
      const next = close(g, winner);
      if (next === null) {
        finishCampaign(g, winner);
        return at.end();
      }
      const { id } = campaignOfState(g);
      at.vars.effects = [...nodeOf(id, node).outcomes[winner].effects];
      campaignOfState(g).node = next;
      layOut(g, nodeOf(id, next).scenario);
      return at.goto('effects');
    },
  },
  effects: {
    run(g, at) {
      const [effect, ...others] = at.vars.effects;
      if (!effect) return at.goto('pause');
      if (isChoice(effect) && unitsFor(g, effect).length > 0) return at.goto('choose');
      if (!isChoice(effect)) apply(g, effect);
      at.vars.effects = others;
      return at.goto('effects');
    },
  },
  choose: {
    ask: (_g, { vars }) => {
      const effect = choiceOf(vars);
      return effect.kind === 'giveBadge'
        ? text('ask.badge', { badge: text(`badge.${effect.badge}`) })
        : text('ask.reduce');
    },
    who: (g, { vars }) => {
      const effect = choiceOf(vars);
      return seatOf(g, effect.kind === 'giveBadge' ? effect.side : rivalOf(effect.side));
    },
    options: (g, { vars }) =>
      unitsFor(g, choiceOf(vars)).map(({ id }) => ({ key: `unit:${id}`, label: unitName(g, id), at: `unit:${id}` })),
    chosen(g, at, key) {
      const effect = choiceOf(at.vars);
      const unit = unitsFor(g, effect).find(({ id }) => key === `unit:${id}`);
      if (unit && effect.kind === 'giveBadge') {
        unit.badge = effect.badge;
        unit.deployed = effect.badge === 'eweb';
      } else if (unit) unit.figures -= 1;
      at.vars.effects = at.vars.effects.slice(1);
      return at.goto('effects');
    },
  },
  pause: {
    ask: (g) => text('ask.ready', nextBattle(g)),
    who: (g) => [...g.seats],
    options: (g) => [{ key: 'begin', label: text('campaign.begin', nextBattle(g)), kind: 'primary' }],
    all: (_g, at) => at.call(battle, null, {}, 'effects'),
  },
});
