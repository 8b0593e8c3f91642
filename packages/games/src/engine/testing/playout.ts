import { randomChoice } from '../choices.ts';
import type { Decision, OpenQuestion } from '../decision.ts';
import { openQuestions, pending } from '../flow.ts';
import { hashOf } from '../json.ts';
import { act, begin, concede } from '../match.ts';
import type { RngState } from '../rng.ts';
import type { Act, Choice, Core, SeatId } from '../state.ts';
import { DraftCache } from '../state-draft/draft-cache.ts';
import { stateHash } from '../state-hash.ts';
import type { TestedTitle } from './title-tests.ts';

/** Seeded random number generator (mulberry32) for tests and simulations: 0 to below 1. Never used by rules. */
export function testRng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Match seed for a test's number. */
export function testSeed(n: number): string {
  return hashOf({ test: n });
}

/** State hash without decision numbers, which an undo does not restore. */
export function undoHash(g: Core): string {
  return stateHash({ ...g, flow: { ...g.flow, answered: {} } });
}

/** Set-up of a simulated match. */
export interface TestTable<O> {
  readonly seats: readonly SeatId[];
  readonly options: O;
  readonly seed: string;
  readonly source?: RngState['source'];
}

/** An act of a playout, with the states before and after it. */
export interface Played<G extends Core> {
  readonly before: G;
  readonly act: PlayedAct;
  readonly after: G;
}

/** Strategy of a playout. Default: any legal choice at random. */
export type Chooser<G extends Core> = (g: G, decision: Decision, rng: () => number) => Choice;

/**
 * Plays a match in which seats concede at random moments until one side is left or the match ends. Throws as `playout`
 * does.
 */
export function playoutWithConcessions<G extends Core, V, O>(
  title: TestedTitle<G, V, O>,
  table: TestTable<O>,
  rng: () => number,
  more: { chance?: number; each?: (after: G, seat: SeatId) => void } = {},
): G {
  let leaves = rng() * (more.chance ?? 60);
  let stayed: SeatId[] = [];
  const leave = (g: G): G => {
    leaves = rng() * (more.chance ?? 60);
    const seat = stayed[Math.floor(rng() * stayed.length)] as SeatId;
    const result = concede(title, g, seat);
    if (!result.ok) throw new Error(`${seat} could not concede: ${result.refusal.code}`);
    const broken = title.invariants(result.g);
    if (broken.length > 0) throw new Error(`after ${seat} conceded: ${broken.join('; ')}`);
    more.each?.(result.g, seat);
    return result.g;
  };
  return playout(title, table, rng, {
    change(g) {
      stayed = g.seats.filter((seat) => !g.conceded.includes(seat));
      leaves -= 1;
      return leaves < 0 ? leave(g) : g;
    },
  }).g;
}

/** One of several at random; undefined for none. */
const oneOf = <T>(items: readonly T[], rng: () => number): T | undefined => items[Math.floor(rng() * items.length)];

type PlayedAct = Extract<Act, { kind: 'act' }>;

/** A random legal answer to one of the questions; it needs no more of them than `act` does. */
function randomAct(open: readonly OpenQuestion[], rng: () => number): PlayedAct | undefined {
  const question = oneOf(open, rng);
  return question && { kind: 'act', seat: question.seat, decision: question.id, choice: randomChoice(question, rng) };
}

/** The answer of a strategy to one of the decisions. */
function chosenAct<G extends Core>(
  g: G,
  decisions: readonly Decision[],
  rng: () => number,
  choose: Chooser<G>,
): PlayedAct | undefined {
  const decision = oneOf(decisions, rng);
  return decision && { kind: 'act', seat: decision.seat, decision: decision.id, choice: choose(g, decision, rng) };
}

/**
 * Plays a match to its end. Throws, with the number of acts, on a dead end, a refused legal act, a broken invariant, or
 * when the match has not ended after `limit` acts.
 */
export function playout<G extends Core, V, O>(
  title: TestedTitle<G, V, O>,
  table: TestTable<O>,
  rng: () => number,
  more: { choose?: Chooser<G>; each?: (played: Played<G>) => void; limit?: number; change?: (g: G) => G } = {},
): { g: G; acts: Act[] } {
  const { choose } = more;
  const drafts = DraftCache.forOneMatch();
  let g = begin(title, table);
  const acts: Act[] = [];
  while (!g.outcome) {
    if (acts.length >= (more.limit ?? 20_000)) throw new Error(`no end after ${acts.length} acts`);
    g = more.change?.(g) ?? g;
    if (g.outcome) break;
    const done = choose
      ? chosenAct(g, pending(title.rules, g), rng, choose)
      : randomAct(openQuestions(title.rules, g), rng);
    if (!done) throw new Error(`no pending decision after ${acts.length} acts and the match is not over`);
    const result = act(title, g, done.seat, done.decision, done.choice, { drafts });
    if (!result.ok) throw new Error(`${result.refusal.code} for ${JSON.stringify(done)} after ${acts.length} acts`);
    const broken = title.invariants(result.g);
    if (broken.length > 0)
      throw new Error(`after ${acts.length + 1} acts, ${JSON.stringify(done)}: ${broken.join('; ')}`);
    more.each?.({ before: g, act: done, after: result.g });
    acts.push(done);
    g = result.g;
  }
  return { g, acts };
}
