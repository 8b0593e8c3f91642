/** A whole random match, tapped at every viewer, with everything viewers can do besides playing. */
import { begin, type Core, type Decision, pending } from '@echo-base/games/engine';
import { randomChoice, testRng, testSeed } from '@echo-base/games/engine/testing';
import type { FrozenClock } from './clock.ts';
import { type Covered, coveredAt } from './covered.ts';
import { look, PAGE } from './look.ts';
import { firstOrders, order, orderForOther, pass, someOrders } from './ordering.ts';
import { one, type Plan, type Rng } from './plan.ts';
import { planForOther, planSome } from './planning.ts';
import { Table } from './table.ts';
import { teamWithMates } from './talk.ts';
import type { Tap } from './tap.ts';
import { IN_FRAME } from './truth.ts';
import type { World } from './world.ts';

/** Extra rounds of a long match: every seat's log then outgrows its frame. */
const MORE_ROUNDS = 16;

/** First state of a long match. The rules of the engine's test title count rounds up to the last. */
function firstOfLong(world: World, { titleId, seats, options }: Plan, n: number): Core {
  const title = world.title(titleId);
  const g = begin(title, { seats, options: title.options.parse(options), seed: testSeed(n) });
  return { ...g, round: -MORE_ROUNDS } as Core;
}

/** Plays a match to its end. Throws `Leak`. */
export async function wholeMatch(world: World, clock: FrozenClock, plan: Plan, n: number): Promise<Covered> {
  const rng = testRng(n);
  const state = plan.isLong ? { state: firstOfLong(world, plan, n) } : {};
  const table = await Table.open({ world, clock, plan, ...state });
  const play = new WholeMatch(table, clock, rng);
  try {
    await firstOrders([table], rng);
    while (!table.live.isOver) {
      await play.step();
      await play.readFar();
    }
    await play.afterwards();
    return play.covered();
  } finally {
    await table.close();
  }
}

class WholeMatch {
  readonly #table: Table;
  readonly #clock: FrozenClock;
  readonly #rng: Rng;
  #ids = 0;
  #attempts = 0;
  /** Versions of the second device when it disconnected. */
  #had: Record<string, number> = {};
  #hasReadFar = false;

  constructor(table: Table, clock: FrozenClock, rng: Rng) {
    this.#table = table;
    this.#clock = clock;
    this.#rng = rng;
  }

