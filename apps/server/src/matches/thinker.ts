import type { AnyTitle, Decision, Seen } from '@echo-base/games/engine';
import type { Choice } from '@echo-base/protocol';

/** A question put to a computer player: only what its seat sees. */
export interface Question {
  readonly titleId: string;
  readonly level: string;
  readonly seen: Seen;
  readonly decision: Decision;
}

/** Something that answers for computer players. */
export interface Thinker {
  /** Resolves with a choice; rejects when there is none in time. */
  think(question: Question): Promise<Choice>;
  close(): Promise<void>;
}

/** Asks the bot of a title. Throws when there is none of that level. */
export function askBot(titles: readonly AnyTitle[], { titleId, level, seen, decision }: Question): Choice {
  const bot = titles.find((title) => title.id === titleId)?.bots[level];
  if (!bot) throw new Error(`${titleId} has no bot ${level}`);
  return bot(seen, decision, Math.random);
}

/** The choice that is always at hand: the first options that may be chosen, or the smallest number. */
export function firstChoice(decision: Decision): Choice {
  const keys = decision.options.filter((option) => !option.refused).map((option) => option.key);
  if (decision.shape === 'number') return decision.min ?? 0;
  if (decision.shape === 'some') return keys.slice(0, decision.min ?? 0);
  const [first] = keys;
  if (first === undefined) throw new Error(`decision ${decision.id} has no option`);
  return first;
}
