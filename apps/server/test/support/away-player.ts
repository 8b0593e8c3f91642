import { expect } from 'vitest';
import type { HookNetwork } from '../../src/alerts/hook-call.ts';
import type { Store } from '../../src/storage/store.ts';
import { ProtocolClient } from '../kit/client.ts';
import { openMatch, randomChoice } from '../kit/play.ts';
import { testServer } from '../kit/setup.ts';
import { TestClock } from '../kit/test-clock.ts';
import type { TestDatabase } from './databases.ts';
import { hookNetwork } from './hook-receiver.ts';

const STEP = 30_000;
const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true, firstPlayer: 'first-seat' } };

interface Parts {
  readonly env?: Record<string, string>;
  readonly hooks?: Partial<HookNetwork>;
  readonly store?: (store: Store) => Store;
}

/** A server with a clock that a test moves; Ann, who is there, and Bob, who has no page open. */
export async function awayPlayer(database: TestDatabase, { env = {}, hooks = {}, store }: Parts = {}) {
  const clock = new TestClock();
  const start = () =>
    testServer({
      env: { ...database.env, PUBLIC_URL: 'https://play.example.org', ...env },
      clock,
      hooks: { ...hookNetwork(), ...hooks },
      ...(store && { store }),
    });
  let server = await start();
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const bob = await ProtocolClient.guest(server.url, 'Bob');
  const settled = () => server.alerts.idle();
  /** Moves the clock in steps, as the outbox is read between them. */
  async function pass(ms: number) {
    await settled();
    for (let left = ms; left > 0; left -= STEP) {
      clock.move(Math.min(left, STEP));
      await settled();
    }
  }
  /** Moves the clock until this holds. */
  async function until(holds: () => boolean, what: string) {
    for (let steps = 0; steps < 2_000 && !holds(); steps++) await pass(STEP);
    if (!holds()) throw new Error(`${what} did not come`);
  }
  /** Acts in a seat until it is asked no more. */
  async function plays(who: ProtocolClient, matchId: string, seat: string) {
    for (let acts = 0; acts < 200; acts++) {
      const [decision] = who.frame(matchId, seat)?.decisions ?? [];
      if (!decision) return;
      const answer = await who.act(matchId, decision, randomChoice(decision));
      expect(answer.ok).toBe(true);
      await who.until(() => (who.frame(matchId, seat)?.version ?? 0) >= answer.version, 'the act');
    }
  }
  /** Bob opens the match, makes his turn and closes it. */
  async function bobMoves(matchId: string) {
    const page = bob.at(server.url);
    await page.connect();
    await page.watch(matchId);
    await plays(page, matchId, 'p2');
    page.close();
    await settled();
  }
  async function way(given: object) {
    const added = await bob.api('POST', '/api/alerts/ways', { name: 'Way', language: 'en', wait: 0, ...given });
    expect(added.status).toBe(201);
    return added.body.way;
  }
  /** Stops the server and starts it again. */
  async function restart() {
    await server.close();
    server = await start();
  }
  return {
    ...{ clock, ann, bob, pass, until, bobMoves, way, restart },
    open: (name = 'Friday', more: object = {}) => openMatch([ann, bob], { ...BODY, name, ...more }),
    annPlays: (matchId: string) => plays(ann, matchId, 'p1'),
    server: () => server,
    bobHere: () => bob.at(server.url),
  };
}
