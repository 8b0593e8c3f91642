import { blockedBy } from '@echo-base/games/budgets';
import {
  builtUnits,
  filledBuild,
  idOf,
  isSpare,
  type PlaceId,
  queueBoxOf,
  type RebellionView,
  supplyLeft,
  typeOf,
  type UnitId,
} from '@echo-base/games/rebellion/client';
import type { Decision, Option, Text } from '../../../kit/net/types.ts';
import { backFrom } from './deploying.ts';
import type { DraftKind } from './draft-kind.ts';

// Units put on the build queue, and units of the board given up for them, not sent yet.

/** Units are given up only for a type that is used up and has an icon left; of equal ones the first is offered. */
function open(parts: readonly Option[], left: readonly Option[], decision: Decision): readonly Option[] {
  const picked = parts.map(({ key }) => key);
  const isWanted = (spare: Option) => {
    const from = `type:${typeOf(idOf(spare.at) as UnitId)}`;
    if (left.some((option) => option.from === from)) return false;
    return decision.options.some(
      (option) =>
        option.from === from &&
        !picked.includes(option.key) &&
        !blockedBy(decision, [...picked, spare.key], option.key),
    );
  };
  const kinds = new Set<string>();
  return left.flatMap((option) => {
    if (!isSpare(option)) return [inBox(option)];
    const kind = JSON.stringify([option.label, option.detail]);
    if (kinds.has(kind) || !isWanted(option)) return [];
    kinds.add(kind);
    return [option];
  });
}

/** A place that builds names the box of the queue in which the unit begins. */
function inBox(option: Option): Option {
  return { ...option, detail: { key: 'board.rb.draft.box', params: { box: queueBoxOf(idOf(option.at) as PlaceId) } } };
}

const shut = (): readonly Option[] => [];

const back = (view: RebellionView, parts: readonly Option[]): readonly Option[] => {
  const builds = parts.filter((part) => !isSpare(part));
  return backFrom(builds, builtUnits(view, parts));
};

/** What is left open is filled in; where units could only be replaced, nothing is. */
function send({ options }: Decision, picked: readonly string[], left: readonly Option[]): Omit<Option, 'key'> {
  const n = options.filter((option) => picked.includes(option.key) && !isSpare(option)).length;
  if (left.some((option) => !isSpare(option))) return { label: { key: 'option.auto.build' }, kind: 'plain' };
  if (n === 0) return { label: { key: 'option.keepUnits' }, kind: 'primary' };
  return { label: { key: 'board.rb.draft.build', params: { n } }, kind: 'primary' };
}

/** Icons as the map draws them: hollow for space, solid for ground. */
const SIGNS: Readonly<Record<string, string>> = {
  'space-triangle': '△',
  'space-circle': '○',
  'space-square': '□',
  'ground-triangle': '▲',
  'ground-circle': '●',
  'ground-square': '■',
};

/** The icons that are left, by place: budgets such as `space-triangle:sullust`. */
function iconsLeft({ options, budgets = [] }: Decision, picked: readonly string[]) {
  const chosen = options.filter(({ key }) => picked.includes(key));
  const places = new Map<string, string>();
  let [left, all] = [0, 0];
  for (const { id, limit } of budgets) {
    const [icon = '', place = ''] = id.split(':');
    const sign = SIGNS[icon];
    if (!sign) continue;
    const n = limit - chosen.reduce((sum, { costs = {} }) => sum + (costs[id] ?? 0), 0);
    all += limit;
    left += n;
    if (n > 0) places.set(place, (places.get(place) ?? '') + sign.repeat(n));
  }
  return { left, all, places };
}

/** How many icons are left, and where: "2 of 3 icons left: Mustafar △○". */
function help(decision: Decision, picked: readonly string[]): Text {
  const { left, all, places } = iconsLeft(decision, picked);
  const at = [...places].map(
    ([place, icons]): Text => ({ key: 'board.rb.draft.iconsAt', params: { place: { key: `system.${place}` }, icons } }),
  );
  const list = at.reduceRight<Text | null>(
    (rest, first) => (rest ? { key: 'list.more', params: { first, rest } } : first),
    null,
  );
  return list
    ? { key: 'board.rb.draft.icons', params: { left, all, places: list } }
    : (decision.help ?? { key: 'board.rb.draft.noIcons', params: { all } });
}

export const building: DraftKind = { open, shut, back, send, fill: filledBuild, pieces: supplyLeft, help };
