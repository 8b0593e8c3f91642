import { type Core, hide, reveal } from '@echo-base/games/engine';
import { type Card, type Smugglers, smugglers } from '@echo-base/games/engine/testing/smugglers';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { smugglersTable } from '../../test/support/smugglers.ts';

/** Title whose deal gives these cards to seat b. */
function dealing(cards: readonly Card[]): typeof smugglers {
  return {
    ...smugglers,
    setup(core: Core, options) {
      const rng = hide({ ...reveal(core.luck), seed: '7'.repeat(64) });
      const g = smugglers.setup({ ...core, luck: rng }, options) as Smugglers;
      for (const [index, held] of reveal(g.hands.b!).entries()) held.card = cards[index]!;
      return g;
    },
  };
}

/** Plays a match in which seat b declines deliveries; returns all bytes sent to others and the delays drawn. */
async function played(cards: readonly Card[]) {
  const table = await smugglersTable(['a', 'b', 'c'], { titles: [dealing(cards)], env: { PASS_DELAY_MS: '3000' } });
  const spectator = await ProtocolClient.join(table.server.url, 'Looker');
  await spectator.watch(table.matchId);
  const received: string[] = [];
  for (const [name, one] of [
    ['a', table.at('a')],
    ['c', table.at('c')],
    ['spectator', spectator],
  ] as const)
    one.socket?.onAny((event: string, message: unknown) => {
      // The order between sockets varies; each socket's own order is compared.
      received.push(`${name} ${event} ${JSON.stringify(message).replaceAll(table.matchId, 'match')}`);
    });
  const holds: string[] = [];
  await table.order('b');
  await table.load();
  for (let passes = 0; passes < 2; passes++) {
    holds.push((await table.asked('b')).options.map(({ key }) => key.split(':')[0]).join());
    await table.ring();
    if (passes === 0) for (const seat of ['c', 'a', 'c', 'a']) await table.answer(seat, 'pass');
  }
  await Promise.all([...table.people, spectator].map((one) => one.emit('ping')));
  return { received: received.sort(), delays: table.timing.delays, holds };
}

test('RB-16.2.2 RB-16.2.4 the cards of a declining seat change no byte sent to others and no delay', async () => {
  const empty = await played(['spice', 'ore', 'spice', 'ore']);
  const full = await played(['ambush', 'escort', 'spice', 'ambush']);
  expect([empty.holds, full.holds[0]]).toEqual([['pass', 'pass'], expect.stringContaining('ambush')]);
  expect(full.received).toEqual(empty.received);
  expect(full.received.length).toBeGreaterThan(20);
  expect(full.delays).toEqual(empty.delays);
  expect(full.delays).toHaveLength(2);
  for (const ms of full.delays) expect(ms).toBeGreaterThanOrEqual(1_500);
});
