import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ctx, Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
// The copy that boardgame.io's built files load: `original` of another copy does not know its drafts.
import { isDraft, original } from 'immer/dist/index.js';
import { randomChoice } from './choices.ts';
import type { Decision } from './decision.ts';
import { pending } from './flow.ts';
import { fnv1a } from './json.ts';
import { act, begin, concede, concedePart, draw, loseOnTime, type Result, see, undo } from './match.ts';
import { close, rewind } from './rewind.ts';
import type { RngState } from './rng.ts';
import type { Seen } from './seen.ts';
import type { Choice, Core, Outcome, SeatId, Viewer } from './state.ts';
import type { ActSettings } from './state-draft/draft-cache.ts';
import { memoizeByReference } from './state-draft/memoize.ts';
import type { Refusal } from './text.ts';
import type { AnyTitle, Title } from './title.ts';

/** Set-up of a match: seats, options and seed. */
export interface MatchSetup<O> {
  readonly seats: readonly SeatId[];
  readonly options: O;
  readonly seed: string;
  readonly source?: RngState['source'];
}

/** A boardgame.io move of a seat, with its arguments. */
export type Move =
  | { readonly move: 'act'; readonly seat: SeatId; readonly args: [id: string, choice: Choice] }
  | { readonly move: 'undo'; readonly seat: SeatId; readonly args: [] }
  | { readonly move: 'concede'; readonly seat: SeatId; readonly args: [] | [what: 'part' | 'time'] }
  | { readonly move: 'draw'; readonly seat: SeatId; readonly args: [choice: Choice] };

/** The seat of a boardgame.io player: player n has seat n of the match; any other id is a spectator. */
function seatAt(seats: readonly SeatId[], playerID: unknown): Viewer {
  return (typeof playerID === 'string' && /^\d+$/.test(playerID) && seats[Number(playerID)]) || 'spectator';
}

/** boardgame.io's `activePlayers`: stage `act` for players with a pending decision, `wait` for the others. */
function stagesOf(title: AnyTitle, g: Core): Record<string, 'act' | 'wait'> {
  const asked = pending(title.rules, g).map((decision) => decision.seat);
  return Object.fromEntries(g.seats.map((seat, index) => [String(index), asked.includes(seat) ? 'act' : 'wait']));
}

/** Whether boardgame.io already has these stages: each event costs it a stack trace and a new `ctx`. */
const hasStages = (ctx: Ctx, stages: Readonly<Record<string, string>>) =>
  Object.entries(stages).every(([playerID, stage]) => ctx.activePlayers?.[playerID] === stage);

/** Applies a move by its name. */
function applyMove(title: AnyTitle, g: Core, { move, seat, args }: Move, settings: ActSettings): Result<Core> {
  if (move === 'act') return act(title, g, seat, args[0], args[1], settings);
  if (move === 'undo') return undo(title, g, seat, settings);
  if (move === 'draw') return draw(title, g, seat, args[0], settings);
  if (args[0] === 'part') return concedePart(title, g, seat, settings);
  return (args[0] === 'time' ? loseOnTime : concede)(title, g, seat, settings);
}

/** How a game is run: by our host, or by stock boardgame.io. */
interface Run {
  /** The state in what boardgame.io holds as `G`. */
  open(held: unknown): Core;
  /** What a refused move returns to boardgame.io; may throw instead. */
  refused(refusal: Refusal): typeof INVALID_MOVE;
  readonly drafts?: ActSettings['drafts'];
}

/**
 * The boardgame.io `Game` of a title but for its `setup`. Phases, turns, events other than `setActivePlayers`, log, undo
 * and random numbers of boardgame.io are not used: whose turn it is, and what may be undone, the stack of rules says.
 */
