import { titles } from '@echo-base/games/titles';
import type { Delta } from '@echo-base/protocol';
import { Uptime } from '../src/clocks/uptime.ts';
import { Alone } from '../src/cluster/peers.ts';
import { Presence } from '../src/cluster/presence.ts';
import { clockBy } from '../src/model/now.ts';
import { createLog } from '../src/observability/log.ts';
import { MatchChanges } from '../src/play/changes.ts';
import { Loader } from '../src/play/loader.ts';
import { Registry } from '../src/play/registry.ts';
import { createRecorder } from '../src/record/recorder.ts';
import { ReplayVerifier } from '../src/record/replay-verifier.ts';
import { Snapshots } from '../src/record/snapshots.ts';
import type { Store } from '../src/storage/store.ts';

/** Registry over a store, without sockets. */
export function liveRegistry(store: Store, sent: (deltas: readonly Delta[]) => void): Registry {
  const log = createLog('error', { write: (line: string) => process.stderr.write(line) });
  const uptime = new Uptime({
    store,
    id: 'alone',
    isShared: false,
    now: Date.now,
    failed: (error) => log.error(error),
  });
  const verifier = new ReplayVerifier({ titles, store, log, replaysAll: false });
  const snapshots = new Snapshots(store, log);
  const common = { store, snapshots, spectatorDelayMs: 0, ...clockBy(Date.now) };
  const loader = new Loader({ ...common, titles, verifier, uptime });
  const changes = new MatchChanges((_what, error) => log.error(error));
  changes.subscribe({ deltas: (_host, deltas) => sent(deltas) });
  const needs = { ...common, loader, recorder: createRecorder(store), presence: new Presence(), peers: new Alone() };
  return new Registry({ ...needs, changes, matchesInMemory: Number.POSITIVE_INFINITY, log });
}
