import { partsLeft } from '@echo-base/games/budgets';
import { previewOf, type RebellionView } from '@echo-base/games/rebellion/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import type { Drafts } from '../../../question/board-set.ts';
import { CLEAR, FILL, SEND } from '../../../question/selection/use-draft.ts';
import { assigning, assignmentName } from './assigning.ts';
import { building } from './building.ts';
import { deploying } from './deploying.ts';
import type { DraftKind } from './draft-kind.ts';
import { isFirstOfTwo, nameNext, namesTwo } from './naming.ts';
import { placing } from './placing.ts';
import { placingRebels } from './placing-rebels.ts';
import { returning } from './returning.ts';
import { blocking, striking } from './striking.ts';

const KINDS: Readonly<Record<string, DraftKind>> = {
  'ask.assign': assigning,
  'ask.blockUnit': blocking,
  'ask.buildAll': building,
  'ask.cardDamage': striking,
  'ask.cardDamageEach': striking,
  'ask.deploy': deploying,
  'ask.place.imperial': placing,
  'ask.place.rebel': placingRebels,
  'ask.returnProbes': returning,
};

const kindOf = ({ prompt }: Decision): DraftKind | undefined => KINDS[prompt.key];

/** The picked options, in the order in which they were picked. */
function partsOf({ options }: Decision, picked: readonly string[]): Option[] {
  return picked.flatMap((key) => options.find((option) => option.key === key) ?? []);
}

/** Options that are sent at once: cards that take effect, leaders of a team-mate taken back. */
const isAct = (key: string): boolean => key.startsWith('play:') || key.startsWith('take:');

function stepOf(kind: DraftKind, view: RebellionView, decision: Decision, picked: readonly string[]): Decision {
  const parts = partsOf(decision, picked);
  const left = partsLeft(decision, picked);
  const open = kind.open(parts, left, decision, previewOf(view, decision, parts));
  const acts = decision.options.filter((option) => option.kind !== undefined);
  const clear: Option[] =
    picked.length > 1 ? [{ key: CLEAR, label: { key: 'board.rb.draft.clear' }, kind: 'plain' }] : [];
  const { budgets: _budgets, min: _min, max: _max, ...question } = decision;
  const pieces = kind.pieces(decision, picked);
  const send = kind.send(decision, picked, open);
  const help = kind.help?.(decision, picked);
  const isFilled = (kind.fill?.(decision, picked) ?? picked).length === picked.length;
  return {
    ...question,
    prompt: kind.prompt?.(decision.prompt, picked) ?? decision.prompt,
    ...(help && { help }),
    shape: 'one',
    ...(pieces && { pieces }),
    options: [
      ...open,
      ...kind.back(view, parts),
      ...kind.shut(decision, picked),
      ...acts,
      ...clear,
      ...(send ? [{ ...send, key: isFilled ? SEND : FILL }] : []),
    ],
  };
}

/** Questions of Rebellion whose answers are drafted on the board. */
export const drafts: Drafts<RebellionView> = {
  owns: (decision) => namesTwo(decision) || (decision.shape === 'some' && kindOf(decision) !== undefined),
  view: (view, decision, picked) => (picked.length === 0 ? view : previewOf(view, decision, partsOf(decision, picked))),
  step: (view, decision, picked) => {
    if (namesTwo(decision)) return nameNext(decision, picked);
    const kind = kindOf(decision);
    return kind ? stepOf(kind, view, decision, picked) : decision;
  },
  isAct: (decision, picked, key) =>
    namesTwo(decision) ? picked.length > 0 || !isFirstOfTwo(decision, key) : isAct(key),
  add: (decision, picked, key) => kindOf(decision)?.add?.(picked, key) ?? [...picked, key],
  partName: (key) => assignmentName(key),
  fill: (decision, picked) => kindOf(decision)?.fill?.(decision, picked) ?? picked,
  isComplete: (decision, picked) =>
    kindOf(decision)?.sendsWhenFull === true && picked.length >= (decision.max ?? Number.POSITIVE_INFINITY),
};
