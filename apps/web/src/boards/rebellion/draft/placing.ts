import { addable } from '@echo-base/games/budgets';
import { type RebellionView, UNITS, type UnitId, type UnitType } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../net/types.ts';
import { backFrom, idOf, pieces, placed, unitOf } from './deploying.ts';
import type { Kind } from './kind.ts';

// Starting units put into systems, not sent yet.

const isGround = (type: UnitType): boolean => UNITS[type].theatre === 'ground';

/** Units come from the tray; a ground unit ends the want of its system. */
function view(view: RebellionView, parts: readonly Option[]): RebellionView {
  const { placing } = view;
  if (!placing) return view;
  const left = { ...placing.left };
  for (const type of parts.map(unitOf)) left[type] = (left[type] ?? 0) - 1;
  const guarded = new Set(parts.filter((part) => isGround(unitOf(part))).map(({ at }) => idOf(at)));
  const bare = placing.bare.filter((system) => !guarded.has(system));
  return { ...view, units: placed(view.units, parts, unitsOf(parts)), placing: { ...placing, left, bare } };
}

/** The miniature of each part: none of the side is on the board before. */
function unitsOf(parts: readonly Option[]): readonly UnitId[] {
  const used = new Map<UnitType, number>();
  return parts.map((part): UnitId => {
    const type = unitOf(part);
    const number = (used.get(type) ?? 0) + 1;
    used.set(type, number);
    return `${type}-${number}`;
  });
}

const open = (_parts: readonly Option[], left: readonly Option[]): readonly Option[] => left;

const back = (_view: RebellionView, parts: readonly Option[]): readonly Option[] => backFrom(parts, unitsOf(parts));

/** Once the last ground units are needed as guards, systems that have one read why they get no more. */
function shut(decision: Decision, picked: readonly string[]): readonly Option[] {
  const { options, budgets = [] } = decision;
  const hasRoom = ({ key, costs }: Option) => costs?.further === undefined || !isFull || picked.includes(key);
  const used = options.filter(({ key, costs }) => picked.includes(key) && costs?.further !== undefined).length;
  const isFull = used >= (budgets.find(({ id }) => id === 'further')?.limit ?? Number.POSITIVE_INFINITY);
  const open = addable(decision, picked);
  const ways = new Set(options.filter(({ key }) => open.has(key)).map(({ from, at }) => `${from} ${at}`));
  const needed = options.filter((option) => !hasRoom(option) && !ways.has(`${option.from} ${option.at}`));
  const first = new Map(needed.map((option) => [`${option.from} ${option.at}`, option] as const));
  return [
    ...[...first.values()].map(({ costs: _costs, ...option }): Option => {
      return { ...option, refused: { code: 'ground_unit_needed', clause: 'RB-3.3.6' } };
    }),
    ...options.filter(({ refused }) => refused !== undefined),
  ];
}

/** Units that are not placed are spread. */
function send({ max = 0 }: Decision, picked: readonly string[]): Omit<Option, 'key'> {
  if (picked.length >= max) return { label: { key: 'option.done' }, kind: 'primary' };
  return { label: { key: 'option.auto.imperial' }, kind: 'plain' };
}

export const placing: Kind = { view, open, shut, back, send, pieces };