function gameOf(title: AnyTitle, run: Run): Game {
  /** Immer's draft around the state taken off. */
  const stateOf = (held: unknown): Core => run.open(isDraft(held) ? original(held) : held);
  const move = (name: Move['move']) => ({
    client: false,
    redact: true,
    ignoreStaleStateID: true,
    // biome-ignore lint/suspicious/noExplicitAny: boardgame.io types its move context with an open plugin record.
    move: ({ G, ctx, playerID, events }: any, ...args: unknown[]) => {
      const g = stateOf(G);
      const asked = { move: name, seat: seatAt(g.seats, playerID), args } as Move;
      const result = applyMove(title, g, asked, { drafts: run.drafts });
      if (!result.ok) return run.refused(result.refusal);
      const stages = stagesOf(title, result.g);
      if (!hasStages(ctx, stages)) events.setActivePlayers({ value: stages });
      // Immer would search and deeply freeze the result unless it is frozen; that costs more than the act.
      return Object.freeze(result.g);
    },
  });
  return {
    name: title.id,
    minPlayers: title.minPlayers,
    maxPlayers: title.maxPlayers,
    disableUndo: true,
    moves: { act: move('act'), undo: move('undo'), concede: move('concede'), draw: move('draw') },
    turn: {
      stages: { act: {}, wait: {} },
      onBegin: ({ G, events }) => events.setActivePlayers({ value: stagesOf(title, stateOf(G)) }),
    },
    // The stock client calls this and `endIf` again on a state that the master has already filtered.
    playerView: ({ G, playerID }) => {
      if (isSeen(G)) return G;
      const g = stateOf(G);
      return see(title, g, seatAt(g.seats, playerID));
    },
    endIf: ({ G }) => (isSeen(G) ? undefined : (stateOf(G).outcome ?? undefined)),
  };
}

function isSeen(held: object): held is Seen {
  return 'viewer' in held;
}

/** Settings of a resumed match: the state to start from instead of `setup`, and the host's draft cache. */
export interface Resume<G> extends ActSettings {
  /** An earlier state of the match. */
  readonly from?: G | undefined;
}

/** A match run by boardgame.io's reducer. */
export interface Played<G extends Core> {
  /** The current state. */
  readonly g: G;
  /** Applies a move; `commit` makes the result the current state. */
  play(move: Move): Result<G> & { commit?: () => void };
  /** Undo by consent: returns to an earlier state; `commit` makes it the current one. */
  rewind(earlier: G): { readonly g: G; commit: () => void };
  /** Ends the match from outside its rules; `commit` makes the result the current state. */
  close(outcome: Outcome): { readonly g: G; commit: () => void };
}

/** Leaves boardgame.io's reducer, which would log a refused move with its arguments and say no reason. */
class RefusedMove extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Shared by the matches of a title: its own would be 230 objects for each match. */
const runnerOf = memoizeByReference((title: AnyTitle) => {
  /** `drafts` are those of the match whose move is made; a move is synchronous. */
  const run: { -readonly [K in keyof Run]: Run[K] } = {
    open: (held) => held as Core,
    refused: (refusal) => {
      throw new RefusedMove(refusal);
    },
  };
  const game = ProcessGameConfig(gameOf(title, run));
  const reducer = CreateGameReducer({ game });
  const reduce = (state: State, { move: type, args }: Move, playerID: string, drafts: Run['drafts']): State => {
    run.drafts = drafts;
    const payload = { type, args, playerID, credentials: '' };
    const { transients, ...next } = reducer(state, { type: 'MAKE_MOVE', payload } as Parameters<typeof reducer>[1]);
    if (transients?.error) throw new Error(`boardgame.io refused ${type}: ${transients.error.type}`);
    return { ...next, deltalog: [] };
  };
  return { game, reduce };
});

/**
 * Starts a match under boardgame.io's reducer, as the server does, or resumes it at the state `from`, which alone
 * determines how it continues. `drafts` affect only the speed of acts.
 */
