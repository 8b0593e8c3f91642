import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { plain, seatAt, stagesOf } from './boardgame.ts';
import { randomChoice } from './choices.ts';
import type { Decision } from './decision.ts';
import { pending } from './flow.ts';
import { fnv1a } from './json.ts';
import { act, begin, concede, concedePart, draw, type Result, see, undo } from './match.ts';
import type { Choice, Core, SeatId, Viewer } from './state.ts';
import type { Refusal } from './text.ts';
import type { Seen, Title } from './title.ts';

/** Set-up of a stock match: `setupData` of boardgame.io's lobby or of `InitializeGame`. */
export interface SetupData {
  /** Seats in playing order; by default the title's first seating with that number of players. */
  readonly seats?: readonly SeatId[];
  /** Options of the title; missing ones have the defaults of its schema. */
  readonly options?: unknown;
}

/**
 * Initial state of a stock match. Stock boardgame.io sends the initial state to every client without calling
 * `playerView`, so it holds no secret: the seed is derived from `sealed` and a secret of the process.
 */
interface Sealed {
  /** Random number of the match, 64 hex digits. */
  readonly sealed: string;
  readonly seats: readonly SeatId[];
  readonly options: unknown;
}

/** Settings of `stockGame`. */
export interface StockSettings {
  /** Seeds are derived from it. Default: random; set it where matches outlive the process. */
  readonly secret?: string;
  /** Called with the reason for every invalid move. */
  readonly refused?: (refusal: Refusal) => void;
}

/** `G` of the stock reducer: sealed until the first move, then the state; on clients, the projection for the viewer. */
type StockState<G extends Core, V> = Sealed | G | Seen<V>;

/** Number of answers offered to a boardgame.io bot for a question whose answers cannot be listed. */
const SAMPLE = 8;

function randomHex(): string {
  return bytesToHex(randomBytes(32));
}

/** Validates `setupData`: the error message of boardgame.io's lobby, or undefined. */
function problemOf<G extends Core, V, O>(title: Title<G, V, O>, data: SetupData | undefined, players: number) {
  const seats = seatsFor(title, data, players);
  if (!seats || seats.length !== players) return `${title.id} cannot seat ${data?.seats?.join(', ') ?? players}`;
  const parsed = title.options.safeParse(data?.options ?? {});
  if (!parsed.success) return parsed.error.issues.map((issue) => issue.message).join('; ');
  const refusal = title.unsuited?.(seats, parsed.data);
  return refusal && `${title.id}: ${refusal.code} (${refusal.clause ?? 'no clause'})`;
}

function seatsFor<G extends Core, V, O>(title: Title<G, V, O>, data: SetupData | undefined, players: number) {
  const wanted = data?.seats?.join();
  return title.seatings().find((one) => (wanted === undefined ? one.length === players : one.join() === wanted));
}

function seal<G extends Core, V, O>(title: Title<G, V, O>, data: SetupData | undefined, players: number): Sealed {
  const problem = problemOf(title, data, players);
  if (problem !== undefined) throw new Error(problem);
  const seats = seatsFor(title, data, players) ?? [];
  return { sealed: randomHex(), seats, options: title.options.parse(data?.options ?? {}) };
}

/** Opens sealed states: the same state for the same match number, cached by object. */
function openerOf<G extends Core, V, O>(title: Title<G, V, O>, secret: string): (state: Sealed | G) => G {
  const opened = new WeakMap<Sealed, G>();
  return (state) => {
    if (!('sealed' in state)) return state;
    const known = opened.get(state);
    if (known) return known;
    const seed = bytesToHex(sha256(utf8ToBytes(`${secret} ${state.sealed}`)));
    const g = begin(title, { seats: state.seats, options: state.options as O, seed });
    opened.set(state, g);
    return g;
  };
}

function isSeen<G extends Core, V>(state: StockState<G, V>): state is Seen<V> {
  return 'viewer' in state;
}

