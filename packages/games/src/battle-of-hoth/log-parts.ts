import type { VisibleEntry } from '../engine/log.ts';
import { listOf, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';
import { SIDES, type Side, UNIT_TYPES, type UnitType, unitInfo } from './data/units.ts';

/** Parts of the sentences of the log. Records contain entries of older versions, so any parameter may be missing. */

export const listed = (items: readonly Text[]): Text => listOf(items, 'list.two', 'list.more');

/** A list whose items are lists themselves: the last item stands clear of the one before. */
const groups = (items: readonly Text[], isLong: boolean): Text =>
  listOf(items, isLong ? 'list.twoGroups' : 'list.two', 'list.more');

export function numberIn({ params }: VisibleEntry, param: string): number {
  const value = params[param];
  return typeof value === 'number' ? value : 0;
}

/** The side that an entry names. */
export function sideIn(entry: VisibleEntry): Side | null {
  const key = textIn(entry, 'side')?.key;
  return SIDES.find((side) => key === `side.${side}`) ?? null;
}

/** A type of unit in a hex. */
export interface Placed {
  readonly type: UnitType;
  readonly hex: string;
}

/** A unit with its hex, as an entry names it; null for a structure and in entries without. */
export function placedIn(entry: VisibleEntry, param: string): Placed | null {
  const name = textIn(entry, param);
  const { unit, hex } = name?.params ?? {};
  const type = typeof unit === 'object' ? UNIT_TYPES.find((one) => unit.key === `unit.${one}`) : undefined;
  return name?.key === 'unit.at' && type && typeof hex === 'string' ? { type, hex } : null;
}

/** The type of a unit that an entry names, with or without its hex. */
export function typeIn(entry: VisibleEntry, param = 'unit'): UnitType | null {
  const key = textIn(entry, param)?.key;
  return placedIn(entry, param)?.type ?? UNIT_TYPES.find((type) => key === `unit.${type}`) ?? null;
}

export const sideOfType = (type: UnitType): Side => unitInfo(type).side;

/** Clauses with one side as their subject: "the Rebels play “Recon left” and order 2 units". */
export function actOf(side: Side, clauses: readonly ((side: Text) => Text)[]): Text {
  const subject = text(`side.${side}`);
  return text('act.side', { side: subject, acts: listed(clauses.map((clause) => clause(subject))) });
}

/** A clause of a side by key. */
export const does =
  (key: string, params: Readonly<Record<string, Text | number>> = {}) =>
  (side: Text): Text =>
    text(`act.${key}`, { side, ...params });

/** A whole sentence of clauses, each with its own subject. */
export function sentenceOf(clauses: readonly Text[]): Text {
  const [first, ...rest] = clauses;
  if (!first) throw new Error('a sentence without a clause');
  return text('log.said', { what: rest.reduce((before, next) => text('act.then', { before, next }), first) });
}

/** Items by type of unit, each with its places: "the snowtroopers from A2 to A3 and from B2 to B3". */
export function byType(units: readonly { readonly type: UnitType; readonly place: Text }[], item: string): Text {
  const types = [...new Set(units.map(({ type }) => type))];
  const places = types.map((type) => units.filter((one) => one.type === type).map(({ place }) => place));
  const items = types.map((type, index) =>
    text(item, { unit: text(`unit.${type}`), places: listed(places[index] ?? []) }),
  );
  return groups(
    items,
    places.some(({ length }) => length > 1),
  );
}

/** Number of entries at the beginning with one of these keys. */
export function runOf(entries: readonly VisibleEntry[], keys: readonly string[]): number {
  const end = entries.findIndex(({ key }) => !keys.includes(key));
  return end < 0 ? entries.length : end;
}