export function boardgameMatch<G extends Core, V, O>(
  title: Title<G, V, O>,
  table: MatchSetup<O>,
  { from, drafts }: Resume<G> = {},
): Played<G> {
  const { game, reduce } = runnerOf(title as AnyTitle);
  // Immer would freeze the whole state unless it is frozen.
  const setup = () => (from ? Object.freeze({ ...from }) : begin(title, table));
  let state = InitializeGame({ game: { ...game, setup }, numPlayers: table.seats.length }) as State<G>;
  if (from?.outcome) state = { ...state, ctx: { ...state.ctx, gameover: from.outcome } };
  return {
    get g() {
      return state.G;
    },
    play(move) {
      const player = table.seats.indexOf(move.seat);
      if (player < 0) return { ok: false, refusal: { code: 'not_seated' } };
      if (state.ctx.gameover) return { ok: false, refusal: { code: 'match_over' } };
      try {
        const next = reduce(state, move, String(player), drafts) as State<G>;
        const commit = () => {
          state = next;
        };
        return { ok: true, g: next.G, commit };
      } catch (error) {
        if (error instanceof RefusedMove) return { ok: false, refusal: error.refusal };
        throw error;
      }
    },
    rewind(earlier) {
      const g = rewind(state.G, earlier);
      const commit = () => {
        drafts?.drop(state.G);
        state = { ...state, G: g };
      };
      return { g, commit };
    },
    close(outcome) {
      const g = close(state.G, outcome);
      const commit = () => {
        drafts?.drop(state.G);
        state = { ...state, G: g, ctx: { ...state.ctx, gameover: outcome } };
      };
      return { g, commit };
    },
  };
}

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
export interface StockSettings extends ActSettings {
  /** Seeds are derived from it. Default: random; set it where matches outlive the process. */
  readonly secret?: string;
  /** Called with the reason for every invalid move. */
  readonly refused?: (refusal: Refusal) => void;
}

/** Number of answers offered to a boardgame.io bot for a question whose answers cannot be listed. */
const SAMPLE = 8;

function randomHex(): string {
  return bytesToHex(randomBytes(32));
}

/** Validates `setupData`: the error message of boardgame.io's lobby, or undefined. */
function problemOf(title: AnyTitle, data: SetupData | undefined, players: number): string | undefined {
  const seats = seatsFor(title, data, players);
  if (!seats || seats.length !== players) return `${title.id} cannot seat ${data?.seats?.join(', ') ?? players}`;
  const parsed = title.options.safeParse(data?.options ?? {});
  if (!parsed.success) return parsed.error.issues.map((issue) => issue.message).join('; ');
  const refusal = title.unsuited?.(seats, parsed.data);
  return refusal && `${title.id}: ${refusal.code} (${refusal.clause ?? 'no clause'})`;
}

function seatsFor(title: AnyTitle, data: SetupData | undefined, players: number): readonly SeatId[] | undefined {
  const wanted = data?.seats?.join();
  return title.seatings().find((one) => (wanted === undefined ? one.length === players : one.join() === wanted));
}

function seal(title: AnyTitle, data: SetupData | undefined, players: number): Sealed {
  const problem = problemOf(title, data, players);
  if (problem !== undefined) throw new Error(problem);
  const seats = seatsFor(title, data, players) ?? [];
  return { sealed: randomHex(), seats, options: title.options.parse(data?.options ?? {}) };
}

/** Opens sealed states: the same state for the same match number, cached by object. */
function openerOf(title: AnyTitle, secret: string): (held: Sealed | Core) => Core {
  const opened = memoizeByReference(({ sealed, seats, options }: Sealed): Core => {
    const seed = bytesToHex(sha256(utf8ToBytes(`${secret} ${sealed}`)));
    return begin(title, { seats, options, seed });
  });
  return (held) => ('sealed' in held ? opened(held) : held);
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

/** The moves that boardgame.io's bots choose from. */
function movesOf(title: AnyTitle, g: Core, seat: Viewer) {
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
  stock: Title<G, V, O>,
  { secret = randomHex(), refused, drafts }: StockSettings = {},
): Game {
  const title: AnyTitle = stock;
  const open = openerOf(title, secret) as Run['open'];
  const invalid: Run['refused'] = (refusal) => {
    refused?.(refusal);
    return INVALID_MOVE;
  };
  return {
    ...gameOf(title, { open, refused: invalid, drafts }),
    validateSetupData: (data, players) => problemOf(title, data, players),
    setup: ({ ctx }, data) => seal(title, data, ctx.numPlayers),
    ai: {
      enumerate: (held, _ctx, playerID) => {
        const g = open(held);
        return movesOf(title, g, seatAt(g.seats, playerID));
      },
    },
  };
}
