import { setTimeout as sleep } from 'node:timers/promises';
import { standingOrders } from '@echo-base/protocol';
import { describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { ManualTiming } from '../../test/support/manual-timing.ts';
import { smugglersTable } from '../../test/support/smugglers.ts';
import { Unavailable } from '../refused.ts';
import type { Store } from '../storage/store.ts';

const DELIVERY = { kind: 'delivery', until: 'match' };

describe('RB-16.2.4 a seat declines a kind of decision in advance', () => {
  test('it is asked as usual, and the server passes for it after the delay', async () => {
    const table = await smugglersTable();
    const bob = table.at('b');
    expect(await table.order('b')).toEqual({ ok: true, orders: [DELIVERY] });
    await table.load();
    expect((await table.asked('b')).declines).toEqual({ kind: 'delivery', choice: 'pass' });
    expect([table.timing.waiting, (await table.acts())[0]?.seat]).toEqual([1, 'b']);
    expect(table.timing.delays.every((ms) => ms === 0)).toBe(true);
    await table.ring();
    const [act] = await table.acts();
    expect(act).toMatchObject({ seat: 'b', choice: 'pass', clientId: expect.any(String) });
    // Bob's own delivery is next; Ann has given no order.
    expect((await table.asked('a')).declines).toEqual({ kind: 'delivery', choice: 'pass' });
    expect(table.timing.waiting).toBe(0);
    expect(bob.frame(table.matchId, 'b')?.decisions).toEqual([]);
    expect(bob.gaps).toBe(0);
  });

  test('an act of the seat within the delay wins', async () => {
    const table = await smugglersTable();
    await table.order('b');
    await table.load();
    expect(table.timing.waiting).toBe(1);
    await table.answer('b', 'pass');
    expect(table.timing.waiting).toBe(0);
    expect((await table.acts())[0]?.clientId).toMatch(/^a\d+$/);
  });

  test('an order withdrawn within the delay cancels the pass; one given to an open decision applies to it', async () => {
    const table = await smugglersTable();
    await table.order('b');
    await table.load();
    expect(await table.at('b').order(table.matchId, 'b', [])).toEqual({ ok: true, orders: [] });
    expect(table.timing.waiting).toBe(0);
    expect((await table.order('b', 'ambush')).ok).toBe(true);
    expect(table.timing.waiting).toBe(0);
    expect((await table.order('b', 'delivery')).ok).toBe(true);
    expect(table.timing.waiting).toBe(1);
    await table.ring();
    expect((await table.acts())[0]).toMatchObject({ seat: 'b', choice: 'pass' });
  });

  test('an order for the turn lapses when the turn ends, and the seat is notified', async () => {
    const table = await smugglersTable();
    const bob = table.at('b');
    await bob.order(table.matchId, 'b', [
      { kind: 'delivery', until: 'turn' },
      { kind: 'ambush', until: 'match' },
    ]);
    await table.load();
    await table.ring();
    const before = bob.standing.length;
    await table.answer('a', 'pass');
    await table.caughtUp();
    const left = { matchId: table.matchId, seat: 'b', orders: [{ kind: 'ambush', until: 'match' }] };
    expect(bob.standing.slice(before)).toEqual([left]);
    expect((await bob.watch(table.matchId)).standing).toEqual([left]);
    await table.load();
    await table.asked('b');
    expect(table.timing.waiting).toBe(0);
  });

  test('it passes decisions of a seat that is not connected', async () => {
    const table = await smugglersTable();
    await table.order('b');
    await table.load();
    table.at('b').close();
    // No act follows in the meantime, so the match may be evicted from memory.
    table.server.registry.evict(table.matchId);
    expect(table.timing.waiting).toBe(1);
    await table.at('a').watch(table.matchId);
    const before = table.at('a').deltas.length;
    table.timing.ring();
    await table.at('a').until(() => table.at('a').deltas.length > before, 'the pass');
    expect((await table.acts())[0]).toMatchObject({ seat: 'b', choice: 'pass' });
  });
});

describe('RB-16.2.2 only the seat sees its orders', () => {
  test('both devices of the seat are notified, and no other viewer', async () => {
    const table = await smugglersTable();
    const [ann, bob] = [table.at('a'), table.at('b')];
    const device = bob.at(table.server.url);
    await device.connect();
    const spectator = await ProtocolClient.join(table.server.url, 'Looker');
    expect((await device.watch(table.matchId)).standing).toBeUndefined();
    await spectator.watch(table.matchId);
    const received: string[] = [];
    for (const other of [ann, spectator]) other.socket?.onAny((event: string) => received.push(event));
    await table.order('b');
    const news = { matchId: table.matchId, seat: 'b', orders: [DELIVERY] };
    await Promise.all([ann, bob, device, spectator].map((one) => one.emit('ping')));
    for (const own of [bob, device]) expect(own.standing).toEqual([news]);
    expect(standingOrders.safeParse(news).success).toBe(true);
    expect(received).toEqual([]);
    expect((await device.watch(table.matchId)).standing).toEqual([news]);
    for (const other of [ann, spectator]) expect(await other.watch(table.matchId)).not.toHaveProperty('standing');
    await device.order(table.matchId, 'b', []);
    await Promise.all([bob, device].map((one) => one.emit('ping')));
    for (const own of [bob, device]) expect(own.standing.at(-1)).toEqual({ ...news, orders: [] });
    expect(received).toEqual([]);
  });
});

describe('undo', () => {
  test('after undoing an automatic pass the seat is asked until it has acted, then its orders apply again', async () => {
    const table = await smugglersTable(['a', 'b', 'c']);
    await table.order('b');
    await table.load();
    await table.ring();
    await table.asked('c');
    expect((await table.at('b').undo(table.matchId, 'b')).ok).toBe(true);
    expect((await table.asked('b')).declines?.kind).toBe('delivery');
    expect([table.timing.waiting, table.at('b').standing.at(-1).orders]).toEqual([0, [DELIVERY]]);
    await table.order('b', 'ambush');
    await table.order('b');
    expect(table.timing.waiting).toBe(0);
    await table.answer('b', 'pass');
    await table.answer('c', 'pass');
    // The second delivery is Bob's own, for the third he is asked again.
    await table.answer('a', 'pass');
    await table.answer('c', 'pass');
    await table.answer('a', 'pass');
    expect(table.timing.waiting).toBe(1);
    await table.ring();
    expect((await table.acts())[0]).toMatchObject({ seat: 'b', choice: 'pass' });
  });

  test('nothing is passed during an undo request; after a refusal it is', async () => {
    const table = await smugglersTable();
    await table.order('b');
    await table.load();
    await table.ring();
    await table.answer('a', 'pass');
    await table.load();
    const [ann, bob] = [table.at('a'), table.at('b')];
    expect(await ann.undo(table.matchId, 'a')).toMatchObject({ ok: true, requested: true });
    const before = (await table.acts(1_000)).length;
    table.timing.ring();
    await sleep(20);
    expect([(await table.acts(1_000)).length, table.timing.waiting]).toEqual([before, 0]);
    expect((await bob.emit('answerUndo', { matchId: table.matchId, seat: 'b', allow: false, id: 'no' })).ok).toBe(true);
    expect(table.timing.waiting).toBe(1);
    await table.ring();
    expect((await table.acts())[0]).toMatchObject({ seat: 'b', choice: 'pass' });
  });

  test('after a granted undo the decision stays with the seat', async () => {
    const table = await smugglersTable();
    await table.order('b');
    await table.load();
    await table.ring();
    const [ann, bob] = [table.at('a'), table.at('b')];
    expect(await bob.undo(table.matchId, 'b')).toMatchObject({ ok: true, requested: true });
    expect((await ann.emit('answerUndo', { matchId: table.matchId, seat: 'a', allow: true, id: 'yes' })).ok).toBe(true);
    await table.asked('b');
    expect(table.timing.waiting).toBe(0);
    await table.server.registry.evict(table.matchId);
    await bob.watch(table.matchId);
    expect((await table.asked('b')).declines?.kind).toBe('delivery');
    expect(table.timing.waiting).toBe(0);
  });
});

describe('what ends or interrupts a pass', () => {
  test('the delay never exceeds the bank, and the pass gains the increment like any act', async () => {
    const clock = { kind: 'bank', bank: 60, increment: 30, atZero: 'claim' };
    const table = await smugglersTable(['a', 'b'], { env: { PASS_DELAY_MS: '60000' } }, { clock });
    await table.order('b');
    await table.load();
    const leftOf = async (seat: string) => {
      const { body } = await table.at('a').api('GET', `/api/matches/${table.matchId}`);
      return body.clocks.seats.find((one: { seat: string }) => one.seat === seat).leftMs as number;
    };
    const before = await leftOf('b');
    // The drawn delay was 67 seconds, more than the bank.
    expect(table.timing.delays).toEqual([expect.closeTo(before - 250, -4)]);
    expect(table.timing.delays[0]).toBeLessThanOrEqual(59_750);
    await table.ring();
    // Thirty seconds, without those that the test takes.
    expect((await leftOf('b')) - before).toBeGreaterThan(10_000);
  });

  test('conceding', async () => {
    const table = await smugglersTable(['a', 'b', 'c']);
    await table.order('b');
    await table.load();
    expect(table.timing.waiting).toBe(1);
    expect((await table.at('b').api('POST', `/api/matches/${table.matchId}/concede`)).status).toBe(200);
    expect(table.timing.waiting).toBe(0);
  });

  test('a stand-in plays the seat; its owner’s orders apply again afterwards', async () => {
    const { smugglers } = await import('@echo-base/games/engine/testing/smugglers');
    const titles = [{ ...smugglers, bots: { slow: () => 'pass' } }];
    const botRunner = { choose: () => new Promise<never>(() => undefined), close: async () => undefined };
    const table = await smugglersTable(['a', 'b'], { titles, botRunner });
    const seat = { seat: 'b' };
    await table.order('b');
    await table.load();
    expect((await table.at('b').api('POST', `/api/matches/${table.matchId}/standin`, seat)).status).toBe(200);
    expect(table.timing.waiting).toBe(0);
    expect((await table.at('b').api('POST', `/api/matches/${table.matchId}/reclaim`, seat)).status).toBe(200);
    expect(table.timing.waiting).toBe(1);
  });

  test('after a restart the stored orders apply and the pending pass is made without a connected client', async () => {
    const dataDir = tempDir();
    const table = await smugglersTable(['a', 'b'], { dataDir });
    await table.order('b');
    await table.load();
    await table.server.close();
    expect(table.timing.waiting).toBe(0);
    const timing = new ManualTiming();
    const { smugglers } = await import('@echo-base/games/engine/testing/smugglers');
    const again = await testServer({ dataDir, titles: [smugglers], passTiming: timing });
    await expect.poll(() => timing.waiting).toBe(1);
    const bob = table.at('b').at(again.url);
    await bob.connect();
    const { standing } = await bob.watch(table.matchId);
    expect(standing).toEqual([{ matchId: table.matchId, seat: 'b', orders: [DELIVERY] }]);
    timing.ring();
    await bob.until(() => bob.frame(table.matchId, 'b')?.decisions.length === 0, 'the pass');
    expect((await again.store.acts(table.matchId)).at(-1)).toMatchObject({ seat: 'b', choice: 'pass' });
  });

  test('on a storage error the pass is retried, and the order is refused and does not apply', async () => {
    let isDown = false;
    const store = (real: Store): Store => ({
      ...real,
      appendActs: (batch) => (isDown ? Promise.reject(new Unavailable('down')) : real.appendActs(batch)),
      setStanding: (...given) => (isDown ? Promise.reject(new Unavailable('down')) : real.setStanding(...given)),
    });
    const table = await smugglersTable(['a', 'b'], { store });
    await table.order('b');
    await table.load();
    isDown = true;
    expect(await table.at('b').order(table.matchId, 'b', [])).toMatchObject({ error: { code: 'unavailable' } });
    expect((await table.at('b').watch(table.matchId)).standing).toHaveLength(1);
    table.timing.ring();
    await expect.poll(() => table.timing.delays.at(-1)).toBe(2_000);
    isDown = false;
    table.timing.ring();
    await expect.poll(() => table.timing.waiting).toBe(1);
    await table.ring();
    expect((await table.acts())[0]).toMatchObject({ seat: 'b', choice: 'pass' });
  });
});
