import { BASE_SPACE, isSystem, type RebellionView, rebelUnits, startingUnits } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import { backFrom } from './deploying.ts';
import type { DraftKind } from './draft-kind.ts';

// Starting units of the Rebels put into one system, not sent yet; the others go to the base space. The answer names the
// system and the units; a part is a unit with the system.

/** The system that has units; another may be chosen as long as none has. */
const chosenIn = (parts: readonly Option[]): Option | undefined =>
  rebelUnits(parts).length > 0 ? parts.find(isSystem) : undefined;

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

function back(_view: RebellionView, parts: readonly Option[]): readonly Option[] {
  const units = rebelUnits(parts);
  const system = parts.find(isSystem);
  return backFrom(
    units.map((unit) => ({ ...unit, label: system?.label ?? unit.label })),
    startingUnits(units),
  );
}

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

export const placingRebels: DraftKind = { open, shut, back, send, pieces, add };
