import { idOf, type RebellionView, typeOf, type UnitId } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import type { DraftKind } from './draft-kind.ts';

// Damage of a tactic card assigned to units, or blocked, not sent yet.

const unitOf = ({ at }: Option) => idOf(at) as UnitId;

/** One unit of each kind, with the damage it has now: equal ones are one button. */
function open(
  _parts: readonly Option[],
  left: readonly Option[],
  _decision: Decision,
  { units, combat }: RebellionView,
): readonly Option[] {
  const kinds = new Set<string>();
  return left.flatMap((option) => {
    const id = unitOf(option);
    const hits = combat?.attack?.hits[id] ?? 0;
    const damage = units[id]?.damage ?? 0;
    const kind = `${typeOf(id)} ${damage} ${hits}`;
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    const { detail } = option;
    return detail
      ? [{ ...option, detail: { ...detail, params: { ...detail.params, damage: damage + hits } } }]
      : [option];
  });
}

const none = (): readonly Option[] => [];

function send({ min = 0 }: Decision, picked: readonly string[]): Omit<Option, 'key'> | null {
  return picked.length < min ? null : { label: { key: 'option.done' }, kind: 'plain' };
}

export const striking: DraftKind = {
  open,
  shut: none,
  back: none,
  send,
  pieces: ({ pieces }) => pieces,
  sendsWhenFull: true,
};

export const blocking: DraftKind = {
  ...striking,
  // The damage that can still be blocked.
  prompt: ({ key, params }, picked) => ({ key, params: { ...params, n: Number(params?.n ?? 0) - picked.length } }),
};
