import {
  idOf,
  type LeaderId,
  type MissionCard,
  missionOf,
  type RebellionView,
} from '@echo-base/games/rebellion/client';
import type { Decision, Option, Text } from '../../../kit/net/types.ts';
import { takeKey } from '../../../question/selection/use-draft.ts';
import type { DraftKind } from './draft-kind.ts';

// Leaders put on missions, not sent yet.

const leaderOf = ({ from }: Option) => idOf(from) as LeaderId;
const cardOf = ({ at }: Option) => idOf(at) as MissionCard;
const isPlay = ({ key }: Option) => key.startsWith('play:');

/** Of copies of a mission only the first that has no leader yet is offered to a first leader. */
function open(parts: readonly Option[], left: readonly Option[]): readonly Option[] {
  const used = new Set(parts.map(cardOf));
  const fresh = new Map<string, string>();
  for (const option of left) {
    if (isPlay(option) || used.has(cardOf(option)) || !option.key.startsWith('assign:')) continue;
    const mission = missionOf(cardOf(option)).id;
    if (!fresh.has(mission)) fresh.set(mission, cardOf(option));
  }
  return left.flatMap((option) => {
    if (isPlay(option) || !option.key.startsWith('assign:')) return [option];
    if (used.has(cardOf(option))) return [joining(parts, option)];
    return fresh.get(missionOf(cardOf(option)).id) === cardOf(option) ? [option] : [];
  });
}

const iconsOf = ({ detail }: Option): number => Number(detail?.params?.n ?? 0);

/** A second leader reads the icons of both. */
function joining(parts: readonly Option[], option: Option): Option {
  const first = parts.find(({ at }) => at === option.at);
  if (!first || !option.detail) return option;
  const n = iconsOf(first) + iconsOf(option);
  const fit = { ...option.detail, params: { ...option.detail.params, n } };
  return {
    ...option,
    label: { key: 'option.second', params: { card: option.label } },
    detail: { key: 'detail.fitWith', params: { leader: { key: `leader.${leaderOf(first)}` }, fit } },
  };
}

const refusedOnes = ({ options }: Decision) => options.filter(({ refused, kind }) => refused && kind === undefined);

/** Leaders that find a mission full read why. */
function shut(decision: Decision, picked: readonly string[]): readonly Option[] {
  const parts = picked.flatMap((key) => decision.options.find((option) => option.key === key) ?? []);
  const used = new Set(parts.map(({ from }) => from));
  const count = (at: string | undefined) => parts.filter((part) => part.at === at).length;
  const full = decision.options.filter(
    ({ key, from, at, costs, refused }) =>
      !refused && !key.startsWith('play:') && costs && !used.has(from) && count(at) >= roomOf(decision, at),
  );
  return [
    ...refusedOnes(decision).filter(({ from }) => !used.has(from)),
    ...full.map(({ costs: _costs, ...option }): Option => {
      const card = { key: `mission.${missionOf(cardOf(option)).id}` };
      return { ...option, refused: { code: 'mission_full', params: { card }, clause: 'RB-5.10' } };
    }),
  ];
}

function roomOf({ budgets = [] }: Decision, at: string | undefined): number {
  return budgets.find(({ id }) => id === at)?.limit ?? Number.POSITIVE_INFINITY;
}

/** Each leader may be taken back from its card. */
function back(_view: RebellionView, parts: readonly Option[]): readonly Option[] {
  return parts.map((part): Option => {
    const leader = leaderOf(part);
    const params = { leader: { key: `leader.${leader}` }, card: { key: `mission.${missionOf(cardOf(part)).id}` } };
    const label = { key: 'option.takeBack', params };
    return { key: takeKey(part.key), label, at: `leader:${leader}`, kind: 'plain' };
  });
}

/**
 * Finishing is advised once no leader is left for a mission; otherwise it says how many stay in the pool, and with none
 * assigned it is to be confirmed.
 */
function send({ pieces: all = [] }: Decision, picked: readonly string[], left: readonly Option[]): Omit<Option, 'key'> {
  const stay = all.filter(({ id }) => id.startsWith('leader:')).length - picked.length;
  const isDone = !left.some((option) => !isPlay(option));
  return {
    label: { key: 'option.finishAssigning' },
    kind: isDone ? 'primary' : picked.length === 0 ? 'grave' : 'plain',
    ...(stay > 0 && { detail: { key: 'detail.leadersStay', params: { n: stay } } }),
  };
}

/** "Darth Vader on Rule by Fear", by the key of the option; null for other parts. */
export function assignmentName(key: string): Text | null {
  const [verb, mission, leader] = key.split(':');
  if (verb !== 'assign' || !mission || !leader) return null;
  return {
    key: 'board.rb.draft.leaderOn',
    params: { leader: { key: `leader.${leader}` }, card: { key: `mission.${mission}` } },
  };
}

const pieces = ({ pieces }: Decision): Decision['pieces'] => pieces;

export const assigning: DraftKind = { open, shut, back, send, pieces };
