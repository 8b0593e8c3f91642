import { type RebellionView, typeOf, type UnitId } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../net/types.ts';
import { idOf } from './deploying.ts';
import type { Kind } from './kind.ts';

// Damage of a tactic card assigned to units, or blocked, not sent yet.

const unitOf = ({ at }: Option) => idOf(at) as UnitId;

/** The view with so much more damage on each unit, once for each part. */
function withDamage(view: RebellionView, parts: readonly Option[], amount: number): RebellionView {
  const { combat } = view;
  if (!combat?.attack) return view;
  const hits = { ...combat.attack.hits };
  for (const part of parts) hits[unitOf(part)] = (hits[unitOf(part)] ?? 0) + amount;
  return { ...view, combat: { ...combat, attack: { ...combat.attack, hits } } };
}

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

const pieces = ({ pieces }: Decision): Decision['pieces'] => pieces;
const common = { open, shut: none, back: none, send, pieces, sendsWhenFull: true } as const;

export const striking: Kind = {
  ...common,
  view: (view, parts, { prompt }) => withDamage(view, parts, Number(prompt.params?.n ?? 0)),
};
export const blocking: Kind = {
  ...common,
  view: (view, parts) => withDamage(view, parts, -1),
  // The damage that can still be blocked.
  prompt: ({ key, params }, picked) => ({ key, params: { ...params, n: Number(params?.n ?? 0) - picked.length } }),
};
