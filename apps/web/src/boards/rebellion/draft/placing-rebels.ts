import { BASE_SPACE, type RebellionView, type UnitId, type UnitType } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../net/types.ts';
import { backFrom, placed, unitOf } from './deploying.ts';
import type { Kind } from './kind.ts';

// Starting units of the Rebels put into one system, not sent yet; the others go to the base space. The answer names the
// system and the units; a part is a unit with the system.

const isSystem = ({ at = '' }: Option): boolean => at.startsWith('place:');
const systemIn = (options: readonly Option[]): Option | undefined => options.find(isSystem);

/** Units with their piece and place. */
function unitsIn(parts: readonly Option[]): readonly Option[] {
  const system = systemIn(parts);
  if (!system?.at) return [];
  const { at, label } = system;
  return parts
    .filter((part) => !isSystem(part))
    .flatMap((part) => (part.at ? [{ ...part, from: part.at, at, label }] : []));
}

/** The miniature of each part: none of the side is on the board before. */
function idsOf(units: readonly Option[]): readonly UnitId[] {
  const used = new Map<UnitType, number>();
  return units.map((unit): UnitId => {
    const type = unitOf(unit);
    used.set(type, (used.get(type) ?? 0) + 1);
    return `${type}-${used.get(type) ?? 1}`;
  });
}

function view(view: RebellionView, parts: readonly Option[]): RebellionView {
  const { placing } = view;
  if (!placing) return view;
  const units = unitsIn(parts);
  const left = { ...placing.left };
  for (const type of units.map(unitOf)) left[type] = (left[type] ?? 0) - 1;
  return { ...view, units: placed(view.units, units, idsOf(units)), placing: { ...placing, left } };
}

/** The system that has units; another may be chosen as long as none has. */
const chosenIn = (parts: readonly Option[]): Option | undefined =>
  unitsIn(parts).length > 0 ? systemIn(parts) : undefined;

/** The first unit left of each type, with each system that may still get it. */
function open(parts: readonly Option[], _left: readonly Option[], { options }: Decision): readonly Option[] {
  const chosen = chosenIn(parts);
  const systems = chosen ? [chosen] : options.filter((option) => isSystem(option) && !option.refused);
  const first = new Map<string, Option>();
  for (const option of options) {
    if (isSystem(option) || !option.at || parts.some(({ key }) => key === option.key) || first.has(option.at)) continue;
    first.set(option.at, option);
  }
  return systems.flatMap(({ key, at, label }) =>
    [...first].map(
      ([from, unit]): Option => ({ key: `${key}+${unit.key}`, label, detail: unit.label, from, ...(at && { at }) }),
    ),
  );
}

/** Adds a unit, and its system in place of one without units. */
function add(picked: readonly string[], part: string): readonly string[] {
  const [system = '', unit = ''] = part.split('+');
  return [system, ...picked.filter((key) => key.includes(':')), unit];
}

/** Systems closed to the Rebels, and all others once one is chosen. */
function shut({ options }: Decision, picked: readonly string[]): readonly Option[] {
  const parts = options.filter(({ key }) => picked.includes(key));
  const chosen = chosenIn(parts);
  const base: Option = {
    key: `full:${BASE_SPACE}`,
    label: { key: `system.${BASE_SPACE}` },
    at: `place:${BASE_SPACE}`,
    refused: { code: 'base_by_default', clause: 'RB-3.3.7' },
  };
  const systems = options.filter((option) => isSystem(option) && option !== chosen);
  return [
    base,
    ...systems.flatMap(({ costs: _costs, ...option }): Option[] => {
      if (option.refused) return [option];
      if (!chosen) return [];
      return [{ ...option, refused: { code: 'one_system', params: { system: chosen.label }, clause: 'RB-3.3.7' } }];
    }),
  ];
}

const back = (_view: RebellionView, parts: readonly Option[]): readonly Option[] =>
  backFrom(unitsIn(parts), idsOf(unitsIn(parts)));

function send({ options }: Decision, picked: readonly string[]): Omit<Option, 'key'> {
  const isAll = options.every((option) => isSystem(option) || picked.includes(option.key));
  if (isAll) return { label: { key: 'option.done' }, kind: 'primary' };
  return { label: { key: 'option.auto.rebel' }, kind: 'plain' };
}

/** Types with the numbers left. */
function pieces({ pieces: all = [], options }: Decision, picked: readonly string[]): Decision['pieces'] {
  return all.map((piece) => {
    const n = options.filter(({ key, at }) => at === piece.id && !picked.includes(key)).length;
    return { ...piece, label: { ...piece.label, params: { ...piece.label.params, n } } };
  });
}

export const placingRebels: Kind = { view, open, shut, back, send, pieces, add };
