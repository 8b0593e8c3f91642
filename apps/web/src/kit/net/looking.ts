import { LOOKED_AT_SECONDS } from '@echo-base/protocol';
import type { Socket } from 'socket.io-client';
import { steadyNow } from './steady-time.ts';

/** Least time between two reports of a page that is used, in milliseconds. */
const REPORT_MS = 60_000;
/** Time for the acknowledgement, in milliseconds; nothing depends on it. */
const ANSWER_MS = 8_000;
/** What people do with a page they look at. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/**
 * Reports to the server whether the page is looked at: when it is shown or hidden, on each connection, and while it is used,
 * once a minute. A player who looks at no page is reached elsewhere.
 */
export function reportLooking(socket: Socket): void {
  const page = globalThis.document;
  let usedAt = steadyNow();
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = () => {
    if (!socket.connected) return;
    reportedAt = steadyNow();
    const visible = page !== undefined && !page.hidden && reportedAt - usedAt < LOOKED_AT_SECONDS * 1_000;
    socket.timeout(ANSWER_MS).emit('looking', { visible }, () => undefined);
  };
  const used = () => {
    usedAt = steadyNow();
    if (usedAt - reportedAt >= REPORT_MS && !page?.hidden) report();
  };
  socket.on('connect', report);
  page?.addEventListener('visibilitychange', () => {
    if (!page.hidden) usedAt = steadyNow();
    report();
  });
  for (const use of USES) globalThis.addEventListener?.(use, used, { passive: true, capture: true });
}
