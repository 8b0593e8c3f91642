/** Blind pairs: two matches that differ only in what one viewer may not see, played alike; it must receive the same. */
import { type AnyTitle, type Core, pending, type Viewer } from '@echo-base/games/engine';
import { testRng } from '@echo-base/games/engine/testing';
import type { FrozenClock } from './clock.ts';
import { sameReceived } from './compare.ts';
import { add, type Covered, coveredAt } from './covered.ts';
import { Leak, same } from './leak.ts';
import { look } from './look.ts';
import { firstOrders, order, pass, someOrders } from './ordering.ts';
import { one, type Plan, type Rng } from './plan.ts';
import { plan, plansFor } from './planning.ts';
import { Table } from './table.ts';
import { teamWithMates } from './talk.ts';
import type { Tap } from './tap.ts';
import { afterAct, type TapAct } from './truth.ts';
import { type Both, common, type Guess, guesses, isAlike, looksAlike, type Pairing, twins } from './twins.ts';
import type { World } from './world.ts';

/** Most acts of a pair; most pairs have nothing more in common long before. */
const ACTS = 40;

/**
 * Plays one match twice, with different secrets, on two servers. Throws `Leak` where the viewer can tell them apart.
 */
export async function blindPair(
  worlds: readonly [World, World],
  clock: FrozenClock,
  plan: Plan,
  n: number,
): Promise<Covered> {
  const rng = testRng(n);
  // Spectators are the viewer as often as all seats together.
  const spectates = plan.spectators !== 'closed' && Math.floor(n / 3) % 2 === 0;
  const viewer: Viewer = spectates ? 'spectator' : one(rng, plan.seats);
  const title = worlds[0].title(plan.titleId);
  const states = twins(title, plan, viewer, n);
  const open = (index: 0 | 1) => Table.open({ world: worlds[index], clock, plan, state: states[index] });
  const tables = [await open(0), await open(1)] as const;
  const pair = new Pair(title, tables, viewer, clock, rng);
  try {
    await pair.play();
    return pair.covered();
  } finally {
    for (const table of tables) await table.close();
  }
}

class Pair {
  readonly #title: AnyTitle;
  readonly #tables: readonly [Table, Table];
  readonly #viewer: Viewer;
  readonly #clock: FrozenClock;
  readonly #rng: Rng;
  readonly #compared = new Map<Tap, number>();
  readonly #comparedTwin = new Map<Tap, number>();
  /** Decisions of the viewer already guessed at. */
  readonly #guessed = new Set<string>();
  #isSame = true;
  #acts = 0;
  #attempts = 0;
  #ids = 0;

  constructor(title: AnyTitle, tables: readonly [Table, Table], viewer: Viewer, clock: FrozenClock, rng: Rng) {
    this.#title = title;
    this.#tables = tables;
    this.#viewer = viewer;
    this.#clock = clock;
    this.#rng = rng;
  }

  get #states(): [Core, Core] {
    return [this.#tables[0].live.g, this.#tables[1].live.g];
  }

