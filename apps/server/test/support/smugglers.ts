/** Matches of the engine's own test title, in which deliveries and ambushes can be declined in advance. */
import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import type { Choice, Decision } from '@echo-base/protocol';
import { expect } from 'vitest';
import { ProtocolClient } from '../kit/client.ts';
import { openMatch } from '../kit/play.ts';
import { type TestParts, testServer } from '../kit/setup.ts';
import { ManualTiming } from './manual-timing.ts';

const human = (id: string) => ({ id, kind: 'human' });

/** Ann sits at `a`, Bob at `b`, Cy at `c`; automatic passes wait until the timing rings. */
export async function smugglersTable(seats: readonly string[] = ['a', 'b'], parts: TestParts = {}, body: object = {}) {
  const timing = new ManualTiming();
  const server = await testServer({ titles: [smugglers], passTiming: timing, ...parts });
  const names = ['Ann', 'Bob', 'Cy'].slice(0, seats.length);
  const people = await ProtocolClient.joinAll(server.url, ...names);
  const matchId = await openMatch(people, { title: 'smugglers', seats: seats.map(human), ...body });
  return new SmugglersTable(server, timing, matchId, people);
}

class SmugglersTable {
  readonly server: Awaited<ReturnType<typeof testServer>>;
  readonly timing: ManualTiming;
  readonly matchId: string;
  readonly people: readonly ProtocolClient[];

  constructor(
    server: SmugglersTable['server'],
    timing: ManualTiming,
    matchId: string,
    people: readonly ProtocolClient[],
  ) {
    this.server = server;
    this.timing = timing;
    this.matchId = matchId;
    this.people = people;
  }

  /** The player of a seat. */
  at(seat: string): ProtocolClient {
    return this.people['abc'.indexOf(seat)]!;
  }

  /** What a seat is asked, once it is. */
  async asked(seat: string): Promise<Decision> {
    const decisions = () => this.at(seat).frame(this.matchId, seat)?.decisions ?? [];
    await this.at(seat).until(() => decisions().length > 0, `a question to ${seat}`);
    return decisions()[0]!;
  }

  /** A seat answers what it is asked. */
  async answer(seat: string, choice: Choice): Promise<void> {
    const decision = await this.asked(seat);
    const answer = await this.at(seat).act(this.matchId, decision, choice);
    expect(answer).toMatchObject({ ok: true });
    const { version } = answer;
    await this.at(seat).until(() => (this.at(seat).frame(this.matchId, seat)?.version ?? 0) >= version, 'the frame');
  }

  /** Everybody bids nothing and loads nothing: the first delivery begins, and the next seat is asked about it. */
  async load(): Promise<void> {
    for (const step of [0, []] as const) {
      for (const seat of ['a', 'b', 'c'].slice(0, this.people.length)) {
        const decision = await this.asked(seat);
        expect(decision.shape).toBe(step === 0 ? 'number' : 'some');
        await this.answer(seat, step === 0 ? 0 : []);
      }
    }
  }

  order(seat: string, kind = 'delivery', until = 'match') {
    return this.at(seat).order(this.matchId, seat, [{ kind, until }]);
  }

  /** Acts of the record, the last ones. */
  async acts(last = 1) {
    return (await this.server.store.acts(this.matchId)).slice(-last);
  }

  /** Resolves when everything sent so far has arrived. */
  async caughtUp(): Promise<void> {
    for (const one of this.people) await one.emit('ping');
  }

  /** The timers ring; resolves when the record has so many acts more. */
  async ring(acts = 1): Promise<void> {
    const { store } = this.server;
    const before = (await store.acts(this.matchId)).length;
    this.timing.ring();
    await expect.poll(async () => (await store.acts(this.matchId)).length).toBe(before + acts);
    await this.caughtUp();
  }
}