/** Lehmer random number generator: 0 to below 1; the same numbers for the same seed. */
function lehmer(seed: number): () => number {
  let state = (seed % 0x7fffffff) + 1;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Answers offered to boardgame.io's bots: every legal option of a list, a sample where there are too many answers. */
function sampleOf(decision: Decision): Choice[] {
  if (decision.shape === 'one') return decision.options.flatMap(({ key, refused }) => (refused ? [] : [key]));
  const random = lehmer(fnv1a(decision.id) >>> 0);
  return Array.from({ length: SAMPLE }, () => randomChoice(decision, random));
}

type Apply<G> = (g: G, seat: SeatId, ...args: never[]) => Result<G>;

/** The boardgame.io moves of a title by name. */
function actsOf<G extends Core, V, O>(title: Title<G, V, O>): Record<'act' | 'undo' | 'concede' | 'draw', Apply<G>> {
  return {
    act: (g, seat, id: string, choice: Choice) => act(title, g, seat, id, choice),
    undo: (g, seat) => undo(title, g, seat),
    concede: (g, seat, what?: unknown) => (what === 'part' ? concedePart : concede)(title, g, seat),
    draw: (g, seat, choice: Choice) => draw(title, g, seat, choice),
  };
}

function movesOf<G extends Core, V, O>(title: Title<G, V, O>, g: G, seat: Viewer) {
  return pending(title.rules, g)
    .filter((decision) => decision.seat === seat)
    .flatMap((decision) => sampleOf(decision).map((choice) => ({ move: 'act', args: [decision.id, choice] })));
}

/**
 * boardgame.io `Game` of a title for its stock `Client`, `Local` and `Server`. Player n has the n-th seat of the match.
 * Every match has its own seed. `secret` (by default random) must be the same in every process that loads a match from
 * shared or persistent storage. `setup` throws if the title has no such seating or the options are invalid; `refused`
 * gets the reason for an invalid move, which stock boardgame.io does not report.
 */
export function stockGame<G extends Core, V, O>(
  title: Title<G, V, O>,
  { secret = randomHex(), refused }: StockSettings = {},
): Game {
  const opened = openerOf(title, secret);
  const acts = actsOf(title);
  const open = (state: StockState<G, V>): G => opened(plain(state) as Sealed | G);
  const move = (apply: Apply<G>) => ({
    client: false,
    redact: true,
    ignoreStaleStateID: true,
    // biome-ignore lint/suspicious/noExplicitAny: boardgame.io types its move context with an open plugin record.
    move: ({ G: state, playerID, events }: any, ...args: unknown[]) => {
      const g = open(state);
      const result = apply(g, seatAt(g.seats, playerID), ...(args as never[]));
      if (!result.ok) {
        refused?.(result.refusal);
        return INVALID_MOVE;
      }
      events.setActivePlayers({ value: stagesOf(title, result.g) });
      return Object.freeze(result.g);
    },
  });
  const game: Game<StockState<G, V>, Record<string, unknown>, SetupData> = {
    name: title.id,
    minPlayers: title.minPlayers,
    maxPlayers: title.maxPlayers,
    disableUndo: true,
    validateSetupData: (data, players) => problemOf(title, data, players),
    setup: ({ ctx }, data) => seal(title, data, ctx.numPlayers),
    moves: { act: move(acts.act), undo: move(acts.undo), concede: move(acts.concede), draw: move(acts.draw) },
    turn: {
      stages: { act: {}, wait: {} },
      onBegin: ({ G: state, events }) => events.setActivePlayers({ value: stagesOf(title, open(state)) }),
    },
    // The stock client calls this again on a state that the master has already filtered.
    playerView: ({ G: state, playerID }) => {
      if (isSeen<G, V>(state)) return state;
      const g = open(state);
      return see(title, g, seatAt(g.seats, playerID));
    },
    endIf: ({ G: state }) => (isSeen<G, V>(plain(state)) ? undefined : (open(state).outcome ?? undefined)),
    ai: { enumerate: (state, _ctx: Ctx, playerID) => enumerate(state, playerID) },
  };
  const enumerate = (state: StockState<G, V>, playerID: string) => {
    const g = open(state);
    return movesOf(title, g, seatAt(g.seats, playerID));
  };
  return game as Game;
}
