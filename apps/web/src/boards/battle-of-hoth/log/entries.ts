import {
  FACES,
  type Face,
  SIDES,
  type Side,
  UNIT_TYPES,
  type UnitType,
  unitInfo,
} from '@echo-base/games/battle-of-hoth/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { Way } from '../../../question/log/moment.ts';
import { hexNamed } from '../hexes.ts';

/** Parsing of log entries. Records contain entries of older versions, so any parameter may be missing. */

export function numberIn({ params }: Pick<LogEntry, 'params'>, param: string): number {
  const value = params[param];
  return typeof value === 'number' ? value : 0;
}

export function sideIn({ params }: Pick<LogEntry, 'params'>): Side | null {
  const value = params.side;
  if (typeof value !== 'object') return null;
  return SIDES.find((side) => value.key === `side.${side}`) ?? null;
}

/** Type of a unit in a message: its name, or its name with the hex. */
function typeIn(message: Text): UnitType | null {
  const inner = message.params?.unit;
  if (message.key === 'unit.at' && typeof inner === 'object') return typeIn(inner);
  return UNIT_TYPES.find((type) => message.key === `unit.${type}`) ?? null;
}

/** Type of the unit in a parameter of an entry; null for none, or a structure. */
export function unitIn({ params }: Pick<LogEntry, 'params'>, param: string): UnitType | null {
  const value = params[param];
  return typeof value === 'object' ? typeIn(value) : null;
}

/** The side of the unit in an entry. */
export function sideOfUnit(entry: LogEntry): Side | null {
  const type = unitIn(entry, 'unit');
  return type && unitInfo(type).side;
}

/** The dice of a roll, in their order. */
export function facesIn({ params }: Pick<LogEntry, 'params'>): readonly Face[] {
  const words = typeof params.faces === 'string' ? params.faces.split(' ') : [];
  return words.flatMap((word) => FACES.find((face) => face === word) ?? []);
}

/** The hex on the board of a unit or a hex named in a sentence. */
export function targetOf({ key, params }: Text): string | null {
  if (key !== 'unit.at' && key !== 'hex.name') return null;
  const hex = typeof params?.hex === 'string' ? hexNamed(params.hex) : null;
  return hex && `hex:${hex}`;
}

/** The hex of a unit or a hex in a parameter of an entry, as a target on the board. */
export function hexIn({ params }: Pick<LogEntry, 'params'>, param: string): string | null {
  const value = params[param];
  return typeof value === 'object' ? targetOf(value) : null;
}

/** The hexes that a parameter of an entry names, as targets on the board; none in records of older versions. */
export function hexesIn({ params }: Pick<LogEntry, 'params'>, param: string): readonly string[] {
  const value = params[param];
  const named = typeof value === 'string' ? value.split(' ').map(hexNamed) : [];
  return named.flatMap((hex) => (hex ? [`hex:${hex}`] : []));
}

/** The way of the unit that an entry names; records of older versions tell its two ends only. */
export function wayIn(entry: LogEntry, kind: Way['kind']): Way | null {
  const hexes = hexesIn(entry, 'way');
  const from = hexes[0] ?? hexIn(entry, 'unit');
  const to = hexes.at(-1) ?? hexIn(entry, 'hex');
  const through = hexes.slice(1, -1);
  return from && to ? { kind, from, to, ...(through.length > 0 && { through }) } : null;
}
