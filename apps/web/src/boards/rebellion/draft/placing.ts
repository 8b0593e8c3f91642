import { addable } from '@echo-base/games/budgets';
import { type RebellionView, startingUnits } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import { backFrom, pieces } from './deploying.ts';
import type { DraftKind } from './draft-kind.ts';

// Starting units put into systems, not sent yet.

const open = (_parts: readonly Option[], left: readonly Option[]): readonly Option[] => left;

const back = (_view: RebellionView, parts: readonly Option[]): readonly Option[] =>
  backFrom(parts, startingUnits(parts));

/** Once the last ground units are needed as guards, systems that have one read why they get no more. */
function shut(decision: Decision, picked: readonly string[]): readonly Option[] {
  const { options, budgets = [] } = decision;
  const hasRoom = ({ key, costs }: Option) => costs?.further === undefined || !isFull || picked.includes(key);
  const used = options.filter(({ key, costs }) => picked.includes(key) && costs?.further !== undefined).length;
  const isFull = used >= (budgets.find(({ id }) => id === 'further')?.limit ?? Number.POSITIVE_INFINITY);
  const open = addable(decision, picked);
  const ways = new Set(options.filter(({ key }) => open.has(key)).map(({ from, at }) => `${from} ${at}`));
  const needed = options.filter((option) => !hasRoom(option) && !ways.has(`${option.from} ${option.at}`));
  const first = new Map(needed.map((option) => [`${option.from} ${option.at}`, option] as const));
  return [
    ...[...first.values()].map(({ costs: _costs, ...option }): Option => {
      return { ...option, refused: { code: 'ground_unit_needed', clause: 'RB-3.3.6' } };
    }),
    ...options.filter(({ refused }) => refused !== undefined),
  ];
}

/** Units that are not placed are spread. */
function send({ max = 0 }: Decision, picked: readonly string[]): Omit<Option, 'key'> {
  if (picked.length >= max) return { label: { key: 'option.done' }, kind: 'primary' };
  return { label: { key: 'option.auto.imperial' }, kind: 'plain' };
}

export const placing: DraftKind = { open, shut, back, send, pieces };
