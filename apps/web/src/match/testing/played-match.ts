import { vi } from 'vitest';
import type { Decision, Frame, LogEntry } from '../../kit/net/types.ts';
import type { TitleLog } from '../../question/board-set.ts';
import type { Speed } from '../../settings/moments/speed.ts';
import { MomentPlayer } from '../moments/player.ts';
import type { Received } from '../moments/received.ts';
import { frameOf, TEST_LOG } from './log.ts';

/** Acts as the log has them: attacks with dice, moves without, a unit destroyed, own ones with "own", and what needs no look. */
type Act = 'turn' | 'attack' | 'move' | 'loss' | 'own attack' | 'own move' | 'card';

/** A log with a moment for each entry but cards: attacks have four dice, and a loss is a result of weight. */
export const LOG: TitleLog = {
  ...TEST_LOG,
  moments: (entries, _viewer, { from, to } = { from: 0, to: entries.length }) =>
    entries
      .slice(from, to)
      .filter(({ key }) => key !== 'card')
      .map((entry) => ({
        ...{ kind: entry.key, from: entry.seq, seq: entry.seq, title: { key: entry.key }, entries: [entry] },
        ...(entry.key.endsWith('attack') && { dice: 4, opening: { key: 'rolls' } }),
        ...(entry.key === 'loss' && { isDecisive: true }),
        ...(entry.key.startsWith('own') && { isOwn: true }),
        ...(entry.key === 'turn' && { isRoutine: true }),
      })),
};

/** Lets everything move, and stops the clock: moments are played as time passes by `pass`. */
export function stopClock(): void {
  vi.useFakeTimers();
  document.documentElement.dataset.motion = 'full';
}

export const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** A screen on which nothing is played. */
export const NOTHING = { stage: null, waits: false };

const QUESTION: Decision = {
  id: 'rebel:1.x',
  seat: 'rebel',
  prompt: { key: 'ask' },
  shape: 'one',
  options: [],
  canUndo: false,
};

/** A match on screen: acts of others and of its viewer become frames, one for each. */
export class Match {
  speed: Speed = 'normal';
  mayPlay = true;
  /** The viewer is asked after each act. */
  isAsked = false;
  readonly player: MomentPlayer;
  #entries: LogEntry[] = [];
  #received: Received;

  constructor(log: TitleLog = LOG) {
    this.#received = this.#receivedOf({});
    this.player = new MomentPlayer(this.#received, { speed: () => this.speed, mayPlay: () => this.mayPlay });
    this.player.watch('rebel', log);
  }

  /** One act with these events. */
  act(...events: Act[]): void {
    for (const key of events) this.#entries.push({ seq: this.#entries.length, key, params: {} });
    this.tell({});
  }

  undo(): void {
    this.#entries = this.#entries.slice(0, -1);
    this.tell({});
  }

  tell(more: Partial<Frame>, resyncs = this.#received.resyncs): void {
    this.#received = this.#receivedOf(more, resyncs);
    this.player.take(this.#received);
  }

  /** The last act: with the end all of the log can be read, which is numbered anew. */
  end(...events: Act[]): void {
    const all: Act[] = ['card', ...this.#entries.map(({ key }) => key as Act), ...events];
    this.#entries = all.map((key, seq) => ({ seq, key, params: {} }));
    this.tell({ outcome: { winners: ['rebel'], reason: { key: 'over' } } });
  }

  resync(...events: Act[]): void {
    for (const key of events) this.#entries.push({ seq: this.#entries.length, key, params: {} });
    this.tell({}, this.#received.resyncs + 1);
  }

  /** Number of acts that board, log and totals show, the title and phase of the stage, and whether the question waits. */
  screen() {
    const { frames, moments, staged, time } = this.player.store.getState();
    const frame = frames.rebel;
    return {
      acts: (frame?.view as { acts: number } | undefined)?.acts,
      log: frame?.log.length,
      moments: moments.length,
      stage: staged && `${staged.moment.title.key} ${staged.moment.seq} ${staged.phase}`,
      waits: time !== null,
    };
  }

  #receivedOf(more: Partial<Frame>, resyncs = 0): Received {
    const log = [...this.#entries];
    const decisions = this.isAsked ? [QUESTION] : [];
    const frame = { ...frameOf(log), view: { acts: log.length }, decisions, ...more };
    return { frames: { rebel: frame }, logs: { rebel: log }, resyncs };
  }
}
