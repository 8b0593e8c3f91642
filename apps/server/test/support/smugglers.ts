/** Matches of the engine's test title, in which deliveries and ambushes can be declined in advance. */
import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import type { Choice, Decision } from '@echo-base/protocol';
import { expect } from 'vitest';
import { ProtocolClient } from '../kit/client.ts';
import { openMatch } from '../kit/play.ts';
import { type TestParts, testServer } from '../kit/setup.ts';
import { ManualTiming } from './manual-timing.ts';

const human = (id: string) => ({ id, kind: 'human' });

/** Match with Ann at `a`, Bob at `b` and Cy at `c`; automatic passes wait until the test fires the timers. */
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

  /** Resolves with the decision of a seat, once it has one. */
  async asked(seat: string): Promise<Decision> {
    const decisions = () => this.at(seat).frame(this.matchId, seat)?.decisions ?? [];
    await this.at(seat).until(() => decisions().length > 0, `a question to ${seat}`);
    return decisions()[0]!;
  }

  /** Answers the decision of a seat. */
  async answer(seat: string, choice: Choice): Promise<void> {
    const decision = await this.asked(seat);
    const answer = await this.at(seat).act(this.matchId, decision, choice);
    expect(answer).toMatchObject({ ok: true });
    const { version } = answer;
    await this.at(seat).until(() => (this.at(seat).frame(this.matchId, seat)?.version ?? 0) >= version, 'the frame');
  }

  /** All bid nothing and load nothing: the first delivery begins, and the next seat has to decide on it. */
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

  /** The last acts of the record. */
  async acts(last = 1) {
    return (await this.server.store.acts(this.matchId)).slice(-last);
  }

  /** Resolves when everything sent so far has arrived. */
  async caughtUp(): Promise<void> {
    for (const one of this.people) await one.emit('ping');
  }

  /** Fires the timers; resolves when the record has this many more acts. */
  async ring(acts = 1): Promise<void> {
    const { store } = this.server;
    const before = (await store.acts(this.matchId)).length;
    this.timing.ring();
    await expect.poll(async () => (await store.acts(this.matchId)).length).toBe(before + acts);
    await this.caughtUp();
  }
}
