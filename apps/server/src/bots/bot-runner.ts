import { type AnyTitle, type Decision, DRAW, findSet, type Seen, text } from '@echo-base/games/engine';
import type { Choice } from '@echo-base/protocol';

/** Input of a bot: a decision and what its seat sees, nothing else. */
export interface Question {
  readonly titleId: string;
  readonly level: string;
  readonly seen: Seen;
  readonly decision: Decision;
}

/** Runs the bots of computer players. */
export interface BotRunner {
  /**
   * Resolves with a choice; rejects on an error or a timeout. Questions without a person at the table or watching
   * (`hasPeople`) wait for all others.
   */
  choose(question: Question, hasPeople?: () => boolean): Promise<Choice>;
  close(): Promise<void>;
}

/** The open draw offer as a question to a seat that has not agreed; undefined if it is not asked. */
export function drawQuestion({ draw }: Pick<Seen, 'draw'>, seat: string): Decision | undefined {
  const offer = draw?.offer;
  if (!offer?.asked.includes(seat)) return undefined;
  const options = ['decline', 'accept'].map((answer) => ({ key: `${answer}:${offer.id}`, label: text(DRAW) }));
  return { id: DRAW, seat, shape: 'one', prompt: text(DRAW), options };
}

/** Asks the bot of a title. Throws if there is none of that level. */
export function askBot(titles: readonly AnyTitle[], { titleId, level, seen, decision }: Question): Choice {
  const title = titles.find(({ id }) => id === titleId);
  const bot = title?.bots[level];
  if (!title || !bot) throw new Error(`${titleId} has no bot ${level}`);
  if (decision.id === DRAW) {
    const answer = title.agreesToDraw?.(seen, level) ? 'accept' : 'decline';
    return `${answer}:${seen.draw?.offer?.id}`;
  }
  return bot(seen, decision, Math.random);
}

/**
 * Default choice: any open option that is not grave, the smallest valid set, or the smallest number; the first option each
 * time could be one that is taken back with the first of the next question, for ever. `random` is from 0 up to 1. Throws if
 * there is none.
 */
export function anyChoice(decision: Decision, random: () => number): Choice {
  const { id, shape, min = 0, options } = decision;
  if (shape === 'number') return min;
  const open = options.filter((option) => !option.refused);
  const keys = open.map((option) => option.key);
  const harmless = open.filter((option) => option.kind !== 'grave').map(({ key }) => key);
  const among = harmless.length > 0 ? harmless : keys;
  const one = among[Math.floor(random() * among.length)];
  const choice = shape === 'some' ? findSet(decision, keys, { min, max: keys.length }) : one;
  if (choice === undefined || choice === null) throw new Error(`decision ${id} has no option`);
  return choice;
}
