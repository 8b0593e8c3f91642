import { SYSTEM_IDS, UNIT_TYPES, UNITS } from '@echo-base/games/rebellion/client';
import type { Page } from 'playwright-core';

/** Miniatures of every type, spread over the systems. */
function manyUnits(count: number): Record<string, { at: string; damage: number }> {
  const types = UNIT_TYPES.flatMap((type) =>
    Array.from({ length: UNITS[type].count }, (_one, index) => ({ id: `${type}-${index + 1}`, order: index })),
  ).toSorted((a, b) => a.order - b.order);
  const units = types.slice(0, count).map(({ id }, index) => {
    const at = SYSTEM_IDS[(index * 7) % SYSTEM_IDS.length] ?? 'hoth';
    return [id, { at, damage: 0 }] as const;
  });
  return Object.fromEntries(units);
}

/**
 * Adds this many units to the map of a page's match, in the first frames on their way to the page. The server is not
 * changed. Call it before the page is opened.
 */
export async function withUnits(page: Page, count: number): Promise<void> {
  const units = manyUnits(count);
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      const [head = ''] = /^43\d+/.exec(text) ?? [];
      if (head === '' || !text.includes('"frames"')) return socket.send(message);
      const answer = JSON.parse(text.slice(head.length)) as [{ frames?: { view: { units: object } }[] }];
      for (const frame of answer[0].frames ?? []) frame.view.units = units;
      socket.send(head + JSON.stringify(answer));
    });
  });
}