  #id(): string {
    this.#ids += 1;
    return `act ${this.#ids}`;
  }

  async step(): Promise<void> {
    const rng = this.#rng;
    this.#clock.move(one(rng, [0, 1_000, 60_000, 900_000]));
    const what = rng();
    const due = this.#table.orders.due();
    if (due && rng() < 0.8) await pass(this.#table, due);
    else if (what < 0.7) await this.#act();
    else if (what < 0.74) await this.#plan();
    else if (what < 0.78) await this.#order();
    else if (what < 0.86) await this.#attempt();
    else if (what < 0.89) await this.#say();
    else if (what < 0.93) await this.#undo();
    else if (what < 0.97) await this.#reconnectSome();
    else if (what < 0.99) await look(this.#table, one(rng, this.#table.taps));
    else if (what < 0.997) await this.#table.reload();
    // A seat that concedes gets no more log entries.
    else if (!this.#table.plan.isLong) await this.#concede();
  }

  /** Once a seat's log has outgrown its frame, all viewers read pages of it, whose older entries are in the record. */
  async readFar(): Promise<void> {
    const { live, plan, taps } = this.#table;
    if (this.#hasReadFar || live.isOver || live.readable(plan.seats[0]!).length <= IN_FRAME + PAGE) return;
    this.#hasReadFar = true;
    for (const tap of taps) await look(this.#table, tap);
  }

  async #act(): Promise<void> {
    const { title, g } = this.#table.live;
    const decision = one(this.#rng, pending(title.rules, g));
    const choice = randomChoice(decision, this.#rng);
    await this.#table.act({ seat: decision.seat, decision: decision.id, choice }, this.#id());
  }

  /** A seat declines some kinds of decisions in advance, or none any more; or a viewer attempts it for another seat. */
  async #order(): Promise<void> {
    const { live, plan, taps } = this.#table;
    const left = plan.seats.filter((seat) => !live.g.conceded.includes(seat));
    const open = taps.filter((tap) => tap.isConnected);
    if (!live.title.declinable) return;
    if (this.#rng() < 0.2) {
      this.#attempts += 1;
      return orderForOther(this.#table, one(this.#rng, open), this.#rng);
    }
    await order(this.#table, one(this.#rng, left), someOrders(this.#table, this.#rng));
  }

  /** A seat picks options that it does not send; or a viewer attempts it for another seat. */
  async #plan(): Promise<void> {
    const open = this.#table.taps.filter((tap) => tap.isConnected);
    if (this.#rng() < 0.8) return planSome(this.#table, this.#rng);
    this.#attempts += 1;
    await planForOther(this.#table, one(this.#rng, open), this.#rng);
  }

  async #concede(): Promise<void> {
    const { conceded, seats } = this.#table.live.g;
    const left = seats.filter((seat) => !conceded.includes(seat));
    await this.#table.act({ seat: one(this.#rng, left), decision: 'concede', choice: null }, this.#id());
  }

  async #say(): Promise<void> {
    const { chat, taps } = this.#table;
    const last = chat.at(-1);
    // Five messages in ten seconds are allowed: wait rather than be refused.
    if (last) this.#clock.move(10_000);
    const may = taps.filter((tap) => tap.token !== null && this.#table.verifier.versions(tap).size > 0);
    const tap = one(this.#rng, may);
    const [seat] = this.#table.seatsOf(tap);
    const team = this.#teamIn(seat);
    if (team !== undefined && this.#rng() < 0.3) return this.#table.signal(tap, team);
    await this.#table.say(tap, `words ${chat.length}`, this.#rng() < 0.5 ? team : undefined);
  }

  /** Team that a seat may write to: until the end players who have conceded neither write nor read there. */
  #teamIn(seat: string | undefined): string | undefined {
    const { live, plan } = this.#table;
    const { conceded } = live.g;
    const left = live.isOver ? plan.seats : plan.seats.filter((one) => !conceded.includes(one));
    return seat !== undefined && left.includes(seat) ? teamWithMates(live.title, left, seat) : undefined;
  }

  /** Undoes what a seat can alone, or requests an undo. */
  async #undo(): Promise<void> {
    const { live, plan } = this.#table;
    const last = live.acts.at(-1);
    const seat = last && this.#rng() < 0.5 ? last.seat : one(this.#rng, plan.seats);
    if (live.canUndo(seat)) return this.#table.act({ seat, decision: 'undo', choice: null }, this.#id());
    const seq = live.lastOf(seat);
    if (seq === null || live.g.conceded.includes(seat)) return;
    await this.#table.askUndo(seat, seq, this.#rng() < 0.5, this.#id());
    // A refused undo request may be repeated only after the next act.
    if (!live.isOver) await this.#act();
  }

  async #reconnectSome(): Promise<void> {
    const { verifier, late, taps } = this.#table;
    if (late.isConnected) {
      this.#had = Object.fromEntries(verifier.versions(late));
      return this.#table.cut(late);
    }
    await this.#table.reconnect(late, this.#rng() < 0.7 ? this.#had : undefined);
    const others = taps.filter((tap) => tap !== late && verifier.versions(tap).size > 0);
    const other = one(this.#rng, others);
    const had = Object.fromEntries(verifier.versions(other));
    await this.#table.cut(other);
    await this.#table.reconnect(other, this.#rng() < 0.5 ? had : undefined);
  }

  /** A viewer answers a decision of another seat, or with a choice that is not allowed. */
  async #attempt(): Promise<void> {
    const { live, taps, plan } = this.#table;
    const tap = one(
      this.#rng,
      taps.filter((candidate) => candidate.isConnected),
    );
    const asked = pending(live.title.rules, live.g);
    const decision = one(this.#rng, asked);
    const seats = this.#table.seatsOf(tap);
    const seat = seats[0] ?? one(this.#rng, plan.seats);
    const act = { seat, decision: decision.id, choice: 'nonsense' };
    this.#attempts += 1;
    if (tap.token === null) return this.#table.attempt(tap, act, ['no_session']);
    if (seats.length === 0) return this.#table.attempt(tap, act, ['not_seated']);
    if (decision.seat !== seat) return this.#table.attempt(tap, act, ['not_your_decision']);
    await this.#table.attempt(tap, { ...act, decision: `${seat}:0.zzz` }, ['stale_decision']);
    await this.#wrongChoice(tap, decision);
  }

  async #wrongChoice(tap: Tap, decision: Decision): Promise<void> {
    const { id, seat, shape, options } = decision;
    const wrong = (choice: string | string[] | number, codes: string[], option?: unknown) =>
      this.#table.attempt(tap, { seat, decision: id, choice }, codes, option);
    if (shape !== 'one') return wrong('nonsense', ['bad_choice']);
    await wrong('nonsense', ['not_an_option']);
    const refused = options.find((option) => option.refused);
    if (refused) await wrong(refused.key, ['option_refused'], refused);
  }

  /** The end is shown to all at once, and only now the record. */
  async afterwards(): Promise<void> {
    const table = this.#table;
    if (!table.late.isConnected) await table.reconnect(table.late, this.#had);
    for (const tap of table.taps) await look(table, tap);
    await table.settle();
  }

  covered(): Covered {
    return coveredAt(this.#table, this.#attempts);
  }
}
