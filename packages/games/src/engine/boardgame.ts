import type { Ctx, Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
// The copy that boardgame.io's built files load: `original` of another copy does not know its drafts.
import { isDraft, original } from 'immer/dist/index.js';
import { pending } from './flow.ts';
import { act, begin, concede, concedePart, draw, loseOnTime, type Result, see, undo } from './match.ts';
import { rewind } from './rewind.ts';
import type { RngState } from './rng.ts';
import type { Choice, Core, SeatId, Viewer } from './state.ts';
import type { ActSettings } from './state-draft/draft-cache.ts';
import { memoizeByReference } from './state-draft/memoize.ts';
import type { Refusal } from './text.ts';
import type { AnyTitle, Seen, Title } from './title.ts';

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

/** Settings of a resumed match: the state to start from instead of `setup`, and the host's draft cache. */
export interface Resume<G> extends ActSettings {
  /** An earlier state of the match. */
  readonly from?: G | undefined;
}

type Apply<G> = (g: G, settings: ActSettings, seat: SeatId, ...args: never[]) => Result<G>;

/** Unwraps the immer draft that boardgame.io passes to moves and hooks; returns any other value unchanged. */
export function plain<G>(g: G): G {
  return isDraft(g) ? (original(g) as G) : g;
}

/** The seat of a boardgame.io player: player n has seat n of the match; any other id is a spectator. */
export function seatAt(seats: readonly SeatId[], playerID: unknown): Viewer {
  return (typeof playerID === 'string' && /^\d+$/.test(playerID) && seats[Number(playerID)]) || 'spectator';
}

/** boardgame.io's `activePlayers`: stage `act` for players with a pending decision, `wait` for the others. */
export function stagesOf<G extends Core, V, O>(title: Title<G, V, O>, g: G): Record<string, 'act' | 'wait'> {
  const asked = pending(title.rules, g).map((decision) => decision.seat);
  return Object.fromEntries(g.seats.map((seat, index) => [String(index), asked.includes(seat) ? 'act' : 'wait']));
}

/** Whether boardgame.io already has these stages: each event costs it a stack trace and a new `ctx`. */
const hasStages = (ctx: Ctx, stages: Readonly<Record<string, string>>) =>
  Object.entries(stages).every(([playerID, stage]) => ctx.activePlayers?.[playerID] === stage);

/** What a move needs and says besides boardgame.io's arguments. */
interface MoveContext extends ActSettings {
  /** Takes the reason of a refused move. */
  readonly told?: ((refusal: Refusal) => void) | undefined;
}

/** The rules of a title for boardgame.io, with the context of each move as it is when the move is made. */
function rulesOf<G extends Core, V, O>(title: Title<G, V, O>, context: MoveContext): Omit<Game<G>, 'setup'> {
  const active = (g: G) => stagesOf(title, g);
  const move = (apply: Apply<G>) => ({
    client: false,
    redact: true,
    ignoreStaleStateID: true,
    // biome-ignore lint/suspicious/noExplicitAny: boardgame.io types its move context with an open plugin record.
    move: ({ G, ctx, playerID, events }: any, ...args: unknown[]) => {
      const g = plain(G as G);
      const { told, drafts } = context;
      const result = apply(g, { drafts }, seatAt(g.seats, playerID), ...(args as never[]));
      if (!result.ok) {
        told?.(result.refusal);
        return told ? undefined : INVALID_MOVE;
      }
      const stages = active(result.g);
      if (!hasStages(ctx, stages)) events.setActivePlayers({ value: stages });
      // Immer would search and deeply freeze the result unless it is frozen; that costs more than the act.
      return Object.freeze(result.g);
    },
  });
  const view = (g: G, playerID: string | null) => see(title, g, seatAt(g.seats, playerID));
  return {
    name: title.id,
    minPlayers: title.minPlayers,
    maxPlayers: title.maxPlayers,
    disableUndo: true,
    moves: {
      act: move((g, by, seat, id: string, choice: Choice) => act(title, g, seat, id, choice, by)),
      undo: move((g, by, seat) => undo(title, g, seat, by)),
      concede: move((g, by, seat, what?: unknown) => {
        if (what === 'part') return concedePart(title, g, seat, by);
        return what === 'time' ? loseOnTime(title, g, seat, by) : concede(title, g, seat, by);
      }),
      draw: move((g, by, seat, choice: Choice) => draw(title, g, seat, choice, by)),
    },
    turn: {
      stages: { act: {}, wait: {} },
      onBegin: ({ G, events }) => {
        events.setActivePlayers({ value: active(plain(G)) });
      },
    },
    playerView: ({ G, playerID }: { G: G | Seen<V>; playerID: string | null }) =>
      'flow' in G ? view(plain(G), playerID) : G,
    endIf: ({ G }) => plain(G).outcome ?? undefined,
  };
}

/**
 * boardgame.io `Game` of one match with a known seed, for our own host; `stockGame` is for stock boardgame.io. A
 * refused move leaves the state unchanged and its reason goes to `told`; without `told` it is `INVALID_MOVE`, which
 * stock boardgame.io logs with its arguments and never explains to the player.
 */
export function boardgameOf<G extends Core, V, O>(
  title: Title<G, V, O>,
  table: MatchSetup<O>,
  told?: (refusal: Refusal) => void,
  { from, drafts }: Resume<G> = {},
): Game<G> {
  return { ...rulesOf(title, { told, drafts }), setup: () => from ?? begin(title, table) };
}

/** A match run by boardgame.io's reducer. */
export interface Played<G extends Core> {
  /** The current state. */
  readonly g: G;
  /** Applies a move; `commit` makes the result the current state. */
  play(move: Move): Result<G> & { commit?: () => void };
  /** Undo by consent: returns to an earlier state; `commit` makes it the current one. */
  rewind(earlier: G): { readonly g: G; commit: () => void };
}

/** boardgame.io's reducer for a title, and the context of the move that it makes. */
interface Runner {
  readonly game: ReturnType<typeof ProcessGameConfig>;
  readonly reducer: ReturnType<typeof CreateGameReducer>;
  refusal: Refusal | null;
  drafts: ActSettings['drafts'];
}

/** Shared by the matches of a title, and every move of it is synchronous: its own would be 230 objects for each match. */
const runnerOf = memoizeByReference((title: AnyTitle): Runner => {
  const context = {
    told: (why: Refusal) => {
      runner.refusal = why;
    },
    get drafts() {
      return runner.drafts;
    },
  };
  const game = ProcessGameConfig(rulesOf(title, context) as Game);
  const runner: Runner = { game, reducer: CreateGameReducer({ game }), refusal: null, drafts: undefined };
  return runner;
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
  const runner = runnerOf(title as AnyTitle);
  // Immer would freeze the whole state unless it is frozen.
  const setup = () => (from ? Object.freeze({ ...from }) : begin(title, table));
  const game = { ...runner.game, setup } as Game;
  let state = InitializeGame({ game, numPlayers: table.seats.length }) as State<G>;
  if (from?.outcome) state = { ...state, ctx: { ...state.ctx, gameover: from.outcome } };
  return {
    get g() {
      return state.G;
    },
    play({ move, seat, args }) {
      const playerID = String(table.seats.indexOf(seat));
      if (playerID === '-1') return { ok: false, refusal: { code: 'not_seated' } };
      if (state.ctx.gameover) return { ok: false, refusal: { code: 'match_over' } };
      const payload = { type: move, args, playerID, credentials: '' };
      Object.assign(runner, { refusal: null, drafts });
      const action = { type: 'MAKE_MOVE', payload } as Parameters<Runner['reducer']>[1];
      const { transients, ...next } = runner.reducer(state, action);
      if (transients?.error) throw new Error(`boardgame.io refused ${move}: ${transients.error.type}`);
      if (runner.refusal) return { ok: false, refusal: runner.refusal };
      const commit = () => {
        state = { ...next, deltalog: [] } as State<G>;
      };
      return { ok: true, g: next.G, commit };
    },
    rewind(earlier) {
      const g = rewind(state.G, earlier);
      const commit = () => {
        drafts?.drop(state.G);
        state = { ...state, G: g, deltalog: [] } as State<G>;
      };
      return { g, commit };
    },
  };
}
