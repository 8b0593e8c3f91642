import { type RebellionView, typeOf, type UnitId, type UnitType } from '@echo-base/games/rebellion/client';
import { takeKey } from '../../../match/use-draft.ts';
import type { Decision, Option } from '../../../net/types.ts';
import type { Kind } from './kind.ts';

// New units put into systems, not sent yet.

export const idOf = (target = ''): string => target.slice(target.indexOf(':') + 1);
export const unitOf = ({ from }: Option) => idOf(from) as UnitType;

/** The miniature of each part: the units that wait, in their order. */
function unitsOf({ units }: RebellionView, parts: readonly Option[]): readonly UnitId[] {
  const waiting = (Object.keys(units) as UnitId[]).filter((id) => units[id]?.at === 'deploying');
  return parts.flatMap((part) => {
    const index = waiting.findIndex((id) => typeOf(id) === unitOf(part));
    return index < 0 ? [] : waiting.splice(index, 1);
  });
}

/** Puts the miniatures of the parts into their places. */
export function placed(
  units: RebellionView['units'],
  parts: readonly Option[],
  ids: readonly UnitId[],
): RebellionView['units'] {
  const moved = parts.flatMap((part, index) => {
    const id = ids[index];
    return id ? [[id, { at: idOf(part.at), damage: 0 }] as const] : [];
  });
  return { ...units, ...Object.fromEntries(moved) };
}

/** Units move from the queue to their places. */
function view(view: RebellionView, parts: readonly Option[]): RebellionView {
  return { ...view, units: placed(view.units, parts, unitsOf(view, parts)) };
}

/** Each place with the number of units that it gets, and the most. */
function open(parts: readonly Option[], left: readonly Option[], { budgets = [] }: Decision): readonly Option[] {
  return left.map((option): Option => {
    const max = budgets.find(({ id }) => id === option.at)?.limit;
    if (max === undefined) return option;
    const count = parts.filter(({ at }) => at === option.at).length;
    return { ...option, detail: { key: 'board.rb.order.count', params: { count, max } } };
  });
}

/** Places that have got two units, and those that take none. */
function shut(decision: Decision, picked: readonly string[]): readonly Option[] {
  const { options, budgets = [] } = decision;
  const count = (place: string) =>
    options.filter(({ key, costs }) => picked.includes(key) && costs?.[place] !== undefined).length;
  const full = budgets.filter(({ id, limit }) => id.startsWith('place:') && count(id) >= limit);
  const refused = { code: 'deployed_two', clause: 'RB-14.0.35' };
  return [
    ...full.map(({ id, label }): Option => ({ key: `full:${id}`, label, at: id, refused })),
    ...options.filter((option) => option.refused !== undefined),
  ];
}

/** One unit of each type may be taken back from each place: the last one put there, pressed on the map. */
export function backFrom(parts: readonly Option[], ids: readonly UnitId[]): readonly Option[] {
  const last = new Map(parts.map((part, index) => [`${part.from} ${part.at}`, { part, id: ids[index] }] as const));
  return [...last.values()].map(({ part, id }): Option => {
    const params = { unit: { key: `unit.${unitOf(part)}` }, place: part.label };
    return { key: takeKey(part.key), label: { key: 'board.rb.draft.takeUnit', params }, at: `unit:${id}` };
  });
}

const back = (view: RebellionView, parts: readonly Option[]): readonly Option[] =>
  backFrom(parts, unitsOf(view, parts));

function send(decision: Decision, picked: readonly string[], left: readonly Option[]): Omit<Option, 'key'> {
  const n = (decision.max ?? 0) - picked.length;
  if (picked.length === 0) return { label: { key: 'option.deployDone', params: { n } }, kind: 'plain' };
  return {
    label: { key: 'board.rb.draft.deploy', params: { n: picked.length } },
    ...(n > 0 && { detail: { key: 'option.deployDone', params: { n } } }),
    kind: left.length > 0 ? 'plain' : 'primary',
  };
}

/** Types with the numbers left. */
export function pieces({ pieces: all = [], options }: Decision, picked: readonly string[]): Decision['pieces'] {
  const used = (piece: string) => options.filter(({ key, from }) => from === piece && picked.includes(key)).length;
  return all.map((piece) => {
    const { params = {} } = piece.label;
    const n = Number(params.n ?? 0) - used(piece.id);
    return { ...piece, label: { ...piece.label, params: { ...params, n } } };
  });
}

export const deploying: Kind = { view, open, shut, back, send, pieces };
