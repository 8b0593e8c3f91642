import type { VisibleEntry } from '../engine/log.ts';
import { type LogJoin, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';
import { rivalOf, type UnitType } from './data/units.ts';
import { actOf, does, listed, numberIn, sentenceOf, sideIn, sideOfType, typeIn } from './log-parts.ts';

/** An attack in the log: its dice with what changed them, then what came of it. */
const BEFORE_ROLL: readonly string[] = ['log.support', 'log.rerolls'];
const CONFIRMATION: readonly string[] = ['log.rerolls', 'log.confirmed', 'log.armour'];
const AFTER_ROLL: readonly string[] = [
  'log.eliminated',
  'log.destroyed',
  'log.medals',
  'log.retreated',
  'log.held',
  'log.losesRetreating',
];

const keyed = (entries: readonly VisibleEntry[], key: string): VisibleEntry | undefined =>
  entries.find((entry) => entry.key === key);

/** Entries of an attack from the first on; 0 before its dice are rolled, and for an attack without names. */
function lengthOf(entries: readonly VisibleEntry[]): number {
  const [first] = entries;
  if (!first || !textIn(first, 'target')) return 0;
  const rolled = entries.findIndex(({ key }, index) => index > 0 && !BEFORE_ROLL.includes(key));
  if (entries[rolled]?.key !== 'log.rolled') return 0;
  const rest = entries.slice(rolled + 1);
  const end = rest.findIndex(({ key }) => !CONFIRMATION.includes(key) && !AFTER_ROLL.includes(key));
  return rolled + 1 + (end < 0 ? rest.length : end);
}

/** What the dice show: "2 hits and 1 retreat, but the armour holds". */
function resultOf(entries: readonly VisibleEntry[]): Text {
  const rolled = keyed(entries, 'log.rolled');
  const [hits, retreats] = rolled ? [numberIn(rolled, 'hits'), numberIn(rolled, 'retreats')] : [0, 0];
  const counts = [
    ...(hits > 0 || retreats === 0 ? [text('result.hits', { n: hits })] : []),
    ...(retreats > 0 ? [text('result.retreats', { n: retreats })] : []),
  ];
  const result = listed(counts);
  if (keyed(entries, 'log.armour')) return text('result.armour', { result });
  return keyed(entries, 'log.confirmed') ? text('result.confirmed', { result }) : result;
}

/** Dice rolled again, with the card that allows it. */
function rerollOf(entries: readonly VisibleEntry[]): Text | null {
  const n = entries.reduce((sum, entry) => sum + (entry.key === 'log.rerolls' ? numberIn(entry, 'n') : 0), 0);
  const support = keyed(entries, 'log.support');
  const card = support && textIn(support, 'card');
  if (card) return text('result.rerollsWith', { n, card });
  return n > 0 ? text('result.rerolls', { n }) : null;
}

/** Clauses about the target that stays: where it retreats to, and figures that it loses for want of a way. */
function retreatClauses(entries: readonly VisibleEntry[]): Text[] {
  const [retreated, held] = [keyed(entries, 'log.retreated'), keyed(entries, 'log.held')];
  const loses = keyed(entries, 'log.losesRetreating');
  const type = [retreated, held, loses].flatMap((entry) => (entry && typeIn(entry)) ?? [])[0];
  if (!type) return [];
  const unit = text(`unit.${type}`);
  const hex = retreated && textIn(retreated, 'hex');
  const n = loses ? numberIn(loses, 'n') : 0;
  if (hex && loses) return [text('act.retreatsAndLoses', { unit, hex, n })];
  if (hex) return [text('act.retreats', { unit, hex })];
  return [held ? text('act.holds', { unit }) : text('act.loses', { unit, n })];
}

/** Clauses about the sides: units eliminated, structures destroyed, medals. */
export function gainClauses(entries: readonly VisibleEntry[]): Text[] {
  const eliminated = entries.flatMap((entry) => (entry.key === 'log.eliminated' && typeIn(entry)) || []);
  const destroyed = keyed(entries, 'log.destroyed');
  const structure = destroyed && textIn(destroyed, 'structure');
  const medals = keyed(entries, 'log.medals');
  const winner = medals && sideIn(medals);
  const [victim] = eliminated;
  const side = victim ? rivalOf(sideOfType(victim)) : winner;
  const clauses = [
    ...(victim ? [does('eliminates', { unit: text(`unit.${victim}`) })] : []),
    ...(winner && medals ? [does('wins', { n: numberIn(medals, 'n') })] : []),
  ];
  return [
    ...(structure ? [text('act.falls', { structure })] : []),
    ...(side && clauses.length > 0 ? [actOf(side, clauses)] : []),
  ];
}

/** What an attack comes to, after who attacks whom. */
function told(entries: readonly VisibleEntry[], act: Text): Text {
  const reroll = rerollOf(entries);
  const result = reroll ? text('result.after', { reroll, result: resultOf(entries) }) : resultOf(entries);
  const head = text('act.result', { act, result });
  return sentenceOf([head, ...retreatClauses(entries), ...gainClauses(entries)]);
}

/** An attack with its dice, losses and retreat (BH-9). */
export const ATTACK: LogJoin = {
  takes: (entries) => (entries[0] && textIn(entries[0], 'unit') ? lengthOf(entries) : 0),
  tells: (entries) => told(entries, text('act.attacks', entries[0]?.params)),
};

const strikerOf = (target: UnitType): Text => text(`side.${rivalOf(sideOfType(target))}`);

/** A strike, which has no attacker (BH-6.33). */
export const STRIKE: LogJoin = {
  takes: (entries) => (entries[0] && typeIn(entries[0], 'target') ? lengthOf(entries) : 0),
  tells(entries) {
    const type = entries[0] && typeIn(entries[0], 'target');
    return told(entries, text('act.strikes', { ...entries[0]?.params, ...(type && { side: strikerOf(type) }) }));
  },
};
