import { deployedUnits, type RebellionView, type UnitId, unitOf } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import { takeKey } from '../../../question/selection/use-draft.ts';
import type { DraftKind } from './draft-kind.ts';

// New units put into systems, not sent yet.

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
export function backFrom(parts: readonly Option[], ids: readonly (UnitId | null)[]): readonly Option[] {
  const last = new Map(parts.map((part, index) => [`${part.from} ${part.at}`, { part, id: ids[index] }] as const));
  return [...last.values()].map(({ part, id }): Option => {
    const params = { unit: { key: `unit.${unitOf(part)}` }, place: part.label };
    return { key: takeKey(part.key), label: { key: 'board.rb.draft.takeUnit', params }, at: `unit:${id}` };
  });
}

const back = (view: RebellionView, parts: readonly Option[]): readonly Option[] =>
  backFrom(parts, deployedUnits(view, parts));

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

export const deploying: DraftKind = { open, shut, back, send, pieces };
