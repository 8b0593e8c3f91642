import type { Page } from 'playwright-core';

/** Counts of the messages of a page's socket. */
export interface Wire {
  /** Acts sent; one that is sent again, under its id, counts once. */
  readonly acts: number;
  /** Ids of the acts that the server has acknowledged as done, however often they were sent. */
  readonly acknowledged: Set<string>;
  /** Refusals of lit acts, except of those that came too late. */
  readonly refused: string[];
  /** Highest round shown to the player, or number of turns of one side. */
  round: number;
}

/** Rounds, or turns of a side, in frames and in their changes. */
const ROUNDS = /"path":"\/view\/(?:round|sides\/\d\/turns)","value":(\d+)|"(?:round|turns)":(\d+)/g;

/** Refusals that mean that another player was faster. */
const LATE = new Set(['stale_decision', 'match_over']);

const idOf = (message: string): string | undefined => /"id":"([^"]+)"/.exec(message)?.[1];

/** Counts acts and refusals of a page from its next connection on. */
export function tap(page: Page): Wire {
  const ids = new Set<string>();
  const wire: Wire = {
    get acts() {
      return ids.size;
    },
    ...{ acknowledged: new Set<string>(), refused: [], round: 0 },
  };
  page.on('websocket', (socket) => {
    const sent = new Map<string, string>();
    socket.on('framesent', ({ payload }) => {
      const match = /^42(\d+)\["act",/.exec(String(payload));
      if (!match?.[1]) return;
      const text = String(payload);
      ids.add(idOf(text) ?? text);
      sent.set(match[1], text);
    });
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      for (const [, changed, round] of text.matchAll(ROUNDS))
        wire.round = Math.max(wire.round, Number(changed ?? round ?? 0));
      const done = /^43(\d+)\[\{"ok":true/.exec(text)?.[1];
      const act = idOf(sent.get(done ?? '') ?? '');
      if (act !== undefined) wire.acknowledged.add(act);
      const [, id = '', code] = /^43(\d+)\[\{"ok":false,"error":\{"code":"(\w+)"/.exec(text) ?? [];
      if (code && sent.has(id) && !LATE.has(code)) wire.refused.push(`${text.slice(0, 300)} for ${sent.get(id)}`);
    });
  });
  return wire;
}
