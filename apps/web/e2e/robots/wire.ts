import type { Page } from 'playwright-core';

/** Counts of the messages of a page's socket. */
export interface Wire {
  /** Acts sent. */
  acts: number;
  /** Refusals of lit acts, except of those that came too late. */
  readonly refused: string[];
  /** Highest round shown to the player. */
  round: number;
}

/** Refusals that mean that another player was faster. */
const LATE = new Set(['stale_decision', 'match_over']);

/** Counts acts and refusals of a page from its next connection on. */
export function tap(page: Page): Wire {
  const wire: Wire = { acts: 0, refused: [], round: 0 };
  page.on('websocket', (socket) => {
    const sent = new Map<string, string>();
    socket.on('framesent', ({ payload }) => {
      const match = /^42(\d+)\["act",/.exec(String(payload));
      if (!match?.[1]) return;
      wire.acts += 1;
      sent.set(match[1], String(payload));
    });
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      for (const [, round] of text.matchAll(/"path":"\/view\/round","value":(\d+)|"round":(\d+)/g))
        wire.round = Math.max(wire.round, Number(round ?? 0));
      const [, id = '', code] = /^43(\d+)\[\{"ok":false,"error":\{"code":"(\w+)"/.exec(text) ?? [];
      if (code && sent.has(id) && !LATE.has(code)) wire.refused.push(`${text.slice(0, 300)} for ${sent.get(id)}`);
    });
  });
  return wire;
}
