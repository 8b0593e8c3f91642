import { type Decision, pending } from '../../engine/flow.ts';
import { act, begin, concede, see } from '../../engine/match.ts';
import type { SeatId } from '../../engine/state.ts';
import { stateHash, testLuck, testSeed } from '../../engine/testing/index.ts';
import { galaxyDice } from '../index.ts';
import type { GalaxyOptions, State } from '../state.ts';

/** A whole game as text: how it was set up, one choice a line, and the end. */
export interface Transcript {
  readonly seats: readonly SeatId[];
  readonly options: GalaxyOptions;
  readonly seed: string;
  /** `seat key`, or `seat gives up`. */
  readonly choices: readonly string[];
  readonly hash: string;
  readonly winners: string;
  readonly scores: string;
}

const GIVES_UP = 'gives up';

function asked(g: State): Decision {
  const [decision] = pending(galaxyDice.rules, g);
  if (!decision) throw new Error('nobody is asked');
  return decision;
}

function apply(g: State, line: string): State {
  const [seat = '', ...rest] = line.split(' ');
  const choice = rest.join(' ');
  const result = choice === GIVES_UP ? concede(galaxyDice, g, seat) : act(galaxyDice, g, seat, asked(g).id, choice);
  if (!result.ok) throw new Error(`${line}: ${JSON.stringify(result.refusal)}`);
  return result.g;
}

const scoresOf = (g: State) => g.seats.map((seat) => `${seat} ${g.outcome?.scores?.[seat]}`).join(', ');

/** Plays the choices of a transcript again; tells the end as the transcript writes it. */
export function replay({ seats, options, seed, choices }: Transcript): Pick<Transcript, 'hash' | 'winners' | 'scores'> {
  let g = begin(galaxyDice, { seats, options, seed });
  for (const line of choices) g = apply(g, line);
  return { hash: stateHash(g), winners: g.outcome?.winners.join(' ') ?? 'nobody', scores: scoresOf(g) };
}

/** Lets bots play a game from a test's number; after `leaves.after` choices a seat may give up. */
export function record(
  table: { seats: readonly SeatId[]; options: object; number: number },
  leaves?: { seat: SeatId; after: number },
): Transcript {
  const options = galaxyDice.options.parse(table.options);
  const seed = testSeed(table.number);
  const luck = testLuck(table.number);
  const choices: string[] = [];
  let g = begin(galaxyDice, { seats: table.seats, options, seed });
  while (!g.outcome) {
    const decision = asked(g);
    const { seat } = decision;
    const bot = luck() < 0.85 ? galaxyDice.bots.sensible : galaxyDice.bots.random;
    const leaving = leaves && choices.length === leaves.after;
    const line = leaving ? `${leaves.seat} ${GIVES_UP}` : `${seat} ${bot?.(see(galaxyDice, g, seat), decision, luck)}`;
    g = apply(g, line);
    choices.push(line);
  }
  const end = { hash: stateHash(g), winners: g.outcome.winners.join(' '), scores: scoresOf(g) };
  return { seats: table.seats, options, seed, choices, ...end };
}

/** A transcript as the text of its file. */
export function format({ seats, options, seed, choices, hash, winners, scores }: Transcript): string {
  const head = [`seats: ${seats.join(' ')}`, `options: ${JSON.stringify(options)}`, `seed: ${seed}`];
  return [...head, '', ...choices, '', `winners: ${winners}`, `scores: ${scores}`, `hash: ${hash}`, ''].join('\n');
}

/** The transcript in a file's text. */
export function parse(file: string): Transcript {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(file)?.[1] ?? '';
  return {
    seats: field('seats').split(' '),
    options: galaxyDice.options.parse(JSON.parse(field('options'))),
    seed: field('seed'),
    choices: file.split('\n').filter((line) => /^p\d /.test(line)),
    hash: field('hash'),
    winners: field('winners'),
    scores: field('scores'),
  };
}
