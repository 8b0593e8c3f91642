import type { AnyTitle } from '@echo-base/games/engine';
import type { AlertWays } from './alerts/alert-ways.ts';
import type { MailAddresses } from './alerts/mail-addresses.ts';
import type { MailStops } from './alerts/mail-stops.ts';
import type { MatchAlerts } from './alerts/match-alerts.ts';
import type { Pictures } from './alerts/pictures.ts';
import type { Limits } from './auth/limits.ts';
import type { SessionCookie } from './auth/session-cookie.ts';
import type { Sessions } from './auth/sessions.ts';
import type { BasePath } from './base-path.ts';
import type { MatchTimes } from './clocks/match-times.ts';
import type { Looks } from './cluster/looks.ts';
import type { Peers } from './cluster/peers.ts';
import type { Seen } from './cluster/seen.ts';
import type { Config } from './config.ts';
import type { LobbyParts } from './lobby/parts.ts';
import type { Logger } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { SetupWarnings } from './observability/setup-warnings.ts';
import type { Loader } from './play/loader.ts';
import type { Registry } from './play/registry.ts';
import type { FinishedRecords } from './record/finished-records.ts';
import type { Replays } from './record/replays.ts';
import type { HubServer } from './sockets/hub.ts';
import type { LiveRooms } from './sockets/live-rooms.ts';
import type { Voices } from './sockets/voices.ts';
import type { Store } from './storage/store.ts';

/** Parts of the server that routes and socket handlers serve. */
export interface Services extends Limits, LobbyParts {
  readonly config: Config;
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly warnings: SetupWarnings;
  /** Directory of the built web client. */
  readonly webDir: string;
  readonly basePath: BasePath;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly peers: Peers;
  readonly looks: Looks;
  readonly seen: Seen;
  readonly registry: Registry;
  readonly loader: Loader;
  readonly times: MatchTimes;
  readonly records: FinishedRecords;
  readonly replays: Replays;
  readonly io: HubServer;
  readonly rooms: LiveRooms;
  readonly voices: Voices;
  readonly alertWays: AlertWays;
  readonly matchAlerts: MatchAlerts;
  readonly mailAddresses: MailAddresses;
  readonly mailStops: MailStops;
  readonly pictures: Pictures;
  /** Null without Redis. */
  readonly line: { readonly isUp: boolean } | null;
  /** Aborted when the server begins to stop. */
  readonly leaving: AbortSignal;
}
