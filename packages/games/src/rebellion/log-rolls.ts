import type { VisibleEntry } from '../engine/log.ts';
import { type LogJoin, listOf, sameRun, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';
import { FACES, type Face } from './data/dice.ts';
import { UNIT_TYPES, UNITS, type UnitType } from './data/units.ts';

/** Dice in the log: attacks with their damage, and missions with both rolls and what they come to. */
const listed = (items: readonly Text[]): Text => listOf(items, 'list.two', 'list.more');

/** A whole sentence of clauses, each with its own subject. */
function sentenceOf(clauses: readonly Text[]): Text {
  const [first, ...rest] = clauses;
  if (!first) throw new Error('a sentence without a clause');
  return text('log.said', { what: rest.reduce((before, next) => text('clause.then', { before, next }), first) });
}

function numberIn({ params }: VisibleEntry, param: string): number {
  const value = params[param];
  return typeof value === 'number' ? value : 0;
}

/** Dice by face, those that were rolled; `paramOf` names the parameter of each face. */
const facesOf = (entry: VisibleEntry, paramOf: (face: Face) => string): Text[] =>
  [...FACES].reverse().flatMap((face) => {
    const n = numberIn(entry, paramOf(face));
    return n > 0 ? text(`rolled.${face}`, { n }) : [];
  });

const runOf = (entries: readonly VisibleEntry[], key: string): readonly VisibleEntry[] => {
  const end = entries.findIndex((entry) => entry.key !== key);
  return end < 0 ? entries : entries.slice(0, end);
};

const typeIn = (entry: VisibleEntry): UnitType | null => {
  const key = textIn(entry, 'unit')?.key;
  return UNIT_TYPES.find((type) => key === `unit.${type}`) ?? null;
};

/** Units of entries, counted: several entries about one unit count once. */
function unitsIn(entries: readonly VisibleEntry[]): readonly { readonly type: UnitType; readonly units: Text }[] {
  return UNIT_TYPES.flatMap((type) => {
    const own = entries.filter((entry) => typeIn(entry) === type);
    const n = new Set(own.map(({ at }, index) => at ?? `${index}`)).size;
    return n > 0 ? [{ type, units: text(`units.${type}`, { n }) }] : [];
  });
}

/** Damage that an attack assigns, then the units that it will destroy (RB-9.1.19, RB-9.1.22). */
function damageRun(entries: readonly VisibleEntry[]): readonly VisibleEntry[] {
  const damage = runOf(entries, 'log.damage');
  const doomed = damage.length > 0 ? runOf(entries.slice(damage.length), 'log.doomed') : [];
  const isKnown = [...damage, ...doomed].every((entry) => typeIn(entry) !== null);
  return isKnown ? entries.slice(0, damage.length + doomed.length) : [];
}

/** Damage of entries, by type of unit; an entry without a number is about one damage. */
function damageParts(entries: readonly VisibleEntry[]): Text[] {
  return unitsIn(entries).map(({ type, units }) => {
    const own = entries.filter((entry) => typeIn(entry) === type);
    return text('damage.part', { units, n: own.reduce((sum, entry) => sum + (numberIn(entry, 'n') || 1), 0) });
  });
}

function damageClause(entries: readonly VisibleEntry[]): Text[] {
  const [damage, doomed] = ['log.damage', 'log.doomed'].map((key) => entries.filter((entry) => entry.key === key));
  const hit = unitsIn(damage ?? []);
  const [first] = hit;
  if (!first) return [];
  const parts = damageParts(damage ?? []);
  const side = text(UNITS[first.type].side === 'rebel' ? 'side.imperial' : 'side.rebel');
  const lost = unitsIn(doomed ?? []).map(({ units }) => units);
  if (lost.length === 0) return [text('clause.damage', { side, parts: listed(parts) })];
  return [text('clause.damageDoomed', { side, parts: listed(parts), units: listed(lost) })];
}

/** Damage outside the dice of an attack, such as that of a tactic card. */
export const DAMAGE: LogJoin = {
  takes: (entries) => damageRun(entries).length,
  tells: (entries) => sentenceOf(damageClause(entries)),
};

/** Damage blocked one after another (RB-9.1.19). */
export const BLOCKED: LogJoin = {
  takes(entries) {
    const run = runOf(entries, 'log.blocked');
    return run.length > 1 && run.every((entry) => typeIn(entry) !== null) ? run.length : 0;
  },
  tells: (entries) => text('log.blocked.all', { parts: listed(damageParts(entries)) }),
};

const PLURALS: Readonly<Record<Face, string>> = {
  hit: 'hits',
  direct: 'directs',
  special: 'specials',
  blank: 'blanks',
};

/** Faces by colour: "2 hits on the red dice; 1 blank on the black die". */
function rolledText(rolls: readonly VisibleEntry[]): Text {
  const colours = rolls.map((entry) => {
    const colour = textIn(entry, 'colour');
    const faces = listed(facesOf(entry, (face) => PLURALS[face]));
    const n = FACES.reduce((sum, face) => sum + numberIn(entry, PLURALS[face]), 0);
    return colour ? text('rolled.colour', { faces, colour, n }) : faces;
  });
  return colours.reduce((before, next) => text('clause.then', { before, next }));
}

/** The dice of an attack whose announcement stands further up, as a card was played between. */
export const ATTACK_ROLLS: LogJoin = {
  takes(entries) {
    const rolls = runOf(entries, 'log.attackRoll');
    const isKnown = rolls.every((entry) => textIn(entry, 'side') && facesOf(entry, (face) => PLURALS[face]).length > 0);
    return isKnown ? rolls.length : 0;
  },
  tells: (rolls) => text('log.attackRoll.all', { side: rolls[0]?.params.side ?? '', result: rolledText(rolls) }),
};

/** Dice rolled again together (RB-9.1.11). */
export const REROLLED: LogJoin = {
  takes(entries) {
    const run = runOf(entries, 'log.rerolled');
    return run.length > 1 && run.every((entry) => textIn(entry, 'from') && textIn(entry, 'to')) ? run.length : 0;
  },
  tells(entries) {
    const parts = entries.map(({ params }) => text('rerolled.part', params));
    return text('log.rerolled.all', { n: entries.length, parts: listed(parts) });
  },
};

/** An attack with the dice of both colours, and its damage where it follows at once (RB-9.1). */
export const ATTACK: LogJoin = {
  takes([first, ...rest]) {
    const rolls = runOf(rest, 'log.attackRoll').length;
    if (!first || !textIn(first, 'side') || rolls === 0) return 0;
    return 1 + rolls + damageRun(rest.slice(rolls)).length;
  },
  tells([first, ...rest]) {
    const rolls = runOf(rest, 'log.attackRoll');
    const head = text('clause.result', { act: text('clause.attack', first?.params), result: rolledText(rolls) });
    return sentenceOf([head, ...damageClause(rest.slice(rolls.length))]);
  },
};

function rollClause(entry: VisibleEntry): Text {
  const faces = facesOf(entry, (face) => face);
  const side = textIn(entry, 'side');
  const params = { ...(side && { side }), n: numberIn(entry, 'n') };
  return faces.length === 0
    ? text('clause.rolls', params)
    : text('clause.rollsFaces', { ...params, faces: listed(faces) });
}

const RESULTS: Readonly<Record<string, string>> = {
  'log.missionSucceeds': 'clause.succeeds',
  'log.missionFails': 'clause.fails',
};

/** Both rolls of a mission with its totals and its result, as far as they follow each other (RB-7.1.17 to RB-7.1.25). */
export const MISSION_ROLLS: LogJoin = {
  takes(entries) {
    const rolls = runOf(entries, 'log.missionDice');
    if (rolls.some((entry) => !textIn(entry, 'side'))) return 0;
    const rest = entries.slice(rolls.length);
    const totals = runOf(rest, 'log.missionTotals').slice(0, 1).length;
    const result = rest[totals];
    return rolls.length + totals + (totals > 0 && result && RESULTS[result.key] ? 1 : 0);
  },
  tells(entries) {
    const rolls = runOf(entries, 'log.missionDice');
    return sentenceOf([...rolls.map(rollClause), ...resultClauses(entries.slice(rolls.length), rolls.length)]);
  },
};

/** Totals, where they are not what the rolls say, and whether the mission succeeds. */
function resultClauses(entries: readonly VisibleEntry[], rolls: number): Text[] {
  return entries.flatMap((entry) => {
    const result = RESULTS[entry.key];
    if (result) return text(result, entry.params);
    const isPlain = rolls > 1 && numberIn(entry, 'bonus') === 0;
    return isPlain ? [] : text('clause.totals', entry.params);
  });
}

/** The totals of a mission whose dice were changed, with its result. */
export const MISSION_RESULT: LogJoin = {
  takes: ([, result]) => (result && RESULTS[result.key] ? 2 : 0),
  tells: (entries) => sentenceOf(resultClauses(entries, 0)),
};

/** Cards that a side discards one after another. */
export const DISCARDED: LogJoin = {
  takes(entries) {
    const length = sameRun(entries, 'log.discarded', ['side']);
    return length > 1 && entries.slice(0, length).every((entry) => textIn(entry, 'card')) ? length : 0;
  },
  tells(entries) {
    const names = entries.flatMap((entry) => textIn(entry, 'card') ?? []).map((card) => text('list.card', { card }));
    return text('log.discarded.all', { ...entries[0]?.params, names: listed(names) });
  },
};

/** A round of a combat with its first battle. */
export const COMBAT_ROUND: LogJoin = {
  takes: ([, battle]) => (battle?.key === 'log.battle' && textIn(battle, 'theatre') ? 2 : 0),
  tells: ([round, battle]) => text('log.combatRound.battle', { ...round?.params, ...battle?.params }),
};
