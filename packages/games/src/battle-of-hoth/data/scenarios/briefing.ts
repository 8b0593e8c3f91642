import { type Text, text } from '../../../engine/text.ts';
import { hexName, sideName, terrainName, typeName } from '../names.ts';
import { SIDES, type Side } from '../units.ts';
import type { Objective, ScenarioFile, SpecialRule, SuddenVictory } from './schema.ts';

/** Sentences about a scenario, made of its file, so that files of an operator have them too. */
const hexNames = (hexes: readonly Parameters<typeof hexName>[0][]) => hexes.map(hexName).join(', ');
const rowName = (row: number) => row + 1;
const nameOf = (side: Side | 'either') => (side === 'either' ? text('side.either') : sideName(side));

/** Several names as one list. */
function listText(texts: readonly Text[]): Text {
  const [first, ...others] = texts;
  if (!first) throw new Error('an empty list');
  return others.reduce<Text>((one, other) => text('list', { one, other }), first);
}

function exitText(scenario: ScenarioFile, objective: Extract<Objective, { kind: 'exit' }>): Text {
  const { id, unitClass, leaveOnEntry, hexes, medals } = objective;
  const kind = unitClass ? text(`kind.${unitClass}`) : text('kind.any');
  const params = { side: nameOf(objective.for), hexes: hexNames(hexes), n: medals, kind };
  if (scenario.suddenVictory.some((one) => one.kind === 'tokenExits' && one.via === id))
    return text('rule.exitToken', params);
  return text(leaveOnEntry ? 'rule.gate' : 'rule.exit', params);
}

/** What an objective is for. */
function objectiveText(scenario: ScenarioFile, objective: Objective): Text {
  if (objective.kind === 'exit') return exitText(scenario, objective);
  const params = { side: nameOf(objective.for), hexes: hexNames(objective.hexes) };
  switch (objective.kind) {
    case 'temporary':
      return text('rule.temporary', { ...params, n: objective.medals, most: objective.maxMedals ?? 0 });
    case 'permanent':
    case 'perTurn':
      return text(`rule.${objective.kind}`, { ...params, n: objective.medals });
    case 'handBonus':
      return text('rule.handBonus', { ...params, n: objective.handSize });
    default:
      return text(`rule.${objective.kind}`, params);
  }
}

function reinforcementText(
  rule: Extract<SpecialRule, { kind: 'reinforceEliminated' | 'scheduledReinforcement' }>,
): Text {
  const params = { side: sideName(rule.side), row: rowName(rule.entry.row) };
  if (rule.kind === 'reinforceEliminated') {
    const { maxPerTurn, maxPerGame, unitType } = rule;
    return text('rule.reinforceEliminated', { ...params, n: maxPerTurn, most: maxPerGame, unit: typeName(unitType) });
  }
  const turns = rule.schedule.map(({ ownTurn }) => ownTurn).join(', ');
  const units = [...new Set(rule.schedule.map(({ unitType }) => unitType))].map(typeName);
  return text('rule.scheduledReinforcement', { ...params, turns, unit: listText(units) });
}

/** What a special rule says. */
function specialRuleText(scenario: ScenarioFile, rule: SpecialRule): Text {
  switch (rule.kind) {
    case 'killMedals':
      return text('rule.killMedals', { side: sideName(rule.side), n: rule.medals, unit: typeName(rule.unitType) });
    case 'reinforceEliminated':
    case 'scheduledReinforcement':
      return reinforcementText(rule);
    case 'carryToken':
      return text('rule.carryToken', { unit: listText(rule.carriers.map(typeName)) });
    case 'moveCost':
      return text('rule.moveCost', {
        n: rule.cost,
        terrain: terrainName(rule.terrain),
        flying: Number(rule.exceptFlying ?? false),
      });
    case 'retreatDirections': {
      const ways = (side: Side) => listText(rule[side].map((direction) => text(`direction.${direction}`)));
      return text('rule.retreatDirections', { rebels: ways('rebels'), empire: ways('empire') });
    }
    case 'deployFromCarrier': {
      const names = { carrier: typeName(rule.carrierType), unit: typeName(rule.unitType) };
      return text('rule.deployFromCarrier', { ...names, n: rule.perCarrier, worthless: Number(rule.noMedal ?? false) });
    }
    case 'chargeStructure': {
      const type = scenario.structures.find(({ id }) => id === rule.structure)?.type ?? 'ionCannon';
      const params = { side: sideName(rule.side), structure: text(`structure.${type}`) };
      return text('rule.chargeStructure', { ...params, n: rule.chargesPerMedal, most: rule.maxMedals });
    }
    case 'handBonus':
      return text('rule.extraCard');
  }
}

/** What makes a side win at once. */
function suddenVictoryText(scenario: ScenarioFile, condition: SuddenVictory): Text {
  const side = sideName(condition.winner);
  const n = 'count' in condition ? condition.count : 1;
  switch (condition.kind) {
    case 'occupyAll': {
      const hexes = scenario.objectives.find(({ id }) => id === condition.objective)?.hexes ?? [];
      return text('sudden.occupyAll', { side, hexes: hexNames(hexes) });
    }
    case 'structuresDestroyed':
      return text('sudden.structuresDestroyed', { side, n, structure: text(`structure.${condition.structureType}`) });
    case 'unitsEliminated':
      return text('sudden.unitsEliminated', { side, n, unit: typeName(condition.unitType) });
    case 'classEliminated':
    case 'unitsExited':
    case 'exitsImpossible':
      return text(`sudden.${condition.kind}`, { side, n, kind: text(`kind.${condition.unitClass}`) });
    case 'tokenExits':
    case 'tokenCaptured':
      return text(`sudden.${condition.kind}`, { side });
  }
}

/** Which structures a side may attack, each kind once, and what destroys them (BH-13.5). */
function structureTexts({ structures }: ScenarioFile): Text[] {
  return SIDES.flatMap((side) => {
    const types = structures.filter(({ attackableBy }) => attackableBy === side).map(({ type }) => type);
    return [...new Set(types)].map((type) =>
      text('rule.structureShot', { side: sideName(side), structure: text(`structure.${type}`) }),
    );
  });
}

/** All rules of a battle in sentences: medals and kills first, then what its file adds. */
export function briefingOf(scenario: ScenarioFile): Text[] {
  const { medals, eliminationMedals, suddenVictory, objectives, specialRules } = scenario;
  const goals = SIDES.map((side) => {
    const n = medals[side];
    return n === null ? text('rule.noGoal', { side: sideName(side) }) : text('rule.goal', { side: sideName(side), n });
  });
  const spared = SIDES.filter((side) => !eliminationMedals[side]);
  return [
    ...goals,
    ...spared.map((side) => text('rule.noKillMedals', { side: sideName(side) })),
    ...suddenVictory.map((condition) => suddenVictoryText(scenario, condition)),
    ...structureTexts(scenario),
    ...objectives.map((objective) => objectiveText(scenario, objective)),
    ...specialRules.map((rule) => specialRuleText(scenario, rule)),
  ];
}
