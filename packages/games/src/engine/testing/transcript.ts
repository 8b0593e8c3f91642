import { pending } from '../flow.ts';
import { hashOf } from '../json.ts';
import { act, begin, concede, see } from '../match.ts';
import type { Choice, Core, SeatId } from '../state.ts';
import { type ActSettings, DraftCache } from '../state-draft/draft-cache.ts';
import { stateHash } from '../state-hash.ts';
import type { Bot, Title } from '../title.ts';
import { testRng, testSeed } from './playout.ts';

/** A whole game as text: set-up, one choice per line, result. */
export interface Transcript {
  readonly seats: readonly SeatId[];
  readonly options: object;
  readonly seed: string;
  /** `seat key`, `seat ["key","key"]`, `seat 3`, or `seat gives up`. */
  readonly choices: readonly string[];
  readonly hash: string;
  readonly winners: string;
  readonly scores: string;
}
type End = Pick<Transcript, 'hash' | 'winners' | 'scores'>;

const GIVES_UP = 'gives up';

/** What to do about a transcript that no longer replays. */
export const RULES_DIFFER = `If the rules are to differ from those of the transcript: raise rulesVersion by one (before the first release delete
transcripts/replay-hashes.json instead), record with "UPDATE_TRANSCRIPTS=1 npx vitest run <id>/transcripts", then "npm run tool -- rules:record".`;

/** Format of a choice in a line, and its parser. */
const inWords = (choice: Choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice));
const fromWords = (words: string): Choice => (/^(\[|\d+$)/.test(words) ? (JSON.parse(words) as Choice) : words);

function apply<G extends Core, V, O>(title: Title<G, V, O>, g: G, line: string, settings: ActSettings): G {
  const [seat = '', ...rest] = line.split(' ');
  const words = rest.join(' ');
  const decision = pending(title.rules, g).find((one) => one.seat === seat);
  const result =
    words === GIVES_UP
      ? concede(title, g, seat, settings)
      : act(title, g, seat, decision?.id ?? '', fromWords(words), settings);
  if (!result.ok) throw new Error(`${line}: ${JSON.stringify(result.refusal)}`);
  return result.g;
}

function endOf(g: Core): End {
  return {
    hash: stateHash(g),
    winners: g.outcome?.winners.join(' ') ?? 'nobody',
    scores: g.seats.map((seat) => `${seat} ${g.outcome?.scores?.[seat] ?? '-'}`).join(', '),
  };
}

/** Replays a transcript and calls `each` with every state. Returns the last one. Throws what to do where it cannot be replayed. */
export function playAgain<G extends Core, V, O>(
  title: Title<G, V, O>,
  transcript: Transcript,
  each: (g: G) => void,
): G {
  const { seats, seed, choices } = transcript;
  const drafts = DraftCache.forOneMatch();
  try {
    let g = begin(title, { seats, options: title.options.parse(transcript.options), seed });
    each(g);
    for (const line of choices) {
      g = apply(title, g, line, { drafts });
      each(g);
    }
    return g;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${RULES_DIFFER}`, { cause: error });
  }
}

/** Replays a transcript; returns the result as the transcript has it. */
export function replay<G extends Core, V, O>(title: Title<G, V, O>, transcript: Transcript): End {
  return endOf(playAgain(title, transcript, () => undefined));
}

/** Interval of the states that are hashed; a hash costs more than an act. */
const LOOKS = 25;

/**
 * Hash of a transcript's replay: the ids of all pending decisions, every 25th state and the last one. Two versions of
 * the rules with the same hash replay records of this game alike.
 */
export function replayHash<G extends Core, V, O>(title: Title<G, V, O>, transcript: Transcript): string {
  const hashed: unknown[] = [];
  const last = playAgain(title, transcript, (g) => {
    const asked = pending(title.rules, g).map((decision) => decision.id);
    hashed.push(hashed.length % LOOKS === 0 ? [asked, stateHash(g)] : [asked]);
  });
  return hashOf([hashed, stateHash(last)]);
}

/**
 * Records a game of a bot, with some random choices, for a test's number. `leaves`: the seat that concedes after so
 * many choices.
 */
export function record<G extends Core, V, O>(
  title: Title<G, V, O>,
  table: {
    seats: readonly SeatId[];
    options: object;
    number: number;
    bot: Bot<V>;
    leaves?: { seat: SeatId; after: number };
  },
): Transcript {
  const options = title.options.parse(table.options);
  const seed = testSeed(table.number);
  const rng = testRng(table.number);
  const choices: string[] = [];
  const drafts = DraftCache.forOneMatch();
  let g = begin(title, { seats: table.seats, options, seed });
  while (!g.outcome) {
    const [decision] = pending(title.rules, g);
    if (!decision) throw new Error('no seat has a decision');
    const bot = rng() < 0.85 ? table.bot : title.bots.random;
    const leaving = table.leaves && choices.length === table.leaves.after;
    const choice = () => inWords(bot?.(see(title, g, decision.seat), decision, rng) ?? '');
    const line = leaving ? `${table.leaves?.seat} ${GIVES_UP}` : `${decision.seat} ${choice()}`;
    g = apply(title, g, line, { drafts });
    choices.push(line);
  }
  return { seats: table.seats, options: options as object, seed, choices, ...endOf(g) };
}

/** A transcript as the text of its file. */
export function format({ seats, options, seed, choices, hash, winners, scores }: Transcript): string {
  const head = [`seats: ${seats.join(' ')}`, `options: ${JSON.stringify(options)}`, `seed: ${seed}`];
  return [...head, '', ...choices, '', `winners: ${winners}`, `scores: ${scores}`, `hash: ${hash}`, ''].join('\n');
}

/** Parses the text of a transcript file. */
export function parse(file: string): Transcript {
  const [head = '', choices = '', end = ''] = file.split('\n\n');
  const field = (part: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
  return {
    seats: field(head, 'seats').split(' '),
    options: JSON.parse(field(head, 'options')) as object,
    seed: field(head, 'seed'),
    choices: choices.split('\n'),
    hash: field(end, 'hash'),
    winners: field(end, 'winners'),
    scores: field(end, 'scores'),
  };
}
