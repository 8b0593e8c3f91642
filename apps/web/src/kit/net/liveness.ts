import type { Socket } from 'socket.io-client';
import { steadyNow } from './steady-time.ts';

// Liveness probe of the connection: a socket whose network has changed may stay "connected" for most of a minute.

/** Milliseconds after which a missing acknowledgement is worth a probe, and a silent connection while the page is seen. */
const LATE_MS = 1_000;
/** Milliseconds within which a live connection answers a probe, or carries anything else. */
const PROBE_MS = 2_000;
/** The same where answers are known to be slow: three round trips, at most this. */
const MOST_PROBE_MS = 8_000;
/** Milliseconds by which a timer may be late before the page itself was held up, and judges nothing. */
const HELD_UP_MS = 250;

export interface Liveness {
  /** Probes once an acknowledgement is late; returns how to call it off. */
  expectAnswer(): () => void;
}

/**
 * Measures whether a connected socket still carries anything, and calls `onDead` if it does not: when it has been silent
 * while the page is seen, when an acknowledgement is late, and whenever the tab is shown again or the network changes.
 * A dead connection is noticed within three seconds.
 */
export function watchLiveness(socket: Socket, onDead: () => void): Liveness {
  const page = globalThis.document;
  let isProbing = false;
  let probeMs = PROBE_MS;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const probe = () => {
    if (isProbing || !socket.connected) return;
    isProbing = true;
    const sentAt = steadyNow();
    let roundTripMs: number | null = null;
    const { engine } = socket.io;
    const noteAlive = () => {
      roundTripMs = steadyNow() - sentAt;
    };
    engine.once('packet', noteAlive);
    socket.timeout(probeMs).emit('ping', {}, () => {
      isProbing = false;
      engine.off('packet', noteAlive);
      // A socket that has closed meanwhile is connected again by others.
      if (!socket.connected || socket.io.engine !== engine) return;
      if (roundTripMs !== null) {
        probeMs = Math.min(Math.max(PROBE_MS, 3 * roundTripMs), MOST_PROBE_MS);
      } else if (steadyNow() - sentAt > probeMs + HELD_UP_MS) {
        probe();
      } else {
        probeMs = Math.min(2 * probeMs, MOST_PROBE_MS);
        onDead();
      }
    });
  };
  // A hidden page is left in peace; what it has missed is found when it is shown.
  const awaitSilence = () => {
    clearTimeout(silence);
    silence = setTimeout(() => page?.hidden || probe(), LATE_MS);
  };
  socket.on('connect', () => {
    socket.io.engine.on('packet', awaitSilence);
    awaitSilence();
  });
  globalThis.addEventListener?.('online', probe);
  globalThis.addEventListener?.('pageshow', probe);
  page?.addEventListener('visibilitychange', () => page.hidden || probe());
  networkOf(globalThis.navigator)?.addEventListener('change', probe);
  return {
    expectAnswer() {
      const timer = setTimeout(probe, LATE_MS);
      return () => clearTimeout(timer);
    },
  };
}

/** Reports changes of the network; only some browsers have it. */
function networkOf(navigator: Navigator | undefined): EventTarget | null {
  const connection: unknown = navigator && 'connection' in navigator ? navigator.connection : null;
  return connection instanceof EventTarget ? connection : null;
}
