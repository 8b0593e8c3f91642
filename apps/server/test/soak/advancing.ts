import type { randomChoice } from '@echo-base/games/engine/testing';
import type { Decision } from '@echo-base/protocol';

/** A decision without the options that only take something back, unless there are no others. */
export function advancing(decision: Decision): Parameters<typeof randomChoice>[0] {
  const forward = decision.options.filter(({ key }) => !key.startsWith('back:'));
  const options = forward.some(({ refused }) => !refused) ? forward : decision.options;
  return { ...decision, options: [...options] } as Parameters<typeof randomChoice>[0];
}
