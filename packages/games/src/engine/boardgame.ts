import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
// The very copy boardgame.io's built files load: drafts of one build are closed to another.
import { isDraft, original } from 'immer/dist/index.js';
import { pending } from './flow.ts';
import { act, begin, concede, type Result, rewind, see, undo } from './match.ts';
import type { Luck } from './rng.ts';
import type { Choice, Core, SeatId, Viewer } from './state.ts';
import type { ActSettings } from './state-draft/draft-cache.ts';
import type { Refusal } from './text.ts';
import type { Seen, Title } from './title.ts';

/** What a match is set up from. */
export interface MatchSetup<O> {
  readonly seats: readonly SeatId[];
  readonly options: O;
  readonly seed: string;
  readonly source?: Luck['source'];
}

/** The three things a seat can do, as boardgame.io moves and their arguments. */
export type Move =
  | { readonly move: 'act'; readonly seat: SeatId; readonly args: [id: string, choice: Choice] }
  | { readonly move: 'undo' | 'concede'; readonly seat: SeatId; readonly args: [] };

/** Where a match begins, if not at its set-up, and the drafts of the host that plays it. */
export interface Resume<G> extends ActSettings {
  /** A state the match was in. */
  readonly from?: G | undefined;
}

type Apply<G> = (g: G, seat: SeatId, ...args: never[]) => Result<G>;

/** The plain state below the immer draft that boardgame.io hands to moves and hooks. */
export function plain<G>(g: G): G {
  return isDraft(g) ? (original(g) as G) : g;
}

/** The seat of a boardgame.io player: player n has seat n of the match; any other id is a spectator. */
export function seatAt(seats: readonly SeatId[], playerID: unknown): Viewer {
  return (typeof playerID === 'string' && /^\d+$/.test(playerID) && seats[Number(playerID)]) || 'spectator';
}

/** boardgame.io's `activePlayers`: stage `act` for the players who are asked, `wait` for the others. */
export function stagesOf<G extends Core, V, O>(title: Title<G, V, O>, g: G): Record<string, 'act' | 'wait'> {
  const asked = pending(title.rules, g).map((decision) => decision.seat);
  return Object.fromEntries(g.seats.map((seat, index) => [String(index), asked.includes(seat) ? 'act' : 'wait']));
}

/**
 * boardgame.io game of one match with a known seed, for a host of our own; `stockGame` is the one for stock
 * boardgame.io. Stock boardgame.io logs invalid moves with their arguments and tells the player nothing; a host that
 * passes `told` gets the reason instead, and the state stays as it was.
 */
export function boardgameOf<G extends Core, V, O>(
  title: Title<G, V, O>,
  table: MatchSetup<O>,
  told?: (refusal: Refusal) => void,
  { from, drafts }: Resume<G> = {},
): Game<G> {
  const seatOf = (playerID: unknown) => seatAt(table.seats, playerID);
  const active = (g: G) => stagesOf(title, g);
  const move = (apply: Apply<G>) => ({
    client: false,
    redact: true,
    ignoreStaleStateID: true,
    // biome-ignore lint/suspicious/noExplicitAny: boardgame.io types its move context with an open plugin record.
    move: ({ G, playerID, events }: any, ...args: unknown[]) => {
      const result = apply(plain(G as G), seatOf(playerID), ...(args as never[]));
      if (!result.ok) {
        told?.(result.refusal);
        return told ? undefined : INVALID_MOVE;
      }
      events.setActivePlayers({ value: active(result.g) });
      // Immer searches a result for drafts and freezes all of it, unless it finds it frozen; that costs more than the act.
      return Object.freeze(result.g);
    },
  });
  return {
    name: title.id,
    minPlayers: title.minPlayers,
    maxPlayers: title.maxPlayers,
    disableUndo: true,
    setup: () => from ?? begin(title, table),
    moves: {
      act: move((g, seat, id: string, choice: Choice) => act(title, g, seat, id, choice, { drafts })),
      undo: move((g, seat) => undo(title, g, seat, { drafts })),
      concede: move((g, seat) => concede(title, g, seat, { drafts })),
    },
    turn: {
      stages: { act: {}, wait: {} },
      onBegin: ({ G, events }) => {
        events.setActivePlayers({ value: active(plain(G)) });
      },
    },
    playerView: ({ G, playerID }: { G: G | Seen<V>; playerID: string | null }) =>
      'flow' in G ? see(title, plain(G), seatOf(playerID)) : G,
    endIf: ({ G }) => plain(G).outcome ?? undefined,
  };
}

/** One match run by boardgame.io's own reducer. */
export interface Played<G extends Core> {
  /** The state now. */
  readonly g: G;
  /** Carries out a move; the next state is not yet `g` until `commit`. */
  play(move: Move): Result<G> & { commit?: () => void };
  /** Goes back to a state the match was in, with everybody's consent; not yet `g` until `commit`. */
  rewind(earlier: G): { readonly g: G; commit: () => void };
}

/**
 * Starts a match under boardgame.io's reducer, the way the server plays it; with `from` at a state the match was in.
 * Nothing that decides how it goes on lies outside of that state; `drafts` change only the speed of acts.
 */
export function boardgameMatch<G extends Core, V, O>(
  title: Title<G, V, O>,
  table: MatchSetup<O>,
  { from, drafts }: Resume<G> = {},
): Played<G> {
  let refusal: Refusal | null = null;
  const told = (why: Refusal) => {
    refusal = why;
  };
  // Immer would freeze all of a state it does not find frozen.
  const game = boardgameOf(title, table, told, { from: from && Object.freeze({ ...from }), drafts });
  const reducer = CreateGameReducer({ game: game as Game });
  let state: State<G> = InitializeGame({ game: game as Game, numPlayers: table.seats.length });
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
      refusal = null;
      const { transients, ...next } = reducer(state, { type: 'MAKE_MOVE', payload } as Parameters<typeof reducer>[1]);
      if (transients?.error) throw new Error(`boardgame.io refused ${move}: ${transients.error.type}`);
      if (refusal) return { ok: false, refusal };
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
