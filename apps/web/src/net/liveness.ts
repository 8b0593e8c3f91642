import type { Socket } from 'socket.io-client';

// Liveness probe of the connection: a socket whose network has changed may stay "connected" for most of a minute.

/** Milliseconds after which a missing acknowledgement is worth a probe. */
const LATE_MS = 1_000;
/** Milliseconds within which a live connection answers a probe, or carries anything else. */
const PROBE_MS = 2_000;

export interface Liveness {
  /** Probes once an acknowledgement is late; returns how to call it off. */
  expectAnswer(): () => void;
}

/**
 * Measures whether a connected socket still carries anything, and calls `onDead` if it does not: when an acknowledgement
 * is late, and whenever the tab is shown again or the network changes. A dead connection is noticed within three seconds.
 */
export function watchLiveness(socket: Socket, onDead: () => void): Liveness {
  let isProbing = false;
  const probe = () => {
    if (isProbing || !socket.connected) return;
    isProbing = true;
    let isAlive = false;
    const { engine } = socket.io;
    const noteAlive = () => {
      isAlive = true;
    };
    engine.once('packet', noteAlive);
    socket.timeout(PROBE_MS).emit('ping', {}, () => {
      isProbing = false;
      engine.off('packet', noteAlive);
      // A socket that has closed meanwhile is connected again by others.
      if (!isAlive && socket.connected && socket.io.engine === engine) onDead();
    });
  };
  globalThis.addEventListener?.('online', probe);
  globalThis.addEventListener?.('pageshow', probe);
  globalThis.document?.addEventListener('visibilitychange', () => document.hidden || probe());
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
