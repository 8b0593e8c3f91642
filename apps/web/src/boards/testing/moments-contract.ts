import { begin, type Core, type SeatId, see } from '@echo-base/games/engine';
import { type Played, playout, type TestedTitle, testRng, testSeed } from '@echo-base/games/engine/testing';
import type { LogEntry } from '../../kit/net/types.ts';
import type { TitleLog } from '../../question/board-set.ts';
import { KnownMoments } from '../../question/log/known-moments.ts';
import type { Moment } from '../../question/log/moment.ts';
import { idOf } from '../../question/log/queue.ts';

/** What a title may change without a moment; every reason is one sentence. */
export interface Quiet {
  /** Keys of entries that are no moment, each with its reason. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Fields of the view that only tell how far a question has got, such as `combat.attack`, each with its reason. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What else a title promises of its moments. */
export interface Promised {
  /** Every entry is part of a moment. */
  readonly tellsAll?: boolean;
  /** What is wrong with the newest moment; null for nothing. */
  readonly fault?: (newest: Moment) => string | null;
}

interface Table<O> {
  readonly seats: readonly SeatId[];
  readonly options: O;
  /** Number of the random match. */
  readonly n: number;
  /** Acts that are played; the match may end before. */
  readonly acts: number;
}

/** Names of the fields in which two values differ, such as `units.x-wing-1.at`. */
function changed(before: unknown, after: unknown, path = ''): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isOpen = [before, after].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (!isOpen) return [path];
  const [older, newer] = [before, after] as Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(older ?? {}), ...Object.keys(newer ?? {})]);
  return [...names].flatMap((name) => changed(older?.[name], newer?.[name], path === '' ? name : `${path}.${name}`));
}

const isAmong = (field: string, fields: readonly string[]) =>
  fields.some((one) => field === one || field.startsWith(`${one}.`));

/** Newest moments: what an act adds is in one of them. */
const NEWEST = 40;

/** What one viewer sees of a match as it goes on. */
class Watcher<G extends Core, V, O> {
  readonly viewer: string;
  readonly #title: TestedTitle<G, V, O>;
  readonly #log: TitleLog<V>;
  readonly #known = new KnownMoments();
  #view: V;
  #entries: readonly LogEntry[];
  /** Number of entries before the latest act. */
  #older = 0;

  constructor(title: TestedTitle<G, V, O>, log: TitleLog<V>, g: G, viewer: string) {
    this.viewer = viewer;
    this.#title = title;
    this.#log = log;
    const seen = see(title, g, viewer);
    this.#view = seen.view;
    this.#entries = seen.log.map((entry, seq) => ({ ...entry, seq }));
  }

  /** The log so far. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** Moments of the log so far. */
  get moments(): readonly Moment[] {
    return this.#known.of(this.#log, this.#entries, this.viewer);
  }

  /** What is wrong with the moments after an act that has been looked at. */
  faultsOf({ tellsAll = false, fault }: Promised): readonly string[] {
    const told = new Set(tellsAll ? this.moments.slice(-NEWEST).flatMap(({ entries }) => entries) : []);
    const untold = tellsAll ? this.#entries.slice(this.#older).filter((entry) => !told.has(entry)) : [];
    const newest = this.moments.at(-1);
    const found = newest && fault?.(newest);
    return [
      ...untold.map(({ key }) => `${this.viewer} reads ${key}, which is in no moment`),
      ...(found ? [`${this.viewer}: ${found}`] : []),
    ];
  }

  /** Moments that another one has the id of. */
  get twins(): readonly string[] {
    const ids = this.moments.map(idOf);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  }

  /** What an act changed for this viewer without any moment; null if it is told. */
  gapAfter({ after, act }: Played<G>, { keys = {}, fields = {} }: Quiet): string | null {
    const older = this.#entries.length;
    this.#older = older;
    const { view, log } = see(this.#title, after, this.viewer);
    const fresh = log.map((entry, index) => ({ ...entry, seq: older + index }));
    this.#entries = [...this.#entries, ...fresh];
    const before = this.#view;
    this.#view = view;
    const isTold = this.moments.some(({ seq, entries }) => seq >= older || entries.some((entry) => entry.seq >= older));
    if (isTold || JSON.stringify(view) === JSON.stringify(before)) return null;
    if (fresh.length > 0 && fresh.every(({ key }) => key in keys)) return null;
    const loud = changed(before, view).filter((field) => !isAmong(field, Object.keys(fields)));
    if (loud.length === 0) return null;
    const told = fresh.map(({ key }) => key).join(', ') || 'no entry';
    return `${this.viewer} sees ${loud.slice(0, 4).join(', ')} change (${told}) when ${act.seat} answers ${JSON.stringify(act.choice)}`;
  }
}

class Enough extends Error {}

/**
 * Acts of a random match that changed what a viewer sees, and of which no moment tells that viewer, and what the moments promise
 * and do not keep, one sentence each. Every seat and a spectator look at every act.
 */
export function silentActs<G extends Core, V, O>(
  title: TestedTitle<G, V, O>,
  log: TitleLog<V>,
  { seats, options, n, acts }: Table<O>,
  quiet: Quiet & Promised = {},
): readonly string[] {
  const table = { seats, options, seed: testSeed(n) };
  const start = begin(title, table);
  const watchers = [...seats, 'spectator'].map((viewer) => new Watcher(title, log, start, viewer));
  const gaps: string[] = [];
  let played = 0;
  try {
    playout(title, table, testRng(n), {
      each(one) {
        // The end of a match has a scene of its own.
        if (one.after.outcome || played >= acts) throw new Enough();
        played += 1;
        for (const watcher of watchers)
          gaps.push(...[watcher.gapAfter(one, quiet) ?? []].flat(), ...watcher.faultsOf(quiet));
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  for (const watcher of watchers) {
    const all = JSON.stringify(log.moments(watcher.entries, watcher.viewer));
    if (all !== JSON.stringify(watcher.moments))
      gaps.push(`${watcher.viewer} gets other moments when the log is read at once`);
    gaps.push(...watcher.twins.map((id) => `${watcher.viewer} has two moments ${id}`));
  }
  return gaps;
}