  /** Does the same in both matches, one after the other. */
  async #both(what: (table: Table, index: 0 | 1) => Promise<void>): Promise<void> {
    await what(this.#tables[0], 0);
    await what(this.#tables[1], 1);
    this.#compare();
  }

  async play(): Promise<void> {
    await firstOrders(this.#tables, this.#rng);
    this.#compare();
    while (this.#acts < ACTS && !this.#tables[0].live.isOver) {
      await this.#guessAtOnce();
      if (!(await this.#step())) break;
    }
    // After the end everything is shown, and differs.
    if (this.#tables[0].live.isOver) return;
    await this.#plan();
    await this.#whisper();
    await this.#both((table) => table.reload());
    await this.#lookAround();
  }

  async #step(): Promise<boolean> {
    const rng = this.#rng;
    this.#clock.move(one(rng, [0, 1_000, 60_000, 1_800_000]));
    const due = this.#tables[0].orders.due();
    if (due && rng() < 0.8) return this.#pass(due);
    const what = rng();
    if (what < 0.55) return this.#act();
    if (what < 0.6) await this.#order();
    else if (what < 0.65) await this.#plan();
    else if (what < 0.75) await this.#guess();
    else if (what < 0.8) await this.#say();
    else if (what < 0.87) return this.#undo();
    else if (what < 0.94) await this.#reconnectSome();
    else if (what < 0.97) await this.#lookAround();
    else await this.#both((table) => table.reload());
    return true;
  }

  async #act(): Promise<boolean> {
    const acts = common(this.#pairing(), this.#rng);
    if (!acts) return false;
    await this.#perform(acts);
    return true;
  }

  /** A seat declines kinds of decisions in advance, in both matches. */
  async #order(): Promise<void> {
    const [table] = this.#tables;
    if (!table.live.title.declinable) return;
    const seat = one(this.#rng, table.plan.seats);
    const orders = someOrders(table, this.#rng);
    await this.#both((each) => order(each, seat, orders));
  }

  /** Seats of the viewer's side plan alike in both matches, and those of other sides in one of them only. */
  async #plan(): Promise<void> {
    const [table, twin] = this.#tables;
    for (const { seat, picked } of plansFor(table, this.#viewer, true, this.#rng))
      await this.#both((each) => plan(each, seat, picked));
    for (const { seat, picked } of plansFor(twin, this.#viewer, false, this.#rng)) {
      await table.settle();
      await plan(twin, seat, picked);
      this.#compare();
    }
  }

  /** Ends the delay of an automatic pass in both: it must have begun and lasted alike, whatever the seat holds. */
  async #pass(due: TapAct): Promise<boolean> {
    const twin = this.#tables[1].orders.due();
    if (!twin) throw new Leak(`${due.seat} is passed for in one match only`);
    same('delays drawn', this.#tables[1].world.timing.delays, this.#tables[0].world.timing.delays);
    const acts: Both = [due, twin];
    if (!isAlike(this.#pairing(), acts)) return false;
    await this.#both((table, index) => pass(table, acts[index]));
    this.#acts += 1;
    return true;
  }

  async #perform(acts: Both): Promise<void> {
    const id = this.#id();
    await this.#both((table, index) => table.act(acts[index], id));
    this.#acts += 1;
    if (acts[0].choice !== acts[1].choice) this.#isSame = false;
  }

  #pairing(): Pairing {
    return { title: this.#title, states: this.#states, viewer: this.#viewer, isSame: this.#isSame };
  }

  #id(): string {
    this.#ids += 1;
    return `act ${this.#ids}`;
  }

  /** The connections of the viewer, and of a stranger, who must receive the same in any case. */
  #own(table: Table): Tap[] {
    const spectates = this.#viewer === 'spectator';
    const isOwn = (tap: Tap) => {
      const seats = table.seatsOf(tap);
      return tap === table.stranger || (spectates ? seats.length === 0 : seats.includes(this.#viewer));
    };
    return table.taps.filter(isOwn);
  }

  #compare(): void {
    const [ones, others] = this.#tables.map((table) => this.#own(table)) as [Tap[], Tap[]];
    for (const [index, tap] of ones.entries()) {
      const twin = others[index]!;
      const from = this.#compared.get(tap) ?? 0;
      sameReceived(tap.name, tap.received.slice(from), twin.received.slice(this.#comparedTwin.get(tap) ?? 0));
      this.#compared.set(tap, tap.received.length);
      this.#comparedTwin.set(tap, twin.received.length);
    }
  }

  #main(table: Table): Tap {
    if (this.#viewer !== 'spectator') return table.tapOf(this.#viewer);
    return table.taps.find(({ name }) => name === 'spectator')!;
  }

  /**
   * The viewer attempts what is true in one of the two matches only, and what it may not do; with the same messages.
   */
  async #guess(): Promise<void> {
    const { seats } = this.#tables[0].plan;
    const seat = this.#viewer === 'spectator' ? one(this.#rng, seats) : this.#viewer;
    await this.#guessChoices(seat, 4);
    const other = seats.find((candidate) => candidate !== seat)!;
    await this.#try('undo', { seat: other, id: 'not mine' });
    await this.#try('answerUndo', { seat, allow: true, id: this.#id() });
    await this.#try('watch', { since: { [other]: this.#tables[0].live.head(other), spectator: 0 } });
  }

  /**
   * The viewer answers each of its decisions that is open beside one of another seat with an option of that seat only.
   */
  async #guessAtOnce(): Promise<void> {
    const asked = pending(this.#title.rules, this.#states[0]);
    const own = asked.find(({ seat }) => seat === this.#viewer);
    if (!own || asked.length === 1 || this.#guessed.has(own.id)) return;
    this.#guessed.add(own.id);
    await this.#guessChoices(own.seat, 8);
  }

  async #guessChoices(seat: string, most: number): Promise<void> {
    const found = guesses(this.#title, one(this.#rng, this.#states), seat);
    const isLegal = (guess: Guess) =>
      this.#states.some((g) => typeof afterAct(this.#title, g, { seat, ...guess }) !== 'string');
    for (let tries = 0; tries < most && found.length > 0; tries++) {
      const guess = one(this.#rng, found);
      if (this.#viewer !== 'spectator' && isLegal(guess)) continue;
      await this.#try('act', { seat, ...guess, id: `guess ${guess.decision}` });
    }
  }

  /** Sends an event in both matches; the answers are compared. */
  async #try(event: string, message: object): Promise<void> {
    this.#attempts += 1;
    await this.#both(async (table) => {
      await this.#main(table).send(event, { matchId: table.matchId, ...message });
    });
  }

  async #say(): Promise<void> {
    this.#clock.move(10_000);
    const seat = one(this.#rng, this.#tables[0].plan.seats);
    await this.#both((table) => table.say(table.tapOf(seat), `words ${table.chat.length}`));
  }

  /** In one of the matches players write what the viewer may read too late for the comparison, or never. */
  async #whisper(): Promise<void> {
    const [table] = this.#tables;
    const { seats } = table.plan;
    if (this.#viewer === 'spectator' && table.isDelayed) await this.#writeUnseen(seats);
    const teamOf = (seat: string) => teamWithMates(this.#title, seats, seat);
    const others = seats.filter((seat) => teamOf(seat) !== undefined && teamOf(seat) !== teamOf(this.#viewer));
    await this.#writeUnseen(others, teamOf);
  }

  async #writeUnseen(seats: readonly string[], teamOf = (_seat: string): string | undefined => undefined) {
    const [table, twin] = this.#tables;
    const ask = () => this.#both((one) => one.say(this.#main(one), 'who wrote a message?'));
    this.#clock.move(10_000);
    // Everything delayed until now is sent before.
    await ask();
    for (const seat of seats) {
      await table.settle();
      const team = teamOf(seat);
      await twin.say(twin.tapOf(seat), 'not a word to them', team);
      if (team === undefined) continue;
      this.#clock.move(10_000);
      await table.settle();
      await twin.signal(twin.tapOf(seat), team);
    }
    await ask();
  }

  /** A seat undoes what it can alone, or requests an undo, where both matches look the same; false if play ends there. */
  async #undo(): Promise<boolean> {
    const [live, twin] = [this.#tables[0].live, this.#tables[1].live];
    const seat = this.#rng() < 0.5 ? live.acts.at(-1)?.seat : one(this.#rng, live.table.seats);
    if (seat === undefined || live.canUndo(seat) !== twin.canUndo(seat)) return true;
    const act = { seat, decision: 'undo', choice: null };
    if (live.canUndo(seat)) {
      if (isAlike({ ...this.#pairing(), isSame: false }, [act, act])) await this.#perform([act, act]);
      return true;
    }
    const seq = live.lastOf(seat);
    if (seq === null || seq !== twin.lastOf(seat) || live.g.conceded.length > 0) return true;
    const back = [live.before(seq), twin.before(seq)] as const;
    const isGranted = looksAlike(this.#title, back, this.#viewer) && this.#rng() < 0.5;
    const id = this.#id();
    await this.#both((table) => table.askUndo(seat, seq, isGranted, id));
    // A refused undo request may be repeated only after the next act.
    return isGranted || this.#act();
  }

  async #reconnectSome(): Promise<void> {
    const isShort = this.#rng() < 0.6;
    const away = Math.floor(this.#rng() * 3);
    const had = this.#tables.map((table) => Object.fromEntries(table.verifier.versions(this.#main(table))));
    if (this.#viewer !== 'spectator') {
      await this.#both((table) => table.cut(this.#main(table)));
    } else {
      await this.#both((table) => table.cut(this.#main(table)));
      for (let acts = 0; acts < away; acts++) await this.#act();
    }
    await this.#both((table, index) => table.reconnect(this.#main(table), isShort ? had[index] : undefined));
  }

  async #lookAround(): Promise<void> {
    await this.#both((table) => look(table, this.#main(table)));
    await this.#both((table) => look(table, table.stranger));
  }

  covered(): Covered {
    const all = this.#tables.map((table) => coveredAt(table, this.#attempts));
    const [first, second] = all as [Covered, Covered];
    return { ...add(first, second), matches: 1, attempts: this.#attempts };
  }
}
