/** A server in this process with matches that can begin in the middle. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Core, clone, reveal } from '@echo-base/games/engine';
import type { AnyTestedTitle } from '@echo-base/games/engine/testing';
import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import { testedTitles } from '@echo-base/games/testing';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/observability/log.ts';
import { createMetrics, type Metrics } from '../../src/observability/metrics.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { openStore } from '../../src/storage/open.ts';
import type { Store } from '../../src/storage/store.ts';
import { ManualTiming } from '../support/manual-timing.ts';
import type { Tap } from './tap.ts';

/** Titles under test: the engine's test title, full of secrets, and those of the product. */
export const TAPPED: readonly AnyTestedTitle[] = [smugglers, ...testedTitles];

/** Delay of spectators in milliseconds of the fake clock; it never ends unless the clock is moved. */
export const DELAY_MS = 3_600_000;

/** Title whose next match begins with a prepared state. */
class Staged {
  readonly title: AnyTestedTitle;
  readonly #states = new Map<string, Core>();
  #next: Core | null = null;

  constructor(title: AnyTestedTitle) {
    const setup = (core: Core, options: unknown) => {
      const { seed } = reveal(core.luck);
      const state = this.#states.get(seed) ?? this.#next;
      this.#next = null;
      if (!state) return title.setup(core, options);
      // A reloaded match begins with the same state.
      this.#states.set(seed, state);
      return clone({ ...state });
    };
    this.title = { ...title, setup };
  }

  prepare(state: Core): void {
    this.#next = state;
  }
}

interface OwnParts {
  readonly metrics: Metrics;
  readonly dir: string;
  readonly staged: readonly Staged[];
}

export class World {
  readonly url: string;
  readonly store: Store;
  readonly server: RunningServer;
  /** Automatic passes wait until the test fires the timers. */
  readonly timing: ManualTiming;
  readonly #metrics: Metrics;
  readonly #dir: string;
  readonly #staged: readonly Staged[];

  private constructor(parts: Pick<World, 'server' | 'store' | 'timing'>, own: OwnParts) {
    this.server = parts.server;
    this.store = parts.store;
    this.timing = parts.timing;
    this.#metrics = own.metrics;
    this.#dir = own.dir;
    this.#staged = own.staged;
    this.url = `http://127.0.0.1:${parts.server.port}`;
  }

  static async start(): Promise<World> {
    const dir = mkdtempSync(join(tmpdir(), 'echo-base-'));
    const plenty = { CREDITS: '1000000', HTTP_CREDITS: '1000000', SESSIONS_PER_HOUR: '1000000' };
    const delay = { SPECTATOR_DELAY_S: String(DELAY_MS / 1_000) };
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, ...plenty, ...delay });
    const staged = TAPPED.map((title) => new Staged(title));
    const store = await openStore(config);
    const metrics = createMetrics();
    const timing = new ManualTiming();
    const server = await startServer({
      config,
      titles: staged.map(({ title }) => title),
      store,
      botRunner: { choose: () => Promise.reject(new Error('no bots here')), close: async () => undefined },
      passTiming: timing,
      log: createLog('silent'),
      metrics,
      webDir: join(dir, 'no-web'),
    });
    return new World({ server, store, timing }, { metrics, dir, staged });
  }

  /** A title of this server. */
  title(id: string): AnyTestedTitle {
    return this.#of(id).title;
  }

  /** Sets the first state of the next match of a title. */
  prepare(id: string, state: Core): void {
    this.#of(id).prepare(state);
  }

  #of(id: string): Staged {
    const found = this.#staged.find(({ title }) => title.id === id);
    if (!found) throw new Error(`no title ${id}`);
    return found;
  }

  /** Cuts a connection; resolves when the server has noticed. */
  async cut(tap: Tap): Promise<void> {
    if (!tap.isConnected) return;
    const before = await this.#sockets();
    await tap.disconnect();
    while ((await this.#sockets()) >= before) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  async #sockets(): Promise<number> {
    const { values } = await this.#metrics.sockets.get();
    return values[0]?.value ?? 0;
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}
