import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import type { MissionId } from '../../data/missions.ts';
import type { SystemId } from '../../data/systems.ts';
import { buildAllIcons, gainHere, placeOnQueue, placeSabotage } from '../../effects/build.ts';
import { arrangeObjectives, drawObjectives, keepOneObjective } from '../../effects/cards.ts';
import { chooseOne } from '../../effects/choose.ts';
import { destroyHealth, destroyQueued } from '../../effects/destroy.ts';
import { does } from '../../effects/effect.ts';
import { returnProbeCards } from '../../effects/false-lead.ts';
import { fightHere } from '../../effects/fight.ts';
import { gainAtBase, gainOfShapes } from '../../effects/gain.ts';
import { attachRingToAssigned, replaceAssigned, rescueHere } from '../../effects/leaders.ts';
import { gainLoyalty } from '../../effects/loyalty.ts';
import { shieldLeader } from '../../effects/misdirect.ts';
import { moveHere } from '../../effects/move.ts';
import { luckyLando, reassignLeader } from '../../effects/reassign.ts';
import { captives, hasUnit, isImperial, isPopulous, isRebel } from '../../rules/board.ts';
import type { MissionRules, Target } from '../../rules/card-book.ts';
import { missionName } from '../../rules/missions/now.ts';
import type { State } from '../../state.ts';

type Condition = (g: State, id: SystemId) => boolean;
const where = (condition: Condition, why: string): Target => ({ kind: 'system', where: condition, why: () => why });

const anySystem = where((g, id) => boxOf(g.options).systems.includes(id), 'no_target');
const only = (system: SystemId) => where((_g, id) => id === system, 'no_target');
const populous = where(isPopulous, 'target_not_populous');
const rebelSystem = where(isRebel, 'target_not_rebel');
const imperialSystem = where(isImperial, 'not_imperial');
const subjugated = where((g, id) => g.systems[id].subjugated, 'target_not_subjugated');
const imperialUnit = (g: State, id: SystemId) => hasUnit(g, id, { side: 'imperial' });
const withImperialUnit = where(imperialUnit, 'target_no_imperial_unit');
const withImperialShip = where(
  (g, id) => hasUnit(g, id, { side: 'imperial', theatre: 'space' }),
  'target_no_imperial_ship',
);
const withoutImperialUnit = where((g, id) => !imperialUnit(g, id), 'holds_empire');
const withCaptive = where((g, id) => captives(g, id).length > 0, 'target_no_captive');
const unsabotaged = where((g, id) => !g.systems[id].sabotaged, 'sabotaged');

/** Rapid Mobilization draws more cards when two leaders carry it out. */
const CARDS_FOR_BASE = { one: 4, two: 8 } as const;

const starting = {
  'build-alliance': {
    target: populous,
    extraDice: (g, c) => (c.place && hasUnit(g, c.place, { side: 'rebel' }) ? 2 : 0),
    effect: [gainLoyalty('rebel', 1)],
  },
  infiltration: { target: withImperialUnit, effect: [arrangeObjectives({ look: 2, bottom: 1 })] },
  'rapid-mobilization': {
    target: { kind: 'base' },
    effect: [
      does((g, c) => {
        const draws = c.leaders.length > 1 ? CARDS_FOR_BASE.two : CARDS_FOR_BASE.one;
        g.lasting.push({ kind: 'mobilization', draws });
        note(g, 'log.missionWaits', { mission: missionName(g) });
      }),
    ],
  },
  sabotage: { target: populous, effect: [placeSabotage()] },
} satisfies Partial<Record<MissionId, MissionRules>>;

const diplomacy = {
  'base-defenses': { target: rebelSystem, effect: [gainAtBase('ion-cannon', 'shield-generator')] },
  'establish-trade-relations': { target: unsabotaged, effect: [gainLoyalty('rebel', 1), buildAllIcons()] },
  'incite-rebellion': { target: subjugated, effect: [gainHere('rebel-trooper', 3), fightHere()] },
  'public-uprising': { target: subjugated, effect: [gainOfShapes('circle', 'triangle', 'triangle'), fightHere()] },
  'support-of-mon-calamari': {
    target: only('mon-calamari'),
    effect: [
      chooseOne([
        { key: 'loyalty', label: text('option.monCalamariLoyalty'), ops: [gainLoyalty('rebel', 2)] },
        { key: 'cruiser', label: text('option.monCalamariCruiser'), ops: [placeOnQueue('mon-calamari-cruiser', 3)] },
      ]),
    ],
  },
} satisfies Partial<Record<MissionId, MissionRules>>;

const intel = {
  'covert-operation': { target: withImperialUnit, effect: [keepOneObjective(2)] },
  'daring-rescue': { target: withCaptive, effect: [rescueHere({ escort: 'may' })] },
  'for-the-greater-good': { target: withCaptive, effect: [rescueHere({ escort: 'none' }), drawObjectives(1)] },
  'plan-the-assault': {
    target: withImperialShip,
    effect: [moveHere({ from: 'base', only: 'space', pastLeaders: true }), fightHere()],
  },
  'seek-yoda': {
    target: only('dagobah'),
    effect: [attachRingToAssigned('master-yoda'), replaceAssigned('luke-skywalker', 'luke-skywalker-jedi')],
  },
  'stolen-plans': { target: withImperialUnit, effect: [arrangeObjectives({ look: 4, bottom: 0 })] },
} satisfies Partial<Record<MissionId, MissionRules>>;

const logistics = {
  'contingency-plan': { target: { kind: 'none' }, effect: [luckyLando(), reassignLeader()] },
  'hidden-fleet': { target: withoutImperialUnit, effect: [moveHere({ from: 'base', pastLeaders: true })] },
  'plant-false-lead': { target: withImperialUnit, effect: [returnProbeCards(4)] },
} satisfies Partial<Record<MissionId, MissionRules>>;

const specOps = {
  demolition: { target: imperialSystem, effect: [destroyQueued({ perIcon: true })] },
  'hit-and-run': { target: anySystem, effect: [destroyHealth({ max: 2 })] },
  'lead-the-strike-team': {
    target: anySystem,
    effect: [moveHere({ from: 'base', only: 'ground', max: 4, freely: true }), fightHere('ground')],
  },
  misdirection: { target: withImperialUnit, effect: [shieldLeader()] },
  'rogue-squadron-raid': { target: imperialSystem, effect: [destroyQueued({ max: 4 })] },
  'wookiee-uprising': { target: only('kashyyyk'), effect: [gainLoyalty('rebel', 1), destroyHealth({ max: 4 })] },
} satisfies Partial<Record<MissionId, MissionRules>>;

/** What the Rebel missions do. */
export const REBEL_MISSIONS = {
  ...starting,
  ...diplomacy,
  ...intel,
  ...logistics,
  ...specOps,
} satisfies Partial<Record<MissionId, MissionRules>>;
