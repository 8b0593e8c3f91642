import type { Ctx, Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
// The very copy boardgame.io's built files load: drafts of one build are closed to another.
import { isDraft, original } from 'immer/dist/index.js';
import { pending } from './flow.ts';
import { act, begin, concede, type Result, rewind, see, undo } from './match.ts';
import type { Luck } from './rng.ts';
import type { Choice, Core, SeatId, Viewer } from './state.ts';
import type { Refusal } from './text.ts';
import type { Seen, Title } from './title.ts';

/** What a match is set up from. */
export interface Table<O> {
  readonly seats: readonly SeatId[];
  readonly options: O;
  readonly seed: string;
  readonly source?: Luck['source'];
}

/** The three things a seat can do, as boardgame.io moves and their arguments. */
export type Move =
  | { readonly move: 'act'; readonly seat: SeatId; readonly args: [id: string, choice: Choice] }
  | { readonly move: 'undo' | 'concede'; readonly seat: SeatId; readonly args: [] };

type Apply<G> = (g: G, seat: SeatId, ...args: never[]) => Result<G>;

/** boardgame.io hands a move an immer draft; our rules want the plain state below it. */
function plain<G>(g: G): G {
  return isDraft(g) ? (original(g) as G) : g;
}

/**
 * A title as a boardgame.io game. Stock boardgame.io prints invalid moves, arguments and all, and tells the player
 * nothing; a host that passes `told` learns the reason instead, and the state stays as it was.
 */
export function boardgameOf<G extends Core, V, O>(
  title: Title<G, V, O>,
  table: Table<O>,
  told?: (refusal: Refusal) => void,
): Game<G> {
  const seatOf = (playerID: unknown): Viewer =>
    (typeof playerID === 'string' && /^\d+$/.test(playerID) && table.seats[Number(playerID)]) || 'spectator';
  const active = (g: G) => {
    const asked = pending(title.rules, g).map((decision) => decision.seat);
    return Object.fromEntries(table.seats.map((seat, index) => [String(index), asked.includes(seat) ? 'act' : 'wait']));
  };
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
    setup: (_context, setupData?: Table<O>) => begin(title, setupData ?? table),
    moves: {
      act: move((g, seat, id: string, choice: Choice) => act(title, g, seat, id, choice)),
      undo: move((g, seat) => undo(title, g, seat)),
      concede: move((g, seat) => concede(title, g, seat)),
    },
    turn: {
      stages: { act: {}, wait: {} },
      onBegin: ({ G, events }) => {
        events.setActivePlayers({ value: active(plain(G)) });
      },
    },
    // The stock client calls this again on what the master has already filtered.
    playerView: ({ G, playerID }: { G: G | Seen<V>; playerID: string | null }) =>
      'flow' in G ? see(title, plain(G), seatOf(playerID)) : G,
    endIf: ({ G }) => plain(G).outcome ?? undefined,
    ai: { enumerate: (g: G, _ctx: Ctx, playerID: string) => movesOf(title, plain(g), seatOf(playerID)) },
  };
}

function movesOf<G extends Core, V, O>(title: Title<G, V, O>, g: G, seat: Viewer) {
  return pending(title.rules, g)
    .filter((decision) => decision.seat === seat && decision.shape === 'one')
    .flatMap((decision) =>
      decision.options
        .filter((option) => !option.refused)
        .map((option) => ({ move: 'act', args: [decision.id, option.key] })),
    );
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
 * Nothing that decides how it goes on lies outside of that state.
 */
export function boardgameMatch<G extends Core, V, O>(title: Title<G, V, O>, table: Table<O>, from?: G): Played<G> {
  let refusal: Refusal | null = null;
  const game = boardgameOf(title, table, (why) => {
    refusal = why;
  });
  const reducer = CreateGameReducer({ game: game as Game });
  const start: State<G> = InitializeGame({ game: game as Game, numPlayers: table.seats.length });
  const gameover = from?.outcome ?? start.ctx.gameover;
  // Whom boardgame.io lets move needs no mending: all seats always may, the rules decide.
  let state: State<G> = from ? { ...start, G: from, ctx: { ...start.ctx, gameover } } : start;
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
        state = { ...state, G: g, deltalog: [] } as State<G>;
      };
      return { g, commit };
    },
  };
}
