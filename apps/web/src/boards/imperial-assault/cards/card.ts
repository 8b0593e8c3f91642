import {
  CONDITIONS,
  type ConditionId,
  commandIds,
  deploymentCard,
  deploymentIds,
  missionIds,
} from '@echo-base/games/imperial-assault/client';
import type { Text } from '../../../kit/net/types.ts';

// What sentences name and what opens to be read: ids are `<kind>.<id>`, as the keys of most names.

/** Something to be read: a command or deployment card, a mission, an ability, a keyword, a condition. */
export type AnyCard =
  | { readonly kind: 'command' | 'card' | 'mission' | 'ability' | 'keyword'; readonly id: string }
  | { readonly kind: 'condition'; readonly id: ConditionId };

const abilities: ReadonlySet<string> = new Set(deploymentIds.flatMap((id) => deploymentCard(id).abilities));

/** Keywords whose names have no number. */
const keywords: ReadonlySet<string> = new Set(['reach', 'mobile', 'massive']);

/** The deployment card with this name; of several the elite or the regular one. */
const deploymentNamed = (name: string, isElite: boolean): string | null => {
  const all = deploymentIds.filter((id) => deploymentCard(id).name === name);
  return all.find((id) => (deploymentCard(id).tier === 'elite') === isElite) ?? all[0] ?? null;
};

/** The card of an id in texts; null for an unknown one. */
export function cardFrom(named: string): AnyCard | null {
  const [kind = '', ...rest] = named.split('.');
  const id = rest.join('.');
  if (kind === 'command' && commandIds.includes(id)) return { kind, id };
  if (kind === 'card' && deploymentIds.includes(id)) return { kind, id };
  if (kind === 'mission' && missionIds.includes(id)) return { kind, id };
  if (kind === 'ability' && abilities.has(id)) return { kind, id };
  if (kind === 'keyword' && keywords.has(id)) return { kind, id };
  const condition = CONDITIONS.find((one) => one === id);
  return kind === 'condition' && condition ? { kind, id: condition } : null;
}

/** Id of what a message names; figures, which have ids, are pieces on the map and no cards. */
export function cardOf({ key, params }: Text): string | null {
  if (params?.id !== undefined) return null;
  const inner = params?.card;
  if (key === 'card.elite' && typeof inner === 'object') {
    const id = deploymentNamed(inner.key.slice('card.'.length), true);
    return id && `card.${id}`;
  }
  if (key.startsWith('card.')) {
    const id = deploymentNamed(key.slice('card.'.length), false);
    return id && `card.${id}`;
  }
  const plain = key.replace(/^commandText\./, 'command.');
  return cardFrom(plain) ? plain : null;
}
