import { blockedBy } from '@echo-base/games/budgets';
import {
  BASE_SPACE_BOX,
  type RebellionView,
  SYSTEMS,
  type SystemId,
  typeOf,
  UNITS,
  type UnitId,
} from '@echo-base/games/rebellion/client';
import { partsLeft } from '../../../match/use-draft.ts';
import type { Decision, Option, Text } from '../../../net/types.ts';
import { backFrom, idOf, unitOf } from './deploying.ts';
import type { Kind } from './kind.ts';

// Units put on the build queue, and units of the board given up for them, not sent yet.

/** A unit that is given up; other parts build. */
const isSpare = ({ from }: Option): boolean => from === undefined;
const buildsOf = (parts: readonly Option[]) => parts.filter((part) => !isSpare(part));

/** The miniature of each unit built: the first of its type in the supply. */
function unitsOf({ units }: RebellionView, parts: readonly Option[]): readonly UnitId[] {
  const used = new Set(Object.keys(units));
  for (const part of parts.filter(isSpare)) used.delete(idOf(part.at));
  return buildsOf(parts).flatMap((part) => {
    const type = unitOf(part);
    const all = Array.from({ length: UNITS[type].count }, (_one, n): UnitId => `${type}-${n + 1}`);
    const id = all.find((one) => !used.has(one));
    if (!id) return [];
    used.add(id);
    return [id];
  });
}

function boxOf(place: string): number {
  return SYSTEMS[place as SystemId]?.box ?? BASE_SPACE_BOX;
}

function view(view: RebellionView, parts: readonly Option[]): RebellionView {
  const units: Record<string, unknown> = { ...view.units };
  for (const part of parts.filter(isSpare)) delete units[idOf(part.at)];
  const built = unitsOf(view, parts);
  for (const [n, part] of buildsOf(parts).entries()) {
    const id = built[n];
    if (id) units[id] = { at: `queue-${boxOf(idOf(part.at))}`, damage: 0 };
  }
  return { ...view, units: units as RebellionView['units'] };
}

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
  return { ...option, detail: { key: 'board.rb.draft.box', params: { box: boxOf(idOf(option.at)) } } };
}

const shut = (): readonly Option[] => [];

const back = (view: RebellionView, parts: readonly Option[]): readonly Option[] =>
  backFrom(buildsOf(parts), unitsOf(view, parts));

/** What is left open is filled in; where units could only be replaced, nothing is. */
function send({ options }: Decision, picked: readonly string[], left: readonly Option[]): Omit<Option, 'key'> {
  const n = options.filter((option) => picked.includes(option.key) && !isSpare(option)).length;
  if (left.some((option) => !isSpare(option))) return { label: { key: 'option.auto.build' }, kind: 'plain' };
  if (n === 0) return { label: { key: 'option.keepUnits' }, kind: 'primary' };
  return { label: { key: 'board.rb.draft.build', params: { n } }, kind: 'primary' };
}

/** The number of a piece's type left in the supply. */
const supplyOf = (decision: Decision, picked: readonly string[], from: string | undefined): number =>
  Number(pieces(decision, picked)?.find(({ id }) => id === from)?.label.params?.n ?? 0);

const iconOf = ({ costs = {}, from = '' }: Option): string => Object.keys(costs).find((id) => id !== from) ?? '';

/** The answer with every icon used: each for the type with most units in the supply, as the rules would choose. */
function fill(decision: Decision, picked: readonly string[]): readonly string[] {
  const left = partsLeft(decision, picked).filter((option) => !isSpare(option));
  const [first] = left;
  if (!first) return picked;
  const types = left.filter((option) => iconOf(option) === iconOf(first));
  const [most = first] = types.toSorted(
    (one, other) => supplyOf(decision, picked, other.from) - supplyOf(decision, picked, one.from),
  );
  return fill(decision, [...picked, most.key]);
}

/** Types with the numbers left in the supply. */
function pieces({ pieces: all = [], options }: Decision, picked: readonly string[]): Decision['pieces'] {
  return all.map((piece) => {
    const used = options.filter(({ key, from }) => from === piece.id && picked.includes(key)).length;
    const freed = options.filter(
      (one) => isSpare(one) && picked.includes(one.key) && one.costs?.[piece.id] !== undefined,
    ).length;
    const { params = {} } = piece.label;
    return { ...piece, label: { ...piece.label, params: { ...params, n: Number(params.n ?? 0) + freed - used } } };
  });
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

export const building: Kind = { view, open, shut, back, send, fill, pieces, help };
