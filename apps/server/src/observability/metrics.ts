import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics. */
export interface Metrics {
  readonly registry: Registry;
  readonly acts: Counter<'title'>;
  readonly refusals: Counter<'code'>;
  readonly shed: Counter<'class'>;
  readonly actSeconds: Histogram;
  readonly appendSeconds: Histogram;
  readonly appendActs: Histogram;
  readonly said: Counter;
  readonly matches: Gauge<'status'>;
  readonly matchesLoaded: Gauge;
  readonly matchesFrozen: Gauge;
  readonly sockets: Gauge;
  readonly slowSockets: Counter;
  readonly botFallbacks: Counter;
  readonly botsStuck: Counter;
  readonly requests: Counter<'method' | 'status'>;
  readonly alerts: Counter<'result' | 'kind'>;
  readonly alertsWaiting: Gauge;
  readonly logLinesLost: Counter;
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Creates metrics; `eventLoop` adds those of the process, among them the event loop delay. */
export function createMetrics({ eventLoop = false } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (eventLoop) collectDefaultMetrics({ register: registry });
  const plain = (name: string, help: string) => ({ name: `echo_base_${name}`, help, registers });
  return {
    registry,
    acts: new Counter({ ...plain('acts_total', 'Acts carried out'), labelNames: ['title'] }),
    refusals: new Counter({ ...plain('refusals_total', 'Requests and messages refused'), labelNames: ['code'] }),
    shed: new Counter({
      ...plain('shed_total', 'Requests and messages refused because the server is overloaded'),
      labelNames: ['class'],
    }),
    actSeconds: new Histogram({
      ...plain('act_seconds', 'From the arrival of an act to its acknowledgement'),
      buckets: SECONDS,
    }),
    appendSeconds: new Histogram({ ...plain('append_seconds', 'Writing a batch of acts to disk'), buckets: SECONDS }),
    appendActs: new Histogram({ ...plain('append_acts', 'Acts in a batch'), buckets: [1, 2, 5, 10, 20, 50, 100, 500] }),
    said: new Counter(plain('said_total', 'Chat messages')),
    matches: new Gauge({ ...plain('matches', 'Matches in the record'), labelNames: ['status'] }),
    matchesLoaded: new Gauge(plain('matches_loaded', 'Matches in memory')),
    matchesFrozen: new Gauge(plain('matches_frozen', 'Matches that do not replay under these rules')),
    sockets: new Gauge(plain('sockets', 'Open sockets')),
    slowSockets: new Counter(plain('slow_sockets_total', 'Sockets disconnected because they did not read')),
    botFallbacks: new Counter(plain('bot_fallbacks_total', 'Bot answers replaced by the default choice')),
    botsStuck: new Counter(plain('bots_stuck_total', 'Bots that are stuck')),
    requests: new Counter({ ...plain('http_requests_total', 'HTTP requests'), labelNames: ['method', 'status'] }),
    alerts: new Counter({
      ...plain('alerts_total', 'Messages to players by hooks, push and mail'),
      labelNames: ['result', 'kind'],
    }),
    alertsWaiting: new Gauge(plain('alerts_waiting', 'News for players that have not been sent')),
    logLinesLost: new Counter(plain('log_lines_lost_total', 'Log lines dropped because they could not be written')),
  };
}
